// Which rule speaks of what: every zone, card, tile, decision and action of the table, by the names that the server uses.
import type { Awaits, DistrictName, Kind, TileName, View } from "../api/types";

export const DISTRICTS: Readonly<Record<DistrictName, string>> = {
  lumberyard: "R6.1",
  granary: "R6.2",
  docks: "R6.3",
  millwork: "R6.4",
  black_market: "R6.5",
  trading_company: "R6.6",
};

/** What a tile is for. */
export const TILES: Readonly<Record<TileName | "special", string>> = { city: "R5.5", land: "R5.7", trade: "R5.9", special: "R6" };

/** What a player may do. */
export const MOVES: Readonly<Record<Kind, string>> = {
  ...DISTRICTS,
  place: "R1.7",
  open: "R4.2",
  bid: "R4.3",
  pass_bid: "R4.3",
  pay: "R4.5",
  take_column: "R4.7",
  build: "R5.5",
  elections: "R5.6",
  add_land: "R5.7",
  clear_land: "R5.8",
  trade: "R5.9",
  ship: "R5.11",
  pass_tile: "R5.2",
  pass_special: "R5.2",
  end_turn: "R5.4",
  remove: "R8.2",
};

/** What is to be decided: the title of the panel. */
export const DECISIONS: Readonly<Record<Awaits, string>> = {
  place: "R1.7",
  open: "R4.2",
  bid: "R4.3",
  pay: "R4.5",
  take: "R4.7",
  city: "R5.1",
  land: "R5.1",
  trade: "R5.1",
  remove: "R8.2",
  chance: "R3.1",
  over: "R9",
};

/** The parts of a round, as the bar has them. */
export const PHASES: Readonly<Record<View["phase"], string>> = {
  setup: "R1.7",
  preparation: "R3.1",
  bidding: "R4.1",
  city: "R5.5",
  land: "R5.7",
  trade: "R5.9",
  provisions: "R8",
  end: "R9",
};

/** Places of the table. */
export const ZONES = {
  city: "R6",
  land: "R5.7",
  ships: "R5.11",
  traders: "R5.9",
  river: "R5.10",
  box: "R4.1",
  rounds: "R2",
  resources: "R0",
  row: "R5.8",
  wharf: "R6.3",
  fleet: "R8.3",
  forecast: "R8",
  final: "R9",
  seats: "R1.6",
} as const;
