// What the advisor thinks best, if it is asked and has answered.
import type { GoodMove, Kind, Why } from "../../api/types";
import { capital, sentence } from "../../words/words.svelte";

export type Advising = { on: boolean; moves: GoodMove[] };

export function best(advice: Advising | undefined): GoodMove | null {
  return (advice?.on && advice.moves[0]) || null;
}

/** Its two weightiest reasons, which come first. */
export function reasons(good: GoodMove, names: readonly string[]): string {
  return whys(good.reasons.slice(0, 2), names);
}

/** Reasons one after the other. */
export function whys(all: readonly Why[], names: readonly string[]): string {
  return capital(all.map((why) => sentence(why.key, why.values, names)).join("; "));
}

/** The parts of the advised move, to begin a draft with. */
export function parts(good: GoodMove | null, kind: Kind): Record<string, unknown> {
  if (good?.move.move !== kind) return {};
  const { player: _player, move: _move, ...rest } = good.move as Record<string, unknown>;
  return rest;
}
