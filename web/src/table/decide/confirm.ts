// What the button says that plays the draft: what will be done, and for how much.
import type { Move } from "../../api/types";
import { capital, t } from "../../words/words.svelte";
import type { Choosing } from "../choosing.svelte";
import { sumOf } from "../previews";

export function confirmText(choosing: Choosing): string {
  const draft = choosing.draft as Move;
  const points = choosing.preview && !choosing.preview.refused ? sumOf(choosing.preview, choosing.player).points : 0;
  switch (draft.move) {
    case "place":
      return draft.district ? t("act-do-place", { district: capital(t(`district-${draft.district}`)) }) : t("act-choose-district");
    case "build":
      return draft.districts.length ? t("act-do-build", { n: draft.districts.length }) : t("act-choose-district");
    case "add_land":
      return draft.slot >= 0 ? t("act-do-add_land") : t("act-choose-card");
    case "trade": {
      const printed = choosing.game.board!.traders[draft.trader];
      if (!printed) return t("act-choose-trader");
      const furs = printed.all ? choosing.game.view!.traders[draft.trader].length : (draft.furs?.length ?? 0);
      if (!furs) return t("act-choose-furs");
      return t("act-do-trade", { furs, price: t("amount-goods", { n: printed.all ? printed.goods : printed.goods * furs }) });
    }
    case "ship":
      if (draft.slot < 0) return t("act-choose-ship");
      if (!draft.furs.length) return t("act-choose-furs");
      return t("act-do-ship", { furs: draft.furs.length, points });
    case "lumberyard":
    case "granary": {
      const thing = draft.move === "lumberyard" ? "wood" : "corn";
      const n = draft.sell ?? draft.buy ?? 0;
      return t(draft.sell ? "act-do-sell" : "act-do-buy", { what: t(`amount-${thing}`, { n }) });
    }
    case "millwork":
      return t("act-do-millwork", { n: draft.houses });
    case "black_market":
      return t("act-do-black_market", { n: draft.furs });
    case "remove": {
      const missing = choosing.option("remove")!.number - draft.districts.length;
      return missing > 0 ? t("act-choose-more", { n: missing }) : t("act-do-remove", { n: draft.districts.length });
    }
    case "elections":
    case "clear_land":
    case "pass_tile":
    case "pass_special":
    case "end_turn":
      return t(`act-kind-${draft.move}`);
    default:
      return t(`act-do-${draft.move}`);
  }
}
