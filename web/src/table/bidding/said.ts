// What everyone said in the auction that goes on; the view itself only knows the highest bid.
import type { Step } from "../../api/types";

/** By seat: the bid, or null for a pass. Only to be believed of those who have spoken (a decision may be taken back). */
export type SaidBids = ReadonlyMap<number, number | null>;

export function saidAfter(said: SaidBids, step: Step): SaidBids {
  for (const event of step.events) {
    if (!("event" in event)) continue;
    if (event.event === "auction_opened") said = new Map([[event.player, event.bid]]);
    else if (event.event === "bid_made") said = new Map(said).set(event.player, event.bid);
    else if (event.event === "bid_passed") said = new Map(said).set(event.player, null);
  }
  return said;
}
