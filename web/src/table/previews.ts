// What the server says a move would do: how it is found again, and what it comes to.
import type { Move, Preview } from "../api/types";

/** How a move's preview is found in `known`: by its kind, and its slot or trader if it has one. */
export function keyOf(move: Move): string {
  if ("slot" in move) return `${move.move} ${move.slot}`;
  if ("trader" in move) return `${move.move} ${move.trader}`;
  return move.move;
}

/** What a preview brings a player, summed up: negative where it costs. */
export type Sum = { coins: number; goods: number; wood: number; corn: number; furs: number; points: number };

/** What the end of a round or of the game brings: not what the move itself does, even if it is the last one before. */
const AFTERWARDS: readonly string[] = ["harvest", "upkeep", "goods", "income", "final_elections", "final_land", "final_furs", "final_resources"];

export function sumOf(preview: Preview, player: number): Sum {
  const sum: Sum = { coins: 0, goods: 0, wood: 0, corn: 0, furs: 0, points: 0 };
  for (const event of preview.events) {
    if (!("player" in event) || event.player !== player || !("event" in event)) continue;
    if ("why" in event && AFTERWARDS.includes(event.why)) continue;
    if (event.event === "paid" || event.event === "gained") {
      const sign = event.event === "paid" ? -1 : 1;
      for (const thing of ["coins", "goods", "wood", "corn"] as const) sum[thing] += sign * (event[thing] as number);
      if (event.event === "paid") sum.furs -= event.furs.length;
    } else if (event.event === "scored") sum.points += event.points;
    else if (event.event === "furs_bought") sum.furs += event.furs.length;
    else if (event.event === "furs_shipped") sum.furs -= event.furs.length;
  }
  return sum;
}
