// What a move is made of: with which parts a draft begins, and when it has all of them.
import type { Kind, Move } from "../api/types";
import type { Choosing } from "./choosing.svelte";

/** The parts that can be proposed; `parts` are those that are known already. */
export function beginning(choosing: Choosing, kind: Kind, parts: Record<string, unknown>): Record<string, unknown> {
  switch (kind) {
    case "place":
      return { district: "" };
    case "open":
      return { column: -1, bid: 0 };
    case "take_column":
      return { column: -1 };
    case "bid":
      return { bid: choosing.option("bid")!.least };
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
      const { buy } = choosing.option(kind)!;
      return "sell" in parts || !buy ? { sell: 1 } : { buy: 1 };
    }
    case "millwork":
      return { houses: choosing.option("millwork")!.most };
    case "black_market": {
      const price = choosing.option("black_market")!.prices[0];
      return { furs: price.furs, goods: price.least_goods };
    }
    default:
      return { ...choosing.proposal(kind) };
  }
}

/** Nothing is missing; `removed`: how many businesses have to go. */
export function isWhole(draft: Move, removed?: number): boolean {
  switch (draft.move) {
    case "place":
      return !!draft.district;
    case "open":
    case "take_column":
      return draft.column >= 0;
    case "build":
      return draft.districts.length > 0;
    case "remove":
      return draft.districts.length === removed;
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
