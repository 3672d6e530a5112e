// What the bidding says in words in more than one place.
import type { ColumnWorth, Move, PlayerView, TileName } from "../../api/types";
import type { GameTable } from "../game.svelte";
import { capital, joined, sentence, t } from "../../words/words.svelte";

const TILE_ACTIONS = ["elections", "build", "clear_land", "add_land", "trade", "ship"];

const shown = (points: number): number => Math.max(0, Math.round(points));

/** Sorts the better column first, by the numbers that people see. */
export function asShown(a: ColumnWorth, b: ColumnWorth): number {
  return shown(b.worth) - shown(a.worth) || shown(b.least) - shown(a.least) || a.column - b.column;
}

/** "≈ 7–9", or "≈ 8" if it comes to the same. In points. */
export function about({ least, worth }: ColumnWorth): string {
  const [low, high] = [shown(least), shown(worth)];
  return low === high ? t("bid-about", { n: high }) : t("bid-about-range", { low, high });
}

/** What one would do with a column, in a few words; else the weightiest reason that does not repeat its worth. */
export function plannedWith({ plan, reasons }: ColumnWorth): string {
  const kinds = (plan as unknown as Move[]).map((move) => move.move);
  const actions = [...new Set(kinds.filter((kind) => TILE_ACTIONS.includes(kind)))];
  if (actions.length) return capital(joined(actions.map((kind) => t(`bid-plan-${kind}`))));
  const reason = reasons.find((each) => each.key !== "reason-column");
  return reason ? capital(sentence(reason.key, reason.values)) : "";
}

/** "2 city, 1 trade". */
export function tilesInWords(tiles: readonly TileName[]): string {
  const kinds = (["city", "land", "trade"] as const).filter((kind) => tiles.includes(kind));
  return joined(kinds.map((kind) => t(`bid-tiles-${kind}`, { n: tiles.filter((each) => each === kind).length })));
}

/** A player's name; "You" where only one plays on this device. */
export function called(game: GameTable, seat: number): string {
  return game.mine.length === 1 && seat === game.me ? t("ui-you") : game.names[seat];
}

export function fursOf(player: PlayerView): number {
  return Object.values(player.furs).reduce((sum, n) => sum + n, 0);
}

/** Everything that could pay (R4.4): each resource counts 1. */
export function resourcesOf(player: PlayerView): number {
  return player.coins + player.goods + player.wood + player.corn + fursOf(player);
}
