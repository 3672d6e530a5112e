// The exercises: which of them this browser's owner has solved, and what was answered to the one at a table.
import { get } from "../../api/client";
import type { Advice, Exercise, Judged, Move } from "../../api/types";
import type { GameTable } from "../game.svelte";
import { lessons, matches, ownMoves } from "./lessons.svelte";

const KEY = "patroon-practice";
/** Answers that are less behind are as good as the best. */
const AS_GOOD = 1;
export const KINDS: readonly Exercise["kind"][] = ["column", "bid", "shipment", "feed"];
/** What answers a question about ships; whatever else is done in the turn does not. */
const WITH_THE_TILE: readonly Move["move"][] = ["ship", "trade", "pass_tile", "end_turn"];

class Practice {
  solved = $state.raw<readonly string[]>([]);
  tried = $state.raw<readonly string[]>([]);

  constructor() {
    try {
      const { solved = [], tried = [] } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      Object.assign(this, { solved, tried });
    } catch {
      // What can't be read is forgotten.
    }
  }

  /** What to do after this one: the next that is new, else one that is not solved; null if all are. */
  after(name: string): Exercise | null {
    const from = lessons.exercises.findIndex((each) => each.name === name) + 1;
    const all = [...lessons.exercises.slice(from), ...lessons.exercises.slice(0, from)];
    const left = all.filter((each) => each.name !== name && !this.solved.includes(each.name));
    return left.find((each) => !this.tried.includes(each.name)) ?? left[0] ?? null;
  }

  answered(name: string, right: boolean): void {
    if (this.solved.includes(name) || (!right && this.tried.includes(name))) return;
    if (right) this.solved = [...this.solved, name];
    else this.tried = [...this.tried, name];
    try {
      localStorage.setItem(KEY, JSON.stringify({ solved: this.solved, tried: this.tried }));
    } catch {
      // A browser that keeps nothing still asks.
    }
  }
}

export const practice = new Practice();

/** How good an answer was: points behind the best, from trials or as the advisor guesses. */
export type Verdict = { answer: Judged | null; behind: number };

/** An exercise at its table. All of it follows from the moves there, but for having given up. */
export class Quiz {
  readonly exercise = $derived<Exercise | null>(lessons.exercises.find(({ name }) => name === this.game.table?.lesson) ?? null);
  readonly #own = $derived.by(() => ownMoves(this.game, this.exercise));
  readonly #played = $derived(this.#answer());
  readonly #found = $derived(this.exercise?.answers.find((answer) => this.#played && matches(answer.wants, this.#played.move)) ?? null);
  /** The advisor's guess of a move that was not tried out. */
  #guess = $state.raw<{ move: Move; behind: number } | null>(null);
  #shown = $state(false);
  readonly verdict = $derived.by<Verdict | null>(() => {
    if (this.#found) return { answer: this.#found, behind: this.#found.behind };
    return this.#guess && this.#guess.move === this.#played?.move ? { answer: null, behind: this.#guess.behind } : null;
  });
  /** Nothing was answered yet. */
  readonly asked = $derived(this.exercise !== null && !this.#shown && !this.#played);
  /** The most to bid for the column, if more was bid; else 0. */
  readonly dear = $derived(this.#played && "bid" in this.#played.move && this.#found?.limit != null && this.#played.move.bid > this.#found.limit ? this.#found.limit : 0);
  readonly best = $derived(this.verdict !== null && this.verdict.answer === this.exercise?.answers[0]);
  readonly right = $derived(this.verdict !== null && this.verdict.behind < AS_GOOD && !this.dear);
  readonly gaveUp = $derived(this.#shown && !this.#played);

  constructor(readonly game: GameTable) {
    $effect(() => {
      if (game.table?.lesson) void lessons.load().catch(() => {}); // without the exercises it is a table like any other
    });
    $effect(() => {
      const { exercise, verdict } = this;
      if (exercise && (verdict || this.gaveUp)) practice.answered(exercise.name, this.right && !this.#shown);
    });
    $effect(() => {
      const played = this.#played;
      if (played && this.#found === null) void this.#ask(played.move, played.line);
    });
  }

  show(): void {
    this.#shown = true;
  }

  /** The move that answers, and how many lines there were before it. */
  #answer(): { move: Move; line: number } | null {
    const { exercise } = this;
    const move = this.#own.find((each) => exercise?.kind !== "shipment" || WITH_THE_TILE.includes(each.move));
    if (!move) return null;
    const step = this.game.steps.find((each) => each.did === move)!;
    // Ending the turn passes the tile.
    return { move: exercise?.kind === "shipment" && move.move === "end_turn" ? { ...move, move: "pass_tile" } : move, line: step.line - 1 };
  }

  async #ask(move: Move, line: number): Promise<void> {
    const advice = await get<Advice>(`/tables/${this.game.id}/advice?line=${line}`).catch(() => null);
    if (!advice?.played || this.#played?.move !== move) return;
    this.#guess = { move, behind: Math.max(0, Math.round(advice.moves[0].margin - advice.played.margin)) };
  }
}
