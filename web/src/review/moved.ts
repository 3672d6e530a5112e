// A move in words, as the story tells it (words/story.py): for moves that were not played, which no story has.
import type { Move, View } from "../api/types";
import { t, type Values } from "../words/words.svelte";

const FURS = ["beaver", "mink", "otter", "muskrat", "lynx"];
const TILES = ["city", "land", "trade"];
const DISTRICTS = ["lumberyard", "granary", "docks", "millwork", "black_market", "trading_company"];

/** "beaver ×2, lynx" */
function counted(things: readonly string[], order: readonly string[], prefix: string): string {
  const some = order.flatMap((name) => {
    const n = things.filter((each) => each === name).length;
    return n ? [n === 1 ? t(prefix + name) : t("amount-of", { thing: t(prefix + name), n })] : [];
  });
  return some.length ? some.join(", ") : t("none");
}

function column(view: View, number: number): Values {
  return { column: number + 1, tiles: counted(view.columns[number]?.tiles ?? [], TILES, "tile-") };
}

/** What a move is, at the table that `view` shows. */
export function moved(move: Move, view: View, names: readonly string[]): string {
  const player = names[move.player] ?? "";
  const told = (values: Values = {}, key = `told-${move.move}`): string => t(key, { player, ...values });
  switch (move.move) {
    case "place":
      return told({ district: t(`district-${move.district}`) });
    case "open":
      return told({ ...column(view, move.column), bid: move.bid });
    case "take_column":
      return told(column(view, move.column));
    case "bid":
      return told({ bid: move.bid });
    case "build":
    case "remove":
      return told({ n: move.districts.length, districts: counted(move.districts, DISTRICTS, "district-") });
    case "add_land": {
      const [houses, wood, corn] = view.land[move.slot] ?? [0, 0, 0];
      return told({ card: t("card-land", { houses, wood, corn }) });
    }
    case "trade": {
      const furs = move.trader === "top" ? (move.furs ?? []) : view.traders[move.trader];
      return told({ trader: t(`trader-${move.trader}`), furs: counted(furs, FURS, "fur-") });
    }
    case "ship": {
      const [furs, goods, coins] = view.ships[move.slot] ?? [0, 0, 0];
      return told({ furs: counted(move.furs, FURS, "fur-"), card: t("card-ship", { furs, goods, coins }) });
    }
    case "lumberyard":
    case "granary":
      return told({ n: move.buy || move.sell || 0 }, `told-${move.move}-${move.buy ? "buy" : "sell"}`);
    case "millwork":
      return told({ n: move.houses });
    case "black_market":
      return told({ n: move.furs });
    case "pay": {
      const parts = (["coins", "goods", "wood", "corn"] as const).flatMap((thing) => (move[thing] ? [t(`amount-${thing}`, { n: move[thing] })] : []));
      if (move.furs.length) parts.push(counted(move.furs, FURS, "fur-"));
      return t("review-pays", { player, what: parts.length ? parts.join(", ") : t("none") });
    }
    default:
      return told();
  }
}

/** Whether two moves are the same decision. */
export function alike(one: Move, other: unknown): boolean {
  const plain = (move: unknown): string =>
    JSON.stringify(
      Object.entries(move as Record<string, unknown>)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value])
        .sort(([a], [b]) => String(a).localeCompare(String(b))),
    );
  return plain(one) === plain(other);
}
