// After the last task the game goes on freely. Hints fade: first with every decision, then at the auctions only, then none.
import type { GameTable } from "../game.svelte";
import { course } from "./course.svelte";

export type Hints = "all" | "bidding" | "none";

/** How much is hinted at in this round. */
export function hints(game: GameTable): Hints {
  if (course.hints !== "fade") return course.hints;
  const left = game.board!.rounds - (game.view?.round ?? 0);
  return left >= 2 ? "all" : left === 1 ? "bidding" : "none";
}

/** There is a hint for the decision that is asked for now. */
export function hinting(game: GameTable): boolean {
  const now = hints(game);
  return now === "all" || (now === "bidding" && game.view?.phase === "bidding");
}
