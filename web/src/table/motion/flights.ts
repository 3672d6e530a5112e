// What moves when something happens: events in, flights of pieces and floating sums out. Nothing is drawn here.
import type { Event, FurName } from "../../api/types";

/** A piece on its way between two places (`data-at`); of several places the first that is on the page. */
export type Flight = { icon: string; from: string[]; to: string[] };
/** A sum that stands beside a counter for a moment: "+8". */
export type Float = { icon: string; at: string[]; n: number };
export type Motion = { flights: Flight[]; floats: Float[] };

const THINGS = { coins: "coin", goods: "goods", wood: "wood", corn: "corn" } as const;

export function motionOf(events: readonly Event[], colours: readonly string[]): Motion {
  const motion: Motion = { flights: [], floats: [] };
  for (const event of events) add(motion, event, colours);
  return motion;
}

function add({ flights, floats }: Motion, event: Event, colours: readonly string[]): void {
  const fly = (icon: string, from: string[], to: string[]): unknown => flights.push({ icon, from, to });
  const furs = (names: readonly FurName[], from: string[], to: string[]): void => names.forEach((fur) => fly(fur, from, to));
  if ("chance" in event) {
    if (event.chance === "furs") furs(event.furs, ["reserve"], [`furs-${event.player}`, `supply-${event.player}`]);
    return;
  }
  switch (event.event) {
    case "business_built":
      fly(`b-${colours[event.player]}`, [`supply-${event.player}`], inDistrict(event.district, event.player));
      break;
    case "business_removed":
      fly(`b-${colours[event.player]}`, inDistrict(event.district, event.player), [`supply-${event.player}`]);
      break;
    case "houses_built":
      fly(`b-${colours[event.player]}`, [`supply-${event.player}`], [`row-${event.player}`]);
      break;
    case "warehouse_built":
      fly(`b-${colours[event.player]}`, [`supply-${event.player}`], [`wharf-${event.player}`, `goods-${event.player}`]);
      break;
    case "land_added":
      fly("tree", [`land-${event.slot}`], [`row-${event.player}`, `supply-${event.player}`]);
      break;
    case "longhouse_moved":
      fly("longhouse", [`camp-${event.camp}`], [`camp-${event.to}`]);
      break;
    case "post_moved":
      fly(`t-${colours[event.player]}`, [`post-${event.zone}`], [`post-${event.to}`]);
      break;
    case "furs_bought":
      furs(event.furs, [`trader-${event.trader}`], [`furs-${event.player}`, `supply-${event.player}`]);
      break;
    case "furs_shipped":
      furs(event.furs, [`furs-${event.player}`, `supply-${event.player}`], [`ship-${event.slot}`]);
      break;
    case "column_taken":
      for (const tile of event.tiles) fly(tile, [`column-${event.column}`], [`supply-${event.player}`]);
      break;
    case "tokens_swapped":
      fly("token", [`token-${event.chooser}`], [`token-${event.winner}`]);
      fly("token", [`token-${event.winner}`], [`token-${event.chooser}`]);
      break;
    case "gained":
    case "paid":
      for (const [thing, icon] of Object.entries(THINGS)) {
        const n = event[thing as keyof typeof THINGS];
        if (n) floats.push({ icon, at: [`${thing}-${event.player}`, `supply-${event.player}`], n: event.event === "paid" ? -n : n });
      }
      break;
    case "scored":
      floats.push({ icon: "points", at: [`points-${event.player}`, `supply-${event.player}`], n: event.points });
      break;
  }
}

function inDistrict(district: string, player: number): string[] {
  return [`district-${district}-${player}`, `district-${district}`];
}
