// A break: a bot plays a seat of ours until we are back.
import { ask, type Trouble } from "../api/client";
import type { GameTable } from "./game.svelte";

export function resting(game: GameTable): boolean {
  return game.playing && game.me !== null && game.seats[game.me].stand_in !== null;
}

/** Leave the seat to a bot, or take it back. */
export async function rest(game: GameTable): Promise<void> {
  const back = resting(game);
  try {
    await ask(back ? "DELETE" : "POST", `/tables/${game.id}/seats/${game.me}/stand-in`, back ? undefined : { level: "medium" });
  } catch (error) {
    game.refuse((error as Trouble).problem ?? null);
  }
}
