// What lies in front of a player beyond what the view says: tiles used in this round, special actions, who is there.
import type { TileName } from "../../api/types";
import type { GameTable } from "../game.svelte";

export const STEPS: readonly TileName[] = ["city", "land", "trade"];
export type Held = { step: TileName; left: number; used: number; special: boolean; now: boolean };

/** The tiles of each step, used ones too, and whether the special action of the step is over. */
export function held(game: GameTable, seat: number): Held[] {
  const view = game.view!;
  const had = game.won.get(seat)?.tiles ?? [];
  const at = STEPS.indexOf(view.phase as TileName);
  const over = view.phase === "provisions" || view.phase === "end";
  return STEPS.map((step, place) => {
    const left = view.players[seat].tiles[step];
    const used = over || at >= 0 ? Math.max(0, had.filter((tile) => tile === step).length - left) : 0;
    const special = over || (at >= 0 && (place < at || (place === at && acted(game, seat))));
    return { step, left, used, special, now: place === at };
  });
}

/** The special action of the step that goes on is over for this seat. */
function acted(game: GameTable, seat: number): boolean {
  const { order, decides, special } = game.view!;
  if (decides === null) return true;
  if (decides === seat) return !special;
  return order.indexOf(seat) < order.indexOf(decides);
}

/** Why a seat is as it is in the bidding. */
export type Standing = "won" | "chooser" | "high" | "speaks" | "waits" | null;

export function standing(game: GameTable, seat: number): Standing {
  const view = game.view!;
  if (view.phase !== "bidding") return null;
  if (!view.still_in.includes(seat)) return "won";
  const auction = view.auction;
  if (!auction) return view.decides === seat ? "chooser" : "waits";
  if (auction.bidder === seat) return "high";
  if (auction.chooser === seat) return "chooser";
  return view.decides === seat || auction.to_speak.includes(seat) ? "speaks" : "waits";
}

export type Presence = "bot" | "stand-in" | "here" | "present" | "away";

export function presence(game: GameTable, seat: number): Presence {
  const { by, stand_in, person } = game.seats[seat];
  if (by === "bot") return "bot";
  if (stand_in !== null) return "stand-in";
  if (game.mine.includes(seat)) return "here";
  return person !== null && game.people.includes(person) ? "present" : "away";
}

/** Every fur, counted. */
export function furCount(furs: Record<string, number>): number {
  return Object.values(furs).reduce((sum, n) => sum + n, 0);
}

/** How a seat is called on this device: "You" if it is the only one of ours. */
export function called(game: GameTable, seat: number, you: string): string {
  return game.mine.length === 1 && game.mine[0] === seat ? you : game.names[seat];
}
