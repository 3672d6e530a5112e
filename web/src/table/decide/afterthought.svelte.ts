// After one's own decision: what the advisor would have done. Only for those who want it (settings).
import { untrack } from "svelte";
import { get } from "../../api/client";
import type { Advice, Phrase } from "../../api/types";
import { settings } from "../../state/settings.svelte";
import type { GameTable } from "../game.svelte";

/** Points from which on another move is worth a word. */
const WORTH_A_WORD = 1;

/** Its own move and how many points that is better, or null: there was nothing better. */
export type Note = { told: Phrase; points: number } | null;

export class Afterthought {
  /** Of which decision, by the lines before it. */
  #noted = $state.raw<{ line: number; note: Note } | null>(null);

  constructor(readonly game: GameTable) {
    $effect(() => {
      const line = game.decided;
      if (line !== null && this.on) untrack(() => void this.#ask(line));
    });
  }

  get on(): boolean {
    return settings.afterthought && this.game.advised;
  }

  /** There is something to say of the last decision. */
  get shown(): boolean {
    return this.on && this.#noted !== null && this.#noted.line === this.game.decided;
  }

  get note(): Note {
    return this.#noted?.note ?? null;
  }

  close(): void {
    this.#noted = null;
  }

  async #ask(line: number): Promise<void> {
    const advice = await get<Advice>(`/tables/${this.game.id}/advice?line=${line}`).catch(() => null);
    const best = advice?.moves[0];
    if (!best || !advice.played || this.game.decided !== line) return; // nobody asked for an apology
    const points = best.margin - advice.played.margin;
    this.#noted = { line, note: points >= WORTH_A_WORD ? { told: best.told, points: Math.round(points) } : null };
  }
}
