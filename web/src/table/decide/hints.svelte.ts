// A hint: the advisor's best ideas for this decision, asked for only when somebody wants them.
import { explained, get } from "../../api/client";
import type { Advice as Told, GoodMove, Position } from "../../api/types";
import type { Advice } from "../bidding/advice.svelte";
import type { GameTable } from "../game.svelte";

export class Hints {
  /** For which position a hint is wanted: with another one it is over. */
  #wanted = $state.raw<Position | null>(null);
  #told = $state.raw<{ position: Position; moves: GoodMove[] } | null>(null);
  #trouble = $state.raw<{ position: Position; text: string } | null>(null);

  constructor(
    readonly game: GameTable,
    readonly advice: Advice,
  ) {}

  /** It can be asked for. */
  get allowed(): boolean {
    return this.game.advised && !this.advice.silent && this.game.myTurn;
  }

  get open(): boolean {
    return this.allowed && this.#wanted === this.game.shown;
  }

  /** The best first; null while the advisor thinks. */
  get moves(): GoodMove[] | null {
    if (this.#told?.position === this.game.shown) return this.#told!.moves;
    return this.advice.moves.length ? this.advice.moves : null;
  }

  /** Why there is no answer. */
  get trouble(): string {
    return this.#trouble?.position === this.game.shown ? this.#trouble!.text : "";
  }

  close(): void {
    this.#wanted = null;
  }

  async toggle(): Promise<void> {
    if (this.open) return this.close();
    const position = this.game.shown;
    if (!this.allowed || !position) return;
    this.#wanted = position;
    if (this.moves) return;
    this.#trouble = null;
    try {
      const { moves } = await get<Told>(`/tables/${this.game.id}/advice?line=${position.line}`);
      this.#told = { position, moves };
    } catch (error) {
      this.#trouble = { position, text: explained(error, this.game.names) };
    }
  }
}
