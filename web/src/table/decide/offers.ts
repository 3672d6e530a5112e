// What a turn in the city, land or trade step offers: for each kind of move its words, its price and what it brings.
import type { Kind, TileName } from "../../api/types";
import { capital, sentence, t } from "../../words/words.svelte";
import type { Choosing } from "../choosing.svelte";
import { SPECIALS } from "../kinds";
import { amount, change, changesOf, range, type Fact } from "./pills";

export type Refusal = { key: string; text: string; rule: string };
/** Reasons that the list of districts says in fewer words: the district stands above them. */
const SHORT: Record<string, string> = { "no-coin-for-fee": "act-no-fee", "not-enough-coins-and-goods": "act-no-fur" };

export type Offer = { kind: Kind; icon: string; title: string; detail: string; facts: Fact[]; refusal: Refusal | null };

export const ICONS: Record<string, string> = {
  build: "city", elections: "crown", add_land: "tree", clear_land: "field", trade: "fur", ship: "ship",
  lumberyard: "lumberyard", granary: "granary", docks: "docks", millwork: "millwork", black_market: "blackmarket", trading_company: "tradingco",
  pass_tile: "coin", pass_special: "coin", end_turn: "u-end", place: "warehouse", remove: "corn",
}; // prettier-ignore

const OF_STEP: Record<TileName, readonly Kind[]> = { city: ["build", "elections"], land: ["add_land", "clear_land"], trade: ["trade", "ship"] };

export function tileOffers(choosing: Choosing, step: TileName): Offer[] {
  return OF_STEP[step].map((kind) => offer(choosing, kind, t(`act-kind-${kind}`)));
}

export function specialOffers(choosing: Choosing): Offer[] {
  return SPECIALS.map((kind) => offer(choosing, kind, capital(t(`district-${kind}`))));
}

function offer(choosing: Choosing, kind: Kind, title: string): Offer {
  const refused = choosing.refusal(kind);
  const refusal = refused ? { key: refused.key, text: sentence(SHORT[refused.key] ?? refused.key, refused.values, choosing.game.names), rule: refused.rule } : null;
  const open = choosing.option(kind) ? (DETAILS[kind]?.(choosing) ?? { detail: "", facts: [] }) : { detail: "", facts: [] };
  const icon = kind === "build" ? `b-${choosing.game.colour(choosing.player)}` : ICONS[kind];
  return { kind, icon, title, refusal, ...open };
}

type Detail = (choosing: Choosing) => { detail: string; facts: Fact[] };

const each = (n: number): Fact => amount("wood", t("act-each", { n }), t("act-each-said", { what: t("amount-wood", { n }) }));
const fee = (n: number): Fact => (n ? amount("coins", String(n), t("amount-coins", { n })) : { tone: "free", text: t("act-free") });
const wood = (n: number): Fact => amount("wood", String(n), t("amount-wood", { n }));
const me = (choosing: Choosing) => choosing.game.player(choosing.player);

/** Points of a land card by its place in a row, counting from 1 (R5.8). */
export function landPoints(choosing: Choosing, place: number): number {
  const points = choosing.game.board!.scoring.land;
  return points[Math.min(place, points.length) - 1] ?? 0;
}

/** What a longhouse does when land is added. */
export function longhouse(choosing: Choosing, slot: number): string {
  for (const event of choosing.known.get(`add_land ${slot}`)?.events ?? []) {
    if (!("event" in event)) continue;
    if (event.event === "longhouse_moved") return t("act-longhouse-moves", { camp: event.camp, to: event.to });
    if (event.event === "longhouse_left") return t("act-longhouse-leaves", { camp: event.camp });
  }
  return "";
}

const market =
  (kind: "lumberyard" | "granary"): Detail =>
  (choosing) => {
    const option = choosing.option(kind)!;
    const ways = option.buy && option.sell ? "both" : option.buy ? "buy" : "sell";
    return { detail: t(`act-detail-${kind}`, { ways, buy: range(1, option.buy), sell: range(1, option.sell) }), facts: [fee(option.fee)] };
  };

const DETAILS: Partial<Record<Kind, Detail>> = {
  build: (choosing) => ({ detail: t("act-detail-build", { n: choosing.option("build")!.most }), facts: [each(1)] }),
  elections: (choosing) => {
    const led = Object.values(choosing.game.view!.leaders).filter((seats) => seats.includes(choosing.player));
    const alone = led.filter((seats) => seats.length === 1).length;
    return {
      detail: t("act-detail-elections", { led: alone, tied: led.length - alone }),
      facts: [change("points", me(choosing).election)],
    };
  },
  add_land: (choosing) => {
    const { slots } = choosing.option("add_land")!;
    const place = me(choosing).land.length + 1;
    const detail = t("act-detail-add_land", { n: slots.length, place });
    return {
      detail: [detail, longhouse(choosing, slots[0])].filter(Boolean).join(" "),
      facts: [amount("points", t("act-later", { n: landPoints(choosing, place) }), t("act-later-said", { n: landPoints(choosing, place) }), "")],
    };
  },
  clear_land: (choosing) => {
    const before = me(choosing);
    const after = choosing.known.get("clear_land")?.player?.provisions;
    const corn = after && before.provisions ? after.harvest - before.provisions.harvest : 0;
    const covered = !!before.provisions?.unfed && after?.unfed === 0;
    const detail = t("act-detail-clear_land", { n: before.clearing?.cards ?? 0, corn });
    const { points, wood: gained } = before.clearing ?? { points: 0, wood: 0 };
    return {
      detail: covered ? `${detail} ${t("act-covered-then")}` : detail,
      facts: [...(points ? [change("points", points)] : []), ...(gained ? [change("wood", gained)] : [])],
    };
  },
  trade: (choosing) => {
    const { traders, travel } = choosing.option("trade")!;
    const prices = traders.map((each) => each.goods);
    const text = range(Math.min(...prices), Math.max(...prices));
    const goods = amount("goods", text, t("act-goods-range", { range: text }));
    return { detail: t("act-detail-trade", { n: traders.length }), facts: travel ? [goods, change("corn", -travel)] : [goods] };
  },
  ship: (choosing) => {
    const { ships } = choosing.option("ship")!;
    const points = Math.max(...ships.map(({ slot }) => me(choosing).shipments[slot] ?? 0));
    return {
      detail: t("act-detail-ship", { n: ships.length }),
      facts: [amount("points", t("act-up-to", { n: points }), t("act-up-to-said", { n: points }), "gain")],
    };
  },
  lumberyard: market("lumberyard"),
  granary: market("granary"),
  docks: (choosing) => {
    const before = me(choosing);
    const room = choosing.game.board!.piers[before.warehouses] ?? 0;
    return { detail: t("act-detail-docks", { pier: before.warehouses + 1, n: room }), facts: [wood(1), fee(choosing.option("docks")!.fee)] };
  },
  millwork: (choosing) => {
    const { most, fee: price } = choosing.option("millwork")!;
    return { detail: t("act-detail-millwork", { n: most, range: range(1, most) }), facts: [each(1), fee(price)] };
  },
  black_market: (choosing) => {
    const { prices, fee: price } = choosing.option("black_market")!;
    const most = prices.at(-1)!.furs;
    return { detail: t("act-detail-black_market", { n: most, range: range(1, most), price: prices[0].price }), facts: [fee(price)] };
  },
  trading_company: (choosing) => {
    const before = me(choosing);
    const after = choosing.known.get("trading_company")?.player?.travel ?? before.travel;
    const detail = t("act-detail-trading_company", { zone: before.next_post ?? 0, saved: before.travel - after });
    return { detail, facts: [wood(1), fee(choosing.option("trading_company")!.fee)] };
  },
};

/** What ending the turn pays. */
export function endCoins(choosing: Choosing): number {
  const preview = choosing.known.get("end_turn");
  const fact = changesOf(preview, choosing.player).find((each) => each.icon === "coin");
  return fact ? Number(fact.text) : 0;
}

/** Who has businesses in a district, the leaders first. */
export function presence(choosing: { game: Choosing["game"] }, district: (typeof SPECIALS)[number]): { seat: number; n: number }[] {
  const { players, leaders } = choosing.game.view!;
  return players
    .map((player, seat) => ({ seat, n: player.businesses[district] }))
    .filter(({ n }) => n)
    .sort((one, other) => other.n - one.n || leaders[district].indexOf(one.seat) - leaders[district].indexOf(other.seat));
}
