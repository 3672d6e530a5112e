// A game to look at: a GameTable without a wire, which stands at any of its steps. The table's components show it as it is.
import { get } from "../api/client";
import type { Position, State, Step, Steps, Table, View } from "../api/types";
import { session } from "../state/session.svelte";
import { GameTable, type LogLine } from "../table/game.svelte";
import { accountOf, kept, type Account } from "./account";

/** Steps whose views are fetched together. */
const CHUNK = 60;

export class Reviewed extends GameTable {
  /** Every step that counts, without views. */
  steps = $state.raw<Step[]>([]);
  /** The step that is looked at; the table shows how it stood after it. */
  at = $state(0);
  /** Whose mat lies in front and whose decisions N and P look for. */
  seat = $state(0);
  readonly account = $derived<Account>(accountOf(this.steps, this.seats.length));
  override readonly me = $derived<number | null>(this.seats.length ? this.seat : null);
  readonly step = $derived<Step | undefined>(this.steps[this.at]);
  /** The view of this step is still on its way; the last one is shown so long. */
  readonly waiting = $derived(this.shown !== null && this.shown.line !== this.step?.line);
  /** Where each round begins: its number and the first step in it. */
  readonly rounds = $derived(this.#rounds());

  #views = new Map<number, View>();
  #asked = new Map<number, Promise<void>>();
  #end: Position | null = null;

  constructor(id: string) {
    super(id, false);
  }

  /** Fetch the game; raises Trouble. `line`: where to begin to look, the end if it is null. */
  async open(line: number | null): Promise<void> {
    await session.find();
    this.table = await get<Table>(`/tables/${this.id}`);
    if (this.table.status === "open" || this.table.status === "playing" || this.table.status === "closed") return;
    const [state, told] = await Promise.all([get<State>(`/tables/${this.id}/state`), get<Steps>(`/tables/${this.id}/steps?after=0`)]);
    this.board = state.board;
    this.#end = state.position;
    this.live = state.position;
    this.steps = kept(told.steps);
    this.log = this.steps.flatMap((step) => step.told.map((each) => ({ ...each, line: step.line, fresh: false }) as LogLine));
    this.seat = this.mine[0] ?? this.table.winners?.[0] ?? 0;
    this.go(line === null ? this.steps.length - 1 : this.placeOf(line));
  }

  /** The step after which a line stands. */
  placeOf(line: number): number {
    const place = this.steps.findIndex((step) => step.line >= line);
    return place < 0 ? this.steps.length - 1 : place;
  }

  go(place: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, place));
    const step = this.steps[this.at];
    if (this.at === this.steps.length - 1 && this.#end) this.shown = this.live = this.#end;
    else if (this.#views.has(step.line)) this.#show(step);
    void this.#look();
  }

  /** The next (1) or previous (−1) step after which the player of `seat` has to decide. */
  toDecision(by: 1 | -1): void {
    for (let place = this.at + by; place >= 0 && place < this.steps.length - 1; place += by) {
      const next = this.steps[place + 1].did;
      if (next && "player" in next && next.player === this.seat) return this.go(place);
    }
  }

  override async recallAll(): Promise<void> {}

  override close(): void {
    this.steps = [];
    super.close();
  }

  /** Fetch what is looked at, then what will be looked at next. */
  async #look(): Promise<void> {
    const chunk = Math.floor(this.at / CHUNK);
    await this.#fetch(chunk);
    const step = this.step;
    if (step && this.shown?.line !== step.line && this.#views.has(step.line)) this.#show(step);
    if (Math.floor(this.at / CHUNK) === chunk) void this.#fetch(this.at % CHUNK < CHUNK / 2 ? chunk - 1 : chunk + 1);
  }

  #fetch(chunk: number): Promise<void> {
    const first = chunk * CHUNK;
    if (chunk < 0 || first >= this.steps.length) return Promise.resolve();
    let asked = this.#asked.get(chunk);
    if (!asked) {
      const after = this.steps[first - 1]?.line ?? 0;
      const until = this.steps[Math.min(first + CHUNK, this.steps.length) - 1].line;
      asked = this.#views_of(after, until).catch(() => void this.#asked.delete(chunk));
      this.#asked.set(chunk, asked);
    }
    return asked;
  }

  async #views_of(after: number, until: number): Promise<void> {
    let from: number | null = after;
    while (from !== null && from < until) {
      const told: Steps = await get<Steps>(`/tables/${this.id}/steps?after=${from}&until=${until}&views=true`);
      for (const step of told.steps) if (step.view) this.#views.set(step.line, step.view);
      from = told.more ?? null;
    }
  }

  #show(step: Step): void {
    const view = this.#views.get(step.line)!;
    this.shown = this.live = { line: step.line, view, options: [], refused: [], proposals: [], undo: null };
  }

  #rounds(): { round: number; at: number }[] {
    return this.steps.flatMap((step, at) =>
      step.events.flatMap((event) => ("event" in event && event.event === "round_began" ? [{ round: event.round, at }] : [])),
    );
  }
}
