// When it is one's turn again, counted from the order of play.
import type { View } from "../../api/types";
import { t } from "../../words/words.svelte";

const STEPS = ["city", "land", "trade"];

/** A sentence; empty where nothing can be said. */
export function until(view: View, seat: number, rounds: number): string {
  const { awaits, decides, order } = view;
  if (decides === null || seat === decides) return "";
  const now = order.indexOf(decides);
  const own = order.indexOf(seat);
  const turns = own > now ? own - now : order.length - now + own;
  if (awaits === "place") return own > now || view.to_place > order.length - now ? t("act-until", { n: turns }) : t("act-until-bidding");
  if (awaits === "remove") return view.to_remove[seat] && own > now ? t("act-until", { n: view.to_remove.filter((n, each) => n && order.indexOf(each) >= now && order.indexOf(each) < own).length }) : "";
  if (STEPS.includes(awaits)) {
    if (own > now) return t("act-until", { n: turns });
    if (awaits !== "trade") return t("act-until-step", { n: turns, step: STEPS[STEPS.indexOf(awaits) + 1] });
    return view.round < rounds ? t("act-until-round") : t("act-until-end");
  }
  if (!view.still_in.includes(seat)) return t("act-until-settled");
  const speaks = view.auction?.to_speak.indexOf(seat) ?? -1;
  if (speaks >= 0) return t("act-until", { n: speaks + 1 });
  return t(view.auction ? "act-until-auction" : "act-until-opened");
}
