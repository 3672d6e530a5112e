// A decision in the making. Board and panel change the same draft; the server says what it would cost and bring.
//
// The client does not rule: what can be begun stands in the options, what a draft would do is asked (previews), and a
// draft that the rules refuse says so before it is played.
import { untrack } from "svelte";
import { ask } from "../api/client";
import type { DistrictName, FurName, Kind, Move, MoveOf, OptionOf, Position, Preview, Previews, Refused, TraderName } from "../api/types";
import type { GameTable } from "./game.svelte";
import { beginning, isWhole } from "./drafts";
import { AT_ONCE, OF_TILES, SPECIALS, type AtOnce, type Special } from "./kinds";
import { keyOf } from "./previews";

/** Decisions of which there is one kind only begin by themselves. */
const BY_ITSELF: Partial<Record<string, Kind>> = { bid: "bid", pay: "pay", remove: "remove", place: "place", take: "take_column", open: "open" };

/** What a place on the table is at the moment. */
export type Light = "legal" | "chosen" | "special" | null;

export class Choosing {
  /** What the draft would do; null while it is asked, or if the draft lacks something. */
  preview = $state.raw<Preview | null>(null);
  /** What the moves would do that are played at once, by their kind; and land by its slot. */
  known = $state.raw<Map<string, Preview>>(new Map());

  /** With the position it was begun in: in another one, or once the game has gone on, it is none. */
  #drafted = $state.raw<{ move: Move; at: Position | null } | null>(null);
  #asked = 0;

  constructor(readonly game: GameTable) {
    $effect(() => {
      const position = game.shown;
      const turn = game.myTurn;
      untrack(() => turn && this.#stand(position));
    });
    let away = false;
    $effect(() => {
      // What could not be asked while the server was away is asked when it is back.
      const back = away && game.connection === "open";
      away = game.connection !== "open";
      if (back) untrack(() => this.whole && !this.preview && void this.#ask_draft(this.draft!));
    });
    $effect(() => {
      const { dataset } = document.documentElement; // for scripts, as in TablePage
      dataset.draft = this.draft?.move ?? "";
      dataset.asks = this.whole && this.preview === null ? "yes" : "";
    });
  }

  /** Another position ends the draft and begins what there is to decide; one that was only away for a while does not. */
  #stand(position: Position | null): void {
    if (this.#drafted?.at === position) {
      if (this.whole && !this.preview) void this.#ask_draft(this.draft!);
      return;
    }
    this.draft = this.preview = null;
    this.known = new Map();
    void this.#ask_at_once();
    const kind = BY_ITSELF[this.game.view!.awaits];
    if (kind) this.begin(kind);
  }

  get draft(): Move | null {
    return this.#drafted && this.game.myTurn && this.#drafted.at === this.game.shown ? this.#drafted.move : null;
  }

  set draft(move: Move | null) {
    this.#drafted = move && { move, at: this.game.shown };
  }

  // What there is

  option<K extends Kind>(kind: K): OptionOf<K> | undefined {
    return this.game.options.find((option) => option.move === kind) as OptionOf<K> | undefined;
  }

  refusal(kind: Kind): Refused | undefined {
    return this.game.refused.find((each) => each.move === kind);
  }

  proposal<K extends Kind>(kind: K, wanted: Partial<MoveOf<K>> = {}): MoveOf<K> | undefined {
    return this.game.proposals.find(
      (move) => move.move === kind && Object.entries(wanted).every(([name, value]) => (move as Record<string, unknown>)[name] === value),
    ) as MoveOf<K> | undefined;
  }

  /** The draft, if it is of this kind. */
  drafted<K extends Kind>(kind: K): MoveOf<K> | null {
    return this.draft?.move === kind ? (this.draft as MoveOf<K>) : null;
  }

  /** The seat that decides. */
  get player(): number {
    return this.game.view!.decides!;
  }

  // Making a draft

  /** Begin a decision of this kind with everything that can be proposed. */
  begin(kind: Kind, parts: Record<string, unknown> = {}): void {
    if (!this.option(kind)) return;
    this.#change({ player: this.player, move: kind, ...beginning(this, kind, parts), ...parts } as Move);
  }

  /** A whole move, as somebody advises it; to be confirmed like any other. */
  suggest(move: Move): void {
    if (!this.option(move.move)) return;
    const furs = "furs" in move && Array.isArray(move.furs) ? { furs: move.furs.toSorted() } : {};
    this.#change({ ...move, ...furs } as Move);
  }

  change(parts: Record<string, unknown>): void {
    if (this.draft) this.#change({ ...this.draft, ...parts } as Move);
  }

  cancel(): void {
    this.draft = this.preview = null;
    const kind = BY_ITSELF[this.game.view?.awaits ?? ""];
    if (kind && this.game.myTurn) this.begin(kind);
  }

  /** The draft is a whole move (whether the rules allow it is another matter: see preview). */
  get whole(): boolean {
    const draft = this.draft;
    return draft !== null && isWhole(draft, this.option("remove")?.number);
  }

  /** It can be played: whole, and the server had nothing against it. */
  get ready(): boolean {
    return this.whole && this.preview !== null && this.preview.refused === null && !this.game.busy;
  }

  async confirm(): Promise<void> {
    if (this.ready) await this.game.move($state.snapshot(this.draft) as Move);
  }

  /** A move without parts. The last one of a turn waits for a confirmation: others go on at once. */
  async play(kind: AtOnce): Promise<void> {
    if (!this.option(kind) || this.game.busy) return;
    const move = { player: this.player, move: kind } as Move;
    if (!this.ends(kind)) return void (await this.game.move(move));
    this.#change(move);
    this.preview ??= this.known.get(keyOf(move)) ?? null;
  }

  /** With this kind of move nothing is left to do in this turn. Not said of passing: that is meant to end something. */
  ends(kind: Kind): boolean {
    const step = OF_TILES[kind];
    const { awaits, special } = this.game.view!;
    const tiles = awaits === "city" || awaits === "land" || awaits === "trade" ? this.game.player(this.player).tiles[awaits] : 0;
    if (step) return step === awaits && tiles === 1 && !special;
    return (SPECIALS as readonly Kind[]).includes(kind) && special && tiles === 0;
  }

  // What a click on the table means

  district(district: DistrictName): void {
    const draft = this.draft;
    if (this.option("place")) this.change({ district });
    else if (this.option("remove")) this.toggleRemoved(district);
    else if (draft?.move === "build") this.addBusiness(district);
    else this.special(district);
  }

  special(kind: Special): void {
    if ((AT_ONCE as readonly string[]).includes(kind)) void this.play(kind as AtOnce);
    else this.begin(kind);
  }

  addBusiness(district: DistrictName): void {
    const draft = this.drafted("build");
    const most = this.option("build")?.most ?? 0;
    if (draft && draft.districts.length < most) this.change({ districts: [...draft.districts, district] });
  }

  dropBusiness(district: DistrictName): void {
    const draft = this.drafted("build") ?? this.drafted("remove");
    if (!draft) return;
    const place = draft.districts.lastIndexOf(district);
    if (place >= 0) this.change({ districts: draft.districts.toSpliced(place, 1) });
  }

  toggleRemoved(district: DistrictName): void {
    const draft = this.drafted("remove");
    const option = this.option("remove");
    if (!draft || !option) return;
    const named = draft.districts.filter((each) => each === district).length;
    if (named >= option.businesses[district]) return this.change({ districts: draft.districts.filter((each) => each !== district) });
    // One more here; if there are enough already, the one that was named first stays after all.
    const kept = draft.districts.length >= option.number ? draft.districts.slice(1) : draft.districts;
    this.change({ districts: [...kept, district] });
  }

  column(column: number): void {
    if (this.draft?.move === "open" || this.draft?.move === "take_column") this.change({ column });
  }

  land(slot: number): void {
    this.begin("add_land", { slot });
  }

  ship(slot: number): void {
    this.begin("ship", this.proposal("ship", { slot }) ?? { slot, furs: [] });
  }

  trader(trader: TraderName): void {
    if (trader === "top") this.begin("trade", this.proposal("trade", { trader }) ?? { trader, furs: [] });
    else this.begin("trade", { trader });
  }

  /** One fur more or less in the draft of a trade, a shipment or a payment. */
  fur(fur: FurName, by: 1 | -1): void {
    const draft = this.drafted("trade") ?? this.drafted("ship") ?? this.drafted("pay");
    if (!draft) return;
    const furs = draft.furs ?? [];
    if (by > 0) return this.change({ furs: [...furs, fur].sort() });
    const place = furs.lastIndexOf(fur);
    if (place >= 0) this.change({ furs: furs.toSpliced(place, 1) });
  }

  // What lights up on the table

  districtLight(district: DistrictName): Light {
    const draft = this.draft;
    if (draft?.move === "place" && this.option("place")) return draft.district === district ? "chosen" : "legal";
    if (draft?.move === "remove") return draft.districts.includes(district) ? "chosen" : this.option("remove")!.businesses[district] ? "legal" : null;
    if (draft?.move === "build") return draft.districts.includes(district) ? "chosen" : "legal";
    if (draft?.move === district) return "chosen";
    return this.option(district) ? "special" : null;
  }

  landLight(slot: number): Light {
    const draft = this.drafted("add_land");
    if (draft?.slot === slot) return "chosen";
    return this.option("add_land")?.slots.includes(slot) ? "legal" : null;
  }

  shipLight(slot: number): Light {
    const draft = this.drafted("ship");
    if (draft?.slot === slot) return "chosen";
    return this.option("ship")?.ships.some((ship) => ship.slot === slot) ? "legal" : null;
  }

  traderLight(trader: TraderName): Light {
    const draft = this.drafted("trade");
    if (draft?.trader === trader) return "chosen";
    return this.option("trade")?.traders.some((each) => each.trader === trader) ? "legal" : null;
  }

  columnLight(column: number): Light {
    const option = this.option("open") ?? this.option("take_column");
    const draft = this.drafted("open") ?? this.drafted("take_column");
    if (draft?.column === column) return "chosen";
    return option?.columns.includes(column) ? "legal" : null;
  }

  /** A control (by its `data-do`) that is what the draft is about: pressed once more, it means yes. */
  isChosen(does: string): boolean {
    const [what, which] = does.split(":");
    switch (what) {
      case "column":
      case "pick":
        return this.columnLight(Number(which)) === "chosen";
      case "land":
        return this.landLight(Number(which)) === "chosen";
      case "ship":
        return this.shipLight(Number(which)) === "chosen";
      case "trader":
        return this.traderLight(which as TraderName) === "chosen";
      case "district": // elsewhere one more click is one business more, or less
        return this.draft?.move === "place" ? this.draft.district === which : this.draft?.move === which;
      case "move":
        return this.draft?.move === which;
      default:
        return false;
    }
  }

  // Asking what it would do

  #change(move: Move): void {
    this.draft = move;
    this.preview = null;
    if (this.whole) void this.#ask_draft(move);
  }

  async #ask_draft(move: Move): Promise<void> {
    const asked = ++this.#asked;
    const [preview] = await this.#previews([move]);
    if (asked === this.#asked && this.draft === move) this.preview = preview ?? null;
  }

  async #ask_at_once(): Promise<void> {
    const player = this.player;
    const moves: Move[] = [];
    for (const kind of AT_ONCE) if (this.option(kind)) moves.push({ player, move: kind } as Move);
    for (const slot of this.option("add_land")?.slots ?? []) moves.push({ player, move: "add_land", slot });
    for (const move of this.game.proposals) moves.push(move);
    if (!moves.length) return;
    const position = this.game.shown;
    const previews = await this.#previews(moves);
    if (this.game.shown === position) this.known = new Map(previews.map((preview, place) => [keyOf(moves[place]), preview]));
  }

  async #previews(moves: Move[]): Promise<Preview[]> {
    try {
      const answer = await ask<Previews>("POST", `/tables/${this.game.id}/previews`, { answers: this.game.live!.line, moves });
      return answer.previews;
    } catch {
      return []; // the game has gone on, or the server is away: both are told elsewhere
    }
  }
}
