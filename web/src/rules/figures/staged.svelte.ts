// A table to be drawn from: nobody plays at it, but the table's own parts show it as they show a game.
import type { BoardView, PlayerView, Table, View } from "../../api/types";
import { GameTable } from "../../table/game.svelte";

const BOARD: BoardView = {
  name: "",
  players: 3,
  rounds: 6,
  districts: ["lumberyard", "granary", "docks", "millwork", "black_market", "trading_company"],
  furs: ["beaver", "mink", "otter", "muskrat", "lynx"],
  of_each: 10,
  start: { coins: 8, wood: 3, corn: 2, goods: 4, furs: 2, buildings: 25, businesses: 2 },
  piers: [4, 2, 2, 2],
  room: [0, 4, 6, 8, 10],
  columns: [3, 3, 2, 2, 2].map((tiles, n) => ({ tiles, coins: [1, 0, 2, 1, 0][n] })),
  tiles: { city: 4, land: 4, trade: 4 },
  traders: { bottom: { furs: 4, goods: 3, all: true }, middle: { furs: 3, goods: 4, all: true }, top: { furs: 4, goods: 1, all: false } },
  river: [
    { longhouses: 3, posts: 3, boat: 1 },
    { longhouses: 3, posts: 2, boat: 1 },
    { longhouses: 2, posts: 1, boat: 1 },
    { longhouses: 2, posts: 1, boat: 2 },
    { longhouses: 1, posts: 1, boat: null },
  ],
  scoring: { land: [1, 3, 6, 10, 15, 21, 28, 36], fur_types: [3, 2, 1, 1, 1], majority: 3, tie: 2, removed_business: -2, fur_left: 1, resources_per_point: 3 },
  land: [[], []],
  ships: [[], []],
};

const NOTHING = { elections: 0, land: 0, furs: 0, resources: 0 };

function player(token: number, own: Partial<PlayerView>): PlayerView {
  return {
    score: 0, coins: 4, goods: 3, wood: 2, corn: 3, furs: { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 }, token, tiles: { city: 0, land: 0, trade: 0 },
    businesses: { lumberyard: 0, granary: 0, docks: 0, millwork: 0, black_market: 0, trading_company: 0 }, warehouses: 1, post: 1, land: [], ships: [],
    buildings: 20, room: 4, spaces: 0, houses: 0, travel: 0, next_post: null, election: 0, provisions: null, clearing: null, shipments: [null, null, null, null],
    land_rank: null, if_over: NOTHING, ...own,
  }; // prettier-ignore
}

/** Cleared, filled, and with an empty house space. */
const ROW = [
  { houses: 1, built: 1, wood: 3, corn: 1, cleared: true },
  { houses: 2, built: 2, wood: 3, corn: 4, cleared: true },
  { houses: 1, built: 1, wood: 2, corn: 2, cleared: false },
  { houses: 2, built: 2, wood: 5, corn: 3, cleared: false },
  { houses: 3, built: 1, wood: 7, corn: 4, cleared: false },
];

const VIEW: View = {
  round: 3,
  phase: "city",
  awaits: "city",
  decides: null,
  special: true,
  order: [0, 1, 2],
  players: [
    player(1, { score: 14, wood: 4, furs: { beaver: 2, mink: 1, otter: 0, muskrat: 0, lynx: 1 }, businesses: { lumberyard: 1, granary: 1, docks: 3, millwork: 0, black_market: 0, trading_company: 0 }, warehouses: 2, room: 6, goods: 5, post: 2, land: ROW, ships: [[3, 3, 2]], tiles: { city: 1, land: 1, trade: 1 } }),
    player(2, { score: 11, businesses: { lumberyard: 1, granary: 0, docks: 2, millwork: 2, black_market: 0, trading_company: 0 } }),
    player(3, { score: 9, businesses: { lumberyard: 0, granary: 2, docks: 2, millwork: 0, black_market: 1, trading_company: 1 } }),
  ],
  leaders: { lumberyard: [0, 1], granary: [2], docks: [0], millwork: [1], black_market: [2], trading_company: [2] },
  camps: [0, 2, 1, 0, 0],
  traders: { bottom: ["beaver", "beaver", "otter", "lynx"], middle: ["mink", "mink", "muskrat"], top: ["beaver", "otter", "muskrat", "lynx"] },
  reserve: { beaver: 4, mink: 4, otter: 4, muskrat: 4, lynx: 4 },
  discard: { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 },
  land: [[1, 2, 2], [2, 5, 3], [3, 7, 4], [1, 1, 3]],
  ships: [[3, 3, 2], [4, 3, 3], [5, 4, 3], [4, 2, 4]],
  land_deck: [],
  ship_deck: [],
  columns: [
    { tiles: ["city", "city", "trade"], coins: 1 },
    { tiles: ["land", "city", "trade"], coins: 0 },
    { tiles: ["land", "land"], coins: 2 },
    { tiles: ["trade", "city"], coins: 1 },
    { tiles: ["land", "trade"], coins: 0 },
  ],
  auction: null,
  still_in: [0, 1, 2],
  to_place: 0,
  to_remove: [],
  final: null,
  winners: null,
}; // prettier-ignore

const COLOURS = ["blue", "orange", "green"];
const seat = (name: string, number: number) => ({ number, by: "here" as const, name, colour: COLOURS[number], person: null, level: null, temper: null, stand_in: null });

/** The example's three players at a table; anything about it can be another way. */
export class Staged extends GameTable {
  override readonly me = $derived<number | null>(0);

  constructor(other: Partial<View> = {}) {
    super("", false);
    this.board = BOARD;
    this.table = { seats: ["Anna", "Jan", "Clara"].map(seat), status: "over", options: {} } as unknown as Table;
    const view = { ...VIEW, ...other };
    this.shown = this.live = { line: 0, view, options: [], refused: [], proposals: [], undo: null };
  }
}

/** During an auction: Anna's token lies above a column, and Clara has bid most so far. */
export const AUCTION: Partial<View> = {
  phase: "bidding",
  awaits: "bid",
  auction: { column: 0, bid: 5, bidder: 2, chooser: 0, to_speak: [] },
};
