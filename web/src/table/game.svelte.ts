// One table as this browser sees it: what the server says, what is shown of it so far, and who sits here.
//
// `live` is how the game stands, `shown` what the page shows: it follows step by step, at a pace one can follow.
import { tick } from "svelte";
import { get, Trouble } from "../api/client";
import type { BoardView, Live, Move, PlayerView, Position, Problem, Said, Seat, Step, Steps, Table, TileName, Told, View } from "../api/types";
import { session } from "../state/session.svelte";
import { PACES, settings } from "../state/settings.svelte";
import { saidAfter, type SaidBids } from "./bidding/said";
import { Wire, type Connection } from "./live";
import { Stagehand } from "./motion/stagehand";

/** A step with how the game stood after it (the last of several, if they came together). */
type Waiting = { step: Step; position: Position | null };
export type LogLine = Told & { line: number; fresh: boolean };
/** What a seat got in this round's bidding. */
export type Won = { column: number; bid: number; tiles: TileName[] };

/** Lines of the story that are fetched when a table is opened. */
const EARLIER = 80;

export class GameTable {
  table = $state.raw<Table | null>(null);
  board = $state.raw<BoardView | null>(null);
  live = $state.raw<Position | null>(null);
  shown = $state.raw<Position | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The first line that the log tells; 0: all of it. */
  logFrom = $state(0);
  /** What was decided from there on, taken back or not; the coach of a lesson looks at it. */
  steps = $state.raw<readonly Step[]>([]);
  /** The story so far has been fetched. */
  recalled = $state(false);
  /** What was bid in this auction. */
  said = $state.raw<SaidBids>(new Map());
  /** Columns that were taken in this round, by seat. */
  won = $state.raw<ReadonlyMap<number, Won>>(new Map());
  talk = $state.raw<Said[]>([]);
  people = $state.raw<string[]>([]);
  watching = $state(0);
  connection = $state<Connection>("connecting");
  /** Why the table can't be shown at all: the HTTP status behind it. */
  gone = $state(0);
  /** What was refused last, until it is closed. */
  trouble = $state.raw<Trouble | null>(null);
  /** How many lines one's last decision at this device answered. */
  decided = $state.raw<number | null>(null);
  /** A move is on its way. */
  busy = $state(false);
  /** Steps are being shown one after the other. */
  showing = $state(false);
  /** Missed steps are being shown once more. */
  replaying = $state(false);

  readonly stagehand = new Stagehand();

  readonly seats = $derived<Seat[]>(this.table?.seats ?? []);
  readonly names = $derived(this.seats.map((seat) => seat.name ?? ""));
  readonly colours = $derived(this.seats.map((seat) => seat.colour));
  readonly view = $derived<View | null>(this.shown?.view ?? null);
  /** Advice may be shown here. */
  readonly advised = $derived(this.table?.options.advisor ?? false);
  /** The seats that are played on this device. */
  readonly mine = $derived(this.seats.filter((seat) => seat.person !== null && seat.person === session.person?.id).map((seat) => seat.number));
  /** The seat whose mat lies in front: who decides, if it is one of ours; else the last of ours that did, or the first. */
  readonly me = $derived<number | null>(this.#front());
  readonly playing = $derived(this.table?.status === "playing");
  readonly over = $derived(this.view?.awaits === "over");
  /** Everything that happened has been shown. */
  readonly upToDate = $derived(this.shown !== null && this.shown === this.live);
  /** It is for somebody at this device to decide, and everything before has been shown. */
  readonly myTurn = $derived(
    this.playing && this.upToDate && this.view?.decides != null && this.mine.includes(this.view.decides) && this.seats[this.view.decides].stand_in === null,
  );
  readonly options = $derived(this.myTurn ? this.shown!.options : []);
  readonly refused = $derived(this.myTurn ? this.shown!.refused : []);
  readonly proposals = $derived<Move[]>(this.myTurn ? (this.shown!.proposals ?? []) : []);
  /** The seat whose last decision can be taken back from here. */
  readonly undoable = $derived(this.upToDate && this.playing && this.live?.undo != null && this.mine.includes(this.live.undo) ? this.live.undo : null);

  /** The line of one's own last decision, if others decided something since. */
  readonly since = $derived<number | null>(this.#since());

  #wire: Wire | null = null;
  /** What the log tells, by line: it comes step by step, and all at once from the server, in whatever order. */
  #told = new Map<number, Step>();
  #fresh = 0;
  #queue: Waiting[] = [];
  #hurry = false;
  #wake: (() => void) | null = null;
  #last: number | null = null;

  /** Without a wire it is a game to look at: a review fills it itself (review/reviewed.svelte.ts). */
  constructor(readonly id: string, wired = true) {
    if (!wired) return;
    this.#wire = new Wire(id, {
      known: () => ({ line: this.live?.line ?? 0, talk: this.talk.at(-1)?.number ?? 0 }),
      heard: (message) => this.#heard(message),
      changed: (connection, code) => {
        this.connection = connection;
        if (connection === "gone") this.gone = (code ?? 4404) - 4000;
      },
    });
  }

  close(): void {
    this.#wire?.end();
    this.stagehand.remove();
  }

  player(seat: number): PlayerView {
    return this.view!.players[seat];
  }

  colour(seat: number): string {
    return this.seats[seat]?.colour ?? "blue";
  }

  isBot(seat: number): boolean {
    return this.seats[seat]?.by === "bot" || this.seats[seat]?.stand_in != null;
  }

  // What people do

  async move(move: Move): Promise<boolean> {
    const answers = this.live!.line;
    const done = await this.#ask({ type: "move", answers, move });
    if (done) this.decided = answers;
    return done;
  }

  async undo(): Promise<boolean> {
    const player = this.undoable;
    this.decided = null;
    return player === null ? false : this.#ask({ type: "undo", answers: this.live!.line, player });
  }

  async say(text: string): Promise<boolean> {
    return this.#ask({ type: "talk", text });
  }

  async #ask(wanted: Parameters<Wire["ask"]>[0]): Promise<boolean> {
    const talk = wanted.type === "talk"; // one may talk while a move is on its way
    if (this.busy && !talk) return false;
    this.busy ||= !talk;
    try {
      await this.#wire!.ask(wanted);
      this.trouble = null;
      return true;
    } catch (problem) {
      this.refuse(problem as Problem | null);
      return false;
    } finally {
      this.busy &&= talk;
    }
  }

  /** Say what was refused; null: the connection broke before there was an answer. */
  refuse(problem: Problem | null): void {
    this.trouble = new Trouble(problem ?? { type: "", title: "", status: 0, detail: "", key: "ui-not-sent", values: {} });
  }

  // What the server says

  #heard(message: Live): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        break;
      case "state":
        this.board = message.board;
        this.#stand(message.position);
        void this.#recall();
        break;
      case "steps":
        this.#came(message);
        break;
      case "talk":
        this.talk = [...this.talk, ...message.talk];
        break;
      case "here":
        this.people = message.people;
        this.watching = message.watching;
        break;
    }
  }

  /** How the game stands, without the way there. */
  #stand(position: Position): void {
    this.#queue = [];
    this.live = this.shown = position;
  }

  #came(message: Steps): void {
    this.live = message.position;
    const last = message.steps.length - 1;
    message.steps.forEach((step, place) => this.#queue.push({ step, position: place === last ? message.position : null }));
    if (this.replaying) this.hurry(); // what is new is worth more than what was
    void this.#show();
  }

  /** The story so far, as far as it is wanted. */
  async #recall(after = Math.max(0, this.live!.line - EARLIER)): Promise<void> {
    const told = await get<Steps>(`/tables/${this.id}/steps?after=${after}`).catch(() => null);
    if (!told) return;
    // Steps may have been shown meanwhile; others wait for being shown, or are still on their way.
    const next = this.#queue[0]?.step.line ?? this.live!.line + 1;
    const past = told.steps.filter((step) => step.line < next);
    const since = [...this.#told.values()].filter((step) => step.line > after);
    this.#told = new Map([...past, ...since].map((step) => [step.line, step] as const).sort(([one], [other]) => one - other));
    const steps = [...this.#told.values()];
    this.logFrom = after;
    this.steps = steps;
    this.recalled = true;
    this.log = steps.flatMap((step) => lines(step, step.line === this.#fresh));
    this.#remember(steps);
  }

  /** Tell the story from its beginning. */
  recallAll(): Promise<void> {
    return this.#recall(0);
  }

  #remember(steps: Step[]): void {
    const won = new Map(this.won);
    for (const event of steps.flatMap((step) => step.events)) {
      if (!("event" in event)) continue;
      if (event.event === "round_began") won.clear();
      else if (event.event === "auction_won") won.set(event.player, { column: event.column, bid: event.bid, tiles: [] });
      else if (event.event === "column_taken")
        won.set(event.player, { column: event.column, bid: won.get(event.player)?.bid ?? 0, tiles: event.tiles });
    }
    this.won = won;
    this.said = steps.reduce(saidAfter, this.said);
  }

  // Showing it, step by step

  async #show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    while (this.#queue.length) {
      const { step, position } = this.#queue.shift()!;
      const before = this.shown;
      if (!this.#told.has(step.line)) {
        this.#told.set(step.line, step);
        this.#fresh = step.line;
        this.steps = [...this.steps, step];
        this.log = [...this.log.map((line) => ({ ...line, fresh: false })), ...lines(step, true)];
        this.#remember([step]);
      }
      if (!position) continue;
      this.shown = position;
      await tick();
      const who = step.did && "player" in step.did ? step.did.player : null;
      const own = who !== null && this.mine.includes(who);
      if (own) this.#last = who;
      if (before && !this.#hurry && settings.pace !== "instant" && !document.hidden) {
        await this.stagehand.show(step, this.colours);
        if (!own && !this.#hurry) await Promise.race([wait(PACES[settings.pace]), this.#woken()]);
      }
    }
    this.#hurry = false;
    this.showing = false;
  }

  /** Show what is left at once: Space, or a click anywhere. */
  hurry(): void {
    if (!this.showing && !this.replaying) return;
    this.#hurry = true;
    this.stagehand.finish();
    this.#wake?.();
  }

  #woken(): Promise<void> {
    return new Promise((done) => (this.#wake = done));
  }

  /** Show the steps after a line once more, at the pace of the settings. */
  async replay(after: number): Promise<void> {
    if (this.replaying || !this.upToDate) return;
    this.replaying = true;
    try {
      const told = await get<Steps>(`/tables/${this.id}/steps?after=${after}&views=true`);
      const before = await get<{ position: Position }>(`/tables/${this.id}/state?line=${after}`);
      this.shown = before.position;
      this.#hurry = false;
      for (const step of told.steps) {
        if (!step.view || this.#hurry) break;
        this.shown = { ...before.position, line: step.line, view: step.view, options: [], refused: [], proposals: [], undo: null };
        await tick();
        await this.stagehand.show(step, this.colours);
        await Promise.race([wait(PACES[settings.pace] || PACES.fast), this.#woken()]);
      }
    } finally {
      this.replaying = this.#hurry = false;
      if (!this.showing) this.shown = this.live;
    }
  }

  #since(): number | null {
    const seat = this.me;
    const own = seat === null ? undefined : this.log.findLast((line) => line.player === seat);
    const others = own && this.log.some(({ line, player }) => line > own.line && player !== null && player !== seat);
    return others ? own.line : null;
  }

  #front(): number | null {
    const mine = this.mine;
    const decides = this.view?.decides;
    if (decides != null && mine.includes(decides)) return decides;
    return this.#last !== null && mine.includes(this.#last) ? this.#last : (mine[0] ?? null);
  }
}

function lines(step: Step, fresh: boolean): LogLine[] {
  return step.told.map((told) => ({ ...told, line: step.line, fresh }));
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
