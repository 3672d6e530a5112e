// What the printed numbers mean for points, in words; said in more than one place.
import type { BoardView, PlayerView } from "../api/types";
import { t } from "../words/words.svelte";

/** What a shipment scores (R5.11). */
export function furScoring(board: BoardView): string {
  const [first, second, other] = board.scoring.fur_types;
  return t("act-ship-scoring", { first, second, other });
}

/** What businesses without corn cost (R8.2): no score drops below 0. */
export function hungerLoss(board: BoardView, player: PlayerView, unfed: number): { points: number; capped: boolean } {
  const full = unfed * Math.abs(board.scoring.removed_business);
  return { points: Math.min(full, player.score), capped: full > player.score };
}

/** The same in words: "−4", or why it is less. */
export function hungerSaid(board: BoardView, player: PlayerView, unfed: number): string {
  const { points, capped } = hungerLoss(board, player, unfed);
  return t(capped ? "mat-loss-capped" : "mat-loss", { points });
}
