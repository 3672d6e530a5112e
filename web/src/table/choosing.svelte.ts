// A decision in the making. Board and panel change the same draft; the server says what it would cost and bring.
//
// The client does not rule: what can be begun stands in the options, what a draft would do is asked (previews), and a
// draft that the rules refuse says so before it is played.
import { untrack } from "svelte";
import { ask } from "../api/client";
import type { DistrictName, FurName, Kind, Move, MoveOf, OptionOf, Position, Preview, Previews, Refused, TileName, TraderName } from "../api/types";
import type { GameTable } from "./game.svelte";

/** Moves without a part to choose: played at once, since they can be taken back; see `play` for the last of a turn. */
export const AT_ONCE = ["elections", "clear_land", "docks", "trading_company", "pass_bid", "pass_tile", "pass_special", "end_turn"] as const;
export type AtOnce = (typeof AT_ONCE)[number];

/** The special actions, in the order of the districts. */
export const SPECIALS = ["lumberyard", "granary", "docks", "millwork", "black_market", "trading_company"] as const;
export type Special = (typeof SPECIALS)[number];

/** What a tile is used for. */
const OF_TILES: Partial<Record<Kind, TileName>> = { build: "city", elections: "city", add_land: "land", clear_land: "land", trade: "trade", ship: "trade" };

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
      // Whatever changes the position ends the draft and begins what there is to decide.
      void game.shown;
      const turn = game.myTurn;
      untrack(() => {
        this.draft = this.preview = null;
        this.known = new Map();
        if (!turn) return;
        void this.#ask_at_once();
        const kind = BY_ITSELF[game.view!.awaits];
        if (kind) this.begin(kind);
      });
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
    const start = this.#start(kind, parts);
    this.#change({ player: this.player, move: kind, ...start, ...parts } as Move);
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
    if (!draft) return false;
    switch (draft.move) {
      case "place":
        return !!draft.district;
      case "open":
      case "take_column":
        return draft.column >= 0;
      case "build":
        return draft.districts.length > 0;
      case "remove":
        return draft.districts.length === this.option("remove")?.number;
      case "add_land":
        return draft.slot >= 0;
      case "ship":
        return draft.slot >= 0 && draft.furs.length > 0;
      case "trade":
        return !!draft.trader && (draft.trader !== "top" || !!draft.furs?.length);
      default:
        return true;
    }
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

  #start(kind: Kind, parts: Record<string, unknown>): Record<string, unknown> {
    switch (kind) {
      case "place":
        return { district: "" };
      case "open":
        return { column: -1, bid: 0 };
      case "take_column":
        return { column: -1 };
      case "bid":
        return { bid: this.option("bid")!.least };
      case "build":
        return { districts: [] };
      case "add_land":
        return { slot: -1 };
      case "trade":
        return { trader: "" };
      case "ship":
        return { slot: -1, furs: [] };
      case "lumberyard":
      case "granary": {
        const { buy } = this.option(kind)!;
        return "sell" in parts || !buy ? { sell: 1 } : { buy: 1 };
      }
      case "millwork":
        return { houses: this.option("millwork")!.most };
      case "black_market": {
        const price = this.option("black_market")!.prices[0];
        return { furs: price.furs, goods: price.least_goods };
      }
      default:
        return { ...this.proposal(kind) };
    }
  }

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

/** How a move's preview is found in `known`: by its kind, and its slot or trader if it has one. */
export function keyOf(move: Move): string {
  if ("slot" in move) return `${move.move} ${move.slot}`;
  if ("trader" in move) return `${move.move} ${move.trader}`;
  return move.move;
}

/** What a preview brings a player, summed up: negative where it costs. */
export type Sum = { coins: number; goods: number; wood: number; corn: number; furs: number; points: number };

/** What the end of a round or of the game brings: not what the move itself does, even if it is the last one before. */
const AFTERWARDS: readonly string[] = ["harvest", "upkeep", "goods", "income", "final_elections", "final_land", "final_furs", "final_resources"];

export function sumOf(preview: Preview, player: number): Sum {
  const sum: Sum = { coins: 0, goods: 0, wood: 0, corn: 0, furs: 0, points: 0 };
  for (const event of preview.events) {
    if (!("player" in event) || event.player !== player || !("event" in event)) continue;
    if ("why" in event && AFTERWARDS.includes(event.why)) continue;
    if (event.event === "paid" || event.event === "gained") {
      const sign = event.event === "paid" ? -1 : 1;
      for (const thing of ["coins", "goods", "wood", "corn"] as const) sum[thing] += sign * (event[thing] as number);
      if (event.event === "paid") sum.furs -= event.furs.length;
    } else if (event.event === "scored") sum.points += event.points;
    else if (event.event === "furs_bought") sum.furs += event.furs.length;
    else if (event.event === "furs_shipped") sum.furs -= event.furs.length;
  }
  return sum;
}
