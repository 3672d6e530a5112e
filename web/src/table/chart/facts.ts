// What stands where on the chart, and each place in words: shared by the chart and the phone's pages.
import type { DistrictName, Kind, TraderName } from "../../api/types";
import { capital, joined, sentence, t } from "../../words/words.svelte";
import type { Choosing } from "../choosing.svelte";
import type { GameTable } from "../game.svelte";
import { furScoring } from "../scores";
import { DISTRICTS as DISTRICT_RULES, MOVES, ZONES } from "../../rules/where";
import type { Told } from "./telling.svelte";

/** The sprite's names of the districts. */
export const DISTRICT_ICONS: Record<DistrictName, string> = {
  lumberyard: "lumberyard",
  granary: "granary",
  docks: "docks",
  millwork: "millwork",
  black_market: "blackmarket",
  trading_company: "tradingco",
};
export const TRADERS: readonly TraderName[] = ["top", "middle", "bottom"];

/** For whom prices and journeys are shown: who sits here, else who decides. */
export function onlooker(game: GameTable): number | null {
  return game.me ?? game.view!.decides;
}

// Districts

export type Owner = { seat: number; colour: string; count: number; leads: boolean; planned: number; removed: number };

/** Who has businesses in a district, leaders first; with what the draft would add or take away. */
export function owners(game: GameTable, choosing: Choosing, district: DistrictName): { owners: Owner[]; leaders: number[] } {
  const view = game.view!;
  const leaders = leadersAfter(choosing, district) ?? view.leaders[district];
  const { planned, removed } = drafted(choosing, district);
  const all = view.order.map((seat): Owner => {
    const decides = seat === view.decides;
    const count = view.players[seat].businesses[district];
    return { seat, colour: game.colour(seat), count, leads: leaders.includes(seat), planned: decides ? planned : 0, removed: decides ? removed : 0 };
  });
  const after = (owner: Owner) => owner.count + owner.planned - owner.removed;
  return {
    leaders: [...leaders],
    owners: all.filter((owner) => owner.count || owner.planned).sort((a, b) => Number(b.leads) - Number(a.leads) || after(b) - after(a)),
  };
}

function drafted(choosing: Choosing, district: DistrictName): { planned: number; removed: number } {
  const named = (districts: readonly string[] | undefined) => districts?.filter((each) => each === district).length ?? 0;
  const placed = choosing.drafted("place")?.district === district ? 1 : 0;
  return { planned: placed + named(choosing.drafted("build")?.districts), removed: named(choosing.drafted("remove")?.districts) };
}

/** Who would lead after the draft, if that would change. */
function leadersAfter(choosing: Choosing, district: DistrictName): number[] | null {
  let after: number[] | null = null;
  for (const event of choosing.preview?.refused ? [] : (choosing.preview?.events ?? []))
    if ("event" in event && event.event === "majority_changed" && event.district === district) after = event.after;
  return after;
}

/** The special action is free for the one who looks; null: nobody looks. */
export function isFree(game: GameTable, district: DistrictName): boolean | null {
  const seat = onlooker(game);
  return seat === null ? null : game.view!.leaders[district].includes(seat);
}

/** The special action could be taken now, but not here. */
export function isBlocked(game: GameTable, choosing: Choosing, district: DistrictName): boolean {
  return game.myTurn && game.view!.special && !choosing.option(district) && choosing.refusal(district) !== undefined;
}

export function districtName(district: DistrictName): string {
  return t(`chart-name-${district}`);
}

export function districtLabel(game: GameTable, choosing: Choosing, district: DistrictName): string {
  const view = game.view!;
  const name = capital(t(`district-${district}`));
  const there = owners(game, choosing, district).owners.filter((owner) => owner.count);
  const businesses = there.map((owner) => `${game.names[owner.seat]} ${owner.count}`).join(", ");
  const said = [businesses ? t("chart-district-of", { district: name, businesses }) : t("chart-district-none", { district: name })];
  const leaders = view.leaders[district].map((seat) => game.names[seat]);
  if (leaders.length === 1) said.push(t("chart-leads", { player: leaders[0] }));
  else if (leaders.length) said.push(t("chart-tied", { players: joined(leaders) }));
  const { planned, removed } = drafted(choosing, district);
  if (planned) said.push(t("chart-planned", { n: planned }));
  if (removed) said.push(t("chart-removed", { n: removed }));
  said.push(`${capital(t(`chart-does-${district}`))}.`);
  const free = isFree(game, district);
  if (free !== null) said.push(t(free ? "chart-fee-none" : "chart-fee-coin"));
  return said.join(" ");
}

/** Chooses a district; says so if the draft has all it can hold. */
export function chooseDistrict(choosing: Choosing, district: DistrictName): Told | void {
  const building = choosing.drafted("build");
  const most = choosing.option("build")?.most ?? 0;
  if (building && building.districts.length >= most)
    return { title: capital(t(`district-${district}`)), text: t("chart-enough", { n: most }), rule: MOVES.build };
  choosing.district(district);
}

export function aboutDistrict(game: GameTable, choosing: Choosing, district: DistrictName): Told {
  const text = `${t(`chart-about-${district}`)} ${t("chart-about-fee")}`;
  const title = capital(t(`district-${district}`));
  if (choosing.option("remove")) return { title, text, reason: t("chart-none-of-yours"), rule: MOVES.remove };
  return { title, text, rule: DISTRICT_RULES[district], ...refused(game, choosing, district) };
}

// Traders

export function traderLabel(game: GameTable, trader: TraderName): string {
  const printed = game.board!.traders[trader];
  const furs = game.view!.traders[trader];
  const name = capital(t(`trader-${trader}`));
  if (!furs.length) return t("chart-trader-none", { trader: name });
  const counts = new Map<string, number>();
  for (const fur of furs) counts.set(fur, (counts.get(fur) ?? 0) + 1);
  const listed = [...counts].map(([fur, n]) => t("amount-of", { thing: t(`fur-${fur}`), n })).join(", ");
  const goods = t("amount-goods", { n: printed.goods });
  return t(printed.all ? "chart-trader-all" : "chart-trader-pick", { trader: name, furs: listed, goods, n: furs.length });
}

export function aboutTrader(game: GameTable, choosing: Choosing, trader: TraderName): Told {
  const told = { title: capital(t(`trader-${trader}`)), text: t("chart-about-trader"), rule: ZONES.traders };
  if (!choosing.option("trade")) return { ...told, ...refused(game, choosing, "trade") };
  const { goods } = game.board!.traders[trader];
  if (!game.view!.traders[trader].length) return { ...told, reason: capital(`${t("chart-no-furs")}.`) };
  return goods > game.view!.players[choosing.player].goods ? { ...told, reason: t("chart-too-dear", { goods: t("amount-goods", { n: goods }) }) } : told;
}

// Cards

export function landLabel(game: GameTable, slot: number): string {
  const card = game.view!.land[slot];
  if (!card) return t(dealt(game) ? "chart-land-taken" : "chart-card-not-yet", { n: slot + 1 });
  const [houses, wood, corn] = card;
  return t("chart-land-of", { n: slot + 1, card: t("card-land", { houses, wood, corn }) });
}

export function shipLabel(game: GameTable, slot: number): string {
  const card = game.view!.ships[slot];
  if (!card) return t(dealt(game) ? "chart-ship-taken" : "chart-card-not-yet", { n: slot + 1 });
  const [furs, goods, coins] = card;
  const label = t("chart-ship-of", { n: slot + 1, card: t("card-ship", { furs, goods, coins }) });
  const best = bestShipment(game, slot);
  return best === null ? label : `${label} ${t("chart-best", { points: t("amount-points", { n: best }) })}`;
}

/** The points that the onlooker's furs would bring on this ship. */
export function bestShipment(game: GameTable, slot: number): number | null {
  const seat = onlooker(game);
  return seat === null ? null : (game.view!.players[seat].shipments?.[slot] ?? null);
}

/** Cards have been laid out: an empty place is one that somebody took. */
export function dealt(game: GameTable): boolean {
  const view = game.view!;
  return view.round > 0 && view.phase !== "preparation" && view.phase !== "setup";
}

export function aboutLand(game: GameTable, choosing: Choosing): Told {
  return { title: t("chart-land"), text: t("chart-about-land"), rule: ZONES.land, ...refused(game, choosing, "add_land") };
}

export function aboutShip(game: GameTable, choosing: Choosing, slot: number): Told {
  const told = { title: t("chart-ships"), text: `${t("chart-about-ship")} ${furScoring(game.board!)}`, rule: ZONES.ships };
  if (!choosing.option("ship")) return { ...told, ...refused(game, choosing, "ship") };
  const furs = game.view!.ships[slot]?.[0] ?? 0;
  return bestShipment(game, slot) === null ? { ...told, reason: t("chart-too-few-furs", { furs: t("amount-furs", { n: furs }) }) } : told;
}

// The river

export type Zone = {
  n: number;
  longhouses: number;
  spaces: number;
  /** What the draft's land would do to this camp. */
  moves: "goes" | "comes" | null;
  posts: number[];
  room: number;
  boat: number | null;
  /** The trading company could bring the post here. */
  next: boolean;
};

export function zones(game: GameTable, choosing: Choosing): Zone[] {
  const view = game.view!;
  const moving = longhouseMoves(choosing);
  const next = choosing.option("trading_company") ? view.players[choosing.player].next_post : null;
  return game.board!.river.map((printed, i): Zone => {
    const n = i + 1;
    const posts = view.players.flatMap((player, seat) => (player.post === n ? [seat] : []));
    const moves = moving?.camp === n ? "goes" : moving?.to === n ? "comes" : null;
    return { n, longhouses: view.camps[i] ?? 0, spaces: printed.longhouses, moves, posts, room: printed.posts, boat: printed.boat, next: next === n };
  });
}

function longhouseMoves(choosing: Choosing): { camp: number; to?: number } | null {
  if (!choosing.drafted("add_land")) return null;
  for (const event of choosing.preview?.events ?? []) {
    if (!("event" in event)) continue;
    if (event.event === "longhouse_moved") return { camp: event.camp, to: event.to };
    if (event.event === "longhouse_left") return { camp: event.camp };
  }
  return null;
}

export function zoneLabel(game: GameTable, zone: Zone): string {
  const { n } = zone;
  const said = [t("chart-camp-of", { n, have: zone.longhouses, spaces: zone.spaces })];
  const free = Math.max(0, zone.room - zone.posts.length);
  const players = joined(zone.posts.map((seat) => game.names[seat]));
  said.push(zone.posts.length ? t("chart-zone-of", { n, players, free }) : t("chart-zone-free", { n, free }));
  if (zone.boat !== null) said.push(t("chart-boat-of", { n, to: n + 1, corn: t("amount-corn", { n: zone.boat }) }));
  if (zone.moves) said.push(t(`chart-longhouse-${zone.moves}`));
  if (zone.next) said.push(t("chart-next-post"));
  return said.join(" ");
}

export function aboutZone(game: GameTable, zone: Zone): Told {
  return { title: t("chart-noort"), text: `${zoneLabel(game, zone)} ${t("chart-about-river")}`, rule: ZONES.river };
}

/** Why such a move is closed now, in words; nothing if it is not this person's turn. */
function refused(game: GameTable, choosing: Choosing, kind: Kind): Partial<Told> {
  const refusal = choosing.refusal(kind);
  return refusal ? { reason: sentence(refusal.key, refusal.values, game.names), rule: refusal.rule } : {};
}

/** Arrow keys go from one button of a group to the next. */
export function arrows(group: Element): () => void {
  const moved = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const by = key === "ArrowRight" || key === "ArrowDown" ? 1 : key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
    if (!by) return;
    const buttons = [...group.querySelectorAll("button")];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (from < 0) return;
    buttons[(from + by + buttons.length) % buttons.length].focus();
    event.preventDefault();
  };
  group.addEventListener("keydown", moved);
  return () => group.removeEventListener("keydown", moved);
}
