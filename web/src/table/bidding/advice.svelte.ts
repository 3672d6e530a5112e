// The advisor: what the columns are worth to whom, and what it would do now. Asked once per position, quiet if it fails.
import { untrack } from "svelte";
import { get } from "../../api/client";
import type { Advice as Told, Bidder, ColumnWorth, GoodMove, Kind, Move, MoveOf, Position, View } from "../../api/types";
import { settings } from "../../state/settings.svelte";
import type { GameTable } from "../game.svelte";

/** Milliseconds that a position of somebody else's stands before the advisor is troubled with it. */
const PATIENCE = 400;
const BIDDING: readonly View["awaits"][] = ["open", "bid", "take", "pay"];

export class Advice {
  loading = $state(false);
  #failed = $state(false);
  #told = $state.raw<{ position: Position; advice: Told } | null>(null);
  /** It keeps its moves to itself: a lesson has something of its own to say. */
  hushed = $state(false);
  /** It says nothing at all: one is to think alone. */
  silent = $state(false);
  /** What columns were worth when they were last asked for, by seat and column; of one round. */
  #worths = $state.raw<{ round: number; known: ReadonlyMap<string, ColumnWorth> }>({ round: 0, known: new Map() });

  constructor(readonly game: GameTable) {
    $effect(() => {
      const position = game.shown;
      if (!this.on || !position || !game.upToDate || untrack(() => this.#told?.position === position)) return;
      const mine = game.myTurn;
      if (!mine && !this.#follows(position.view)) return;
      const timer = setTimeout(() => void this.#ask(position), mine ? 0 : PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  /** It is wanted, and the table allows it. */
  get on(): boolean {
    const { game } = this;
    return settings.advisor && !this.silent && game.playing && game.advised && game.mine.length > 0;
  }

  /** It has an answer, or will have one. */
  get expected(): boolean {
    return this.on && !this.#failed;
  }

  /** Of the bidding that goes on, if it is known. */
  get bidders(): Bidder[] {
    return this.on && this.#told?.position.view.round === this.game.view?.round ? this.#told!.advice.bidders : [];
  }

  /** The best moves now, the best first; none while they are not known. */
  get moves(): GoodMove[] {
    return this.hushed ? [] : this.candid;
  }

  /** The same, whether it is hushed or not. */
  get candid(): GoodMove[] {
    return this.on && this.game.myTurn && this.#told?.position === this.game.shown ? this.#told!.advice.moves : [];
  }

  get best(): Move | null {
    return this.moves[0]?.move ?? null;
  }

  /** The best move, if it is of this kind. */
  advised<K extends Kind>(kind: K): MoveOf<K> | null {
    return this.best?.move === kind ? (this.best as MoveOf<K>) : null;
  }

  /** What a column is worth to a seat, or was when it could last be had. */
  worth(column: number, seat = this.game.me): ColumnWorth | null {
    if (!this.on || seat === null || this.#worths.round !== this.game.view?.round) return null;
    return this.#worths.known.get(`${seat} ${column}`) ?? null;
  }

  /** Somebody else decides in the bidding: worth a question if one of us is still in. Bots are too quick to be asked at each step. */
  #follows(view: View): boolean {
    const { game } = this;
    if (!BIDDING.includes(view.awaits) || view.decides === null || !game.mine.some((seat) => view.still_in.includes(seat))) return false;
    return !game.isBot(view.decides) || untrack(() => this.#worths.round !== view.round);
  }

  async #ask(position: Position): Promise<void> {
    this.loading = true;
    const advice = await get<Told>(`/tables/${this.game.id}/advice`).catch(() => null);
    if (this.game.shown !== position) return; // the next position asks for itself
    this.loading = false;
    this.#failed = advice === null;
    if (!advice || advice.line !== position.line) return;
    this.#told = { position, advice };
    const { round } = position.view;
    const known = new Map(this.#worths.round === round ? this.#worths.known : []);
    for (const { player, columns } of advice.bidders) for (const worth of columns) known.set(`${player} ${worth.column}`, worth);
    this.#worths = { round, known };
  }
}
