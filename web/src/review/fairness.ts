// Recomputes every shuffle of a record from its seed: the construction of docs/fairness.md, once more, in the browser.
import type { BoardView, Card, FurName, TileName } from "../api/types";
import { hex, sha256 } from "./sha256";

type Header = { seed?: string; commitment?: string; continued?: { after: number; commitment: string; seed?: string } };
type Line = Record<string, unknown> & { chance?: string; move?: string };
type Counts = number[];

export type Verdict = {
  /** What chance brought, in the whole record. */
  draws: number;
  /** Draws that follow from the seed. */
  right: number;
  /** Draws whose seed the record does not hold. */
  unknown: number;
  /** The first draw that differs: its kind, and the line of the file it stands in. */
  differs: { chance: string; line: number } | null;
  /** The seed that decides in the end, as hexadecimal digits; null if the record has none. */
  seed: string | null;
  /** Every seed has the hash that was promised for it; null if nothing was promised. */
  promised: boolean | null;
};

const SLOTS = 4;
const SEED = /^[0-9a-f]{64}$/i;

/** Random numbers from a seed and a label. */
export class Stream {
  #block = 0;
  #words: number[] = [];

  constructor(
    readonly seed: Uint8Array,
    readonly label: string,
  ) {}

  word(): number {
    if (!this.#words.length) {
      const label = new TextEncoder().encode(this.label);
      const message = new Uint8Array(32 + label.length + 4);
      message.set(this.seed);
      message.set(label, 32);
      new DataView(message.buffer).setUint32(32 + label.length, this.#block++);
      this.#words = sha256(message);
    }
    return this.#words.shift()!;
  }

  below(n: number): number {
    for (;;) {
      const word = this.word();
      if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
    }
  }

  shuffled<T>(things: readonly T[]): T[] {
    const order = [...things];
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
  }
}

/** What one seed brings. */
class Seeded {
  #shuffles = 0;
  #furs: number[] = [];
  #cards: Record<"land" | "ships", readonly Card[]> = { land: [], ships: [] };

  constructor(
    readonly seed: Uint8Array,
    readonly board: BoardView,
  ) {}

  furs(count: number, reserve: Counts, discard: Counts): number[] {
    const drawn: number[] = [];
    while (drawn.length < count) {
      if (!this.#furs.length) {
        const pile = spelled(this.#shuffles === 0 && sum(reserve) ? reserve : discard);
        if (!pile.length) break;
        this.#furs = new Stream(this.seed, `furs ${++this.#shuffles}`).shuffled(pile);
      }
      drawn.push(this.#furs.shift()!);
    }
    return drawn;
  }

  /** Four cards in this round; `left` is what the decade still has, sorted. */
  cards(kind: "land" | "ships", round: number, left: readonly Card[]): readonly Card[] {
    const decade = round > 3 ? 1 : 0;
    if (!this.#cards[kind].length) {
      const begins = (round - 1) % 3 === 0;
      this.#cards[kind] = new Stream(this.seed, `${kind} ${1620 + 10 * decade}s`).shuffled(begins ? this.board[kind][decade] : left);
    }
    const dealt = this.#cards[kind].slice(0, SLOTS);
    this.#cards[kind] = this.#cards[kind].slice(SLOTS);
    return dealt;
  }

  tiles(round: number): TileName[][] {
    const kinds = ["city", "land", "trade"] as const;
    const tiles = new Stream(this.seed, `tiles ${round}`).shuffled(kinds.flatMap((kind) => Array<TileName>(this.board.tiles[kind]).fill(kind)));
    return this.board.columns.map((column) => tiles.splice(0, column.tiles));
  }
}

/** Compare every chance line of a record with what its seed brings. */
export function check(record: string, board: BoardView): Verdict {
  const [first, ...rest] = record.split("\n").filter((line) => line.trim());
  const header = JSON.parse(first) as Header;
  const verdict: Verdict = { draws: 0, right: 0, unknown: 0, differs: null, seed: null, promised: null };
  const begin = (from: { seed?: string; commitment?: string }): Seeded | null => {
    verdict.seed = from.seed && SEED.test(from.seed) ? from.seed.toLowerCase() : null;
    if (!verdict.seed) return null;
    const seed = bytes(verdict.seed);
    if (from.commitment) verdict.promised = verdict.promised !== false && hex(sha256(seed)) === from.commitment.toLowerCase();
    return new Seeded(seed, board);
  };
  const piles = new Piles(board);
  let seeded = begin(header);
  let steps = 0;
  const takeUp = (): void => {
    if (header.continued?.after === steps) seeded = begin(header.continued);
  };
  takeUp();
  rest.forEach((text, place) => {
    const line = JSON.parse(text) as Line;
    if (line.chance) {
      verdict.draws++;
      const fair = piles.draw(line, seeded);
      if (!seeded) verdict.unknown++;
      else if (fair) verdict.right++;
      else verdict.differs ??= { chance: line.chance, line: place + 2 };
    } else if (line.move === "pay" || line.move === "ship") piles.discarded(line.furs as FurName[] | undefined);
    if (line.chance || line.move) {
      steps++;
      takeUp();
    }
  });
  return verdict;
}

/** What lies face down or discarded, kept from the record alone. */
class Piles {
  reserve: Counts;
  discard: Counts;
  left: Record<"land" | "ships", Card[]> = { land: [], ships: [] };
  rounds = { land: 0, ships: 0, tiles: 0 };

  constructor(readonly board: BoardView) {
    this.reserve = board.furs.map(() => board.of_each);
    this.discard = board.furs.map(() => 0);
  }

  discarded(furs: readonly FurName[] = []): void {
    this.discard = this.discard.map((n, kind) => n + this.#counts(furs)[kind]);
  }

  /** Whether the seed brings what this line says; the piles change by what the line says. */
  draw(line: Line, seeded: Seeded | null): boolean {
    switch (line.chance) {
      case "furs":
        return this.#furs(seeded, [line.furs as FurName[]]);
      case "traders":
        return this.#furs(seeded, [line.bottom, line.middle, line.top] as FurName[][]);
      case "land":
      case "ships":
        return this.#cards(line.chance, line.cards as Card[], seeded);
      default: {
        const round = ++this.rounds.tiles;
        const columns = (line.columns as TileName[][]).map((column) => column.toSorted().join());
        return same(seeded?.tiles(round).map((column) => column.toSorted().join()), columns);
      }
    }
  }

  #furs(seeded: Seeded | null, draws: FurName[][]): boolean {
    // The seed shuffles the piles as they lay before the whole line; who gets which fur follows from the order.
    const given = draws.map((furs) => seeded?.furs(furs.length, this.reserve, this.discard));
    const right = draws.map((furs, place) => same(given[place]?.toSorted(), spelled(this.#counts(furs))));
    for (const furs of draws) this.#take(this.#counts(furs));
    return right.every(Boolean);
  }

  #take(drawn: Counts): void {
    if (sum(drawn) <= sum(this.reserve)) {
      this.reserve = this.reserve.map((n, kind) => n - drawn[kind]);
      return;
    }
    const rest = drawn.map((n, kind) => n - this.reserve[kind]);
    this.reserve = this.discard.map((n, kind) => n - rest[kind]);
    this.discard = this.discard.map(() => 0);
  }

  #cards(kind: "land" | "ships", cards: Card[], seeded: Seeded | null): boolean {
    const round = ++this.rounds[kind];
    if ((round - 1) % 3 === 0) this.left[kind] = this.board[kind][round > 3 ? 1 : 0].toSorted(byNumbers);
    const given = seeded?.cards(kind, round, this.left[kind]);
    for (const card of cards) {
      const place = this.left[kind].findIndex((each) => each.join() === card.join());
      if (place >= 0) this.left[kind].splice(place, 1);
    }
    return same(given?.map(String), cards.map(String));
  }

  #counts(furs: readonly FurName[]): Counts {
    return this.board.furs.map((fur) => furs.filter((each) => each === fur).length);
  }
}

function byNumbers(a: Card, b: Card): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function spelled(counts: Counts): number[] {
  return counts.flatMap((n, kind) => Array<number>(Math.max(0, n)).fill(kind));
}

function sum(counts: Counts): number {
  return counts.reduce((all, n) => all + n, 0);
}

function same<T>(one: readonly T[] | undefined, other: readonly T[]): boolean {
  return one !== undefined && one.length === other.length && one.every((each, place) => each === other[place]);
}

function bytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g)!, (pair) => parseInt(pair, 16));
}
