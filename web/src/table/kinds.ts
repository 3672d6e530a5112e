// The kinds of moves, by what is done with them.
import type { Kind, TileName } from "../api/types";

/** Moves without a part to choose: played at once, since they can be taken back; see `play` for the last of a turn. */
export const AT_ONCE = ["elections", "clear_land", "docks", "trading_company", "pass_bid", "pass_tile", "pass_special", "end_turn"] as const;
export type AtOnce = (typeof AT_ONCE)[number];

/** The special actions, in the order of the districts. */
export const SPECIALS = ["lumberyard", "granary", "docks", "millwork", "black_market", "trading_company"] as const;
export type Special = (typeof SPECIALS)[number];

/** What a tile is used for. */
export const OF_TILES: Partial<Record<Kind, TileName>> = { build: "city", elections: "city", add_land: "land", clear_land: "land", trade: "trade", ship: "trade" };
