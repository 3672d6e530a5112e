// The one sentence that says what can be done now, and what for.
import type { GameTable } from "../game.svelte";
import type { Choosing } from "../choosing.svelte";
import { t } from "../../words/words.svelte";

/** While something is drafted: how to go on with it. */
const HINTS = ["build", "add_land", "trade", "ship", "lumberyard", "granary", "millwork", "black_market"];

export function whatNow(game: GameTable, choosing: Choosing): string {
  const { awaits, special, decides } = game.view!;
  if (awaits === "over") return t("act-now-over");
  if (awaits === "chance" || decides === null) return t("act-now-chance");
  const step = awaits === "city" || awaits === "land" || awaits === "trade" ? awaits : null;
  if (!game.myTurn) return t(`act-theirs-${step ?? awaits}`);
  const draft = choosing.draft?.move;
  if (draft && step && HINTS.includes(draft)) return t(`act-hint-${draft}`);
  if (!step) return t(`act-now-${awaits}`);
  const tiles = game.player(decides).tiles[step];
  if (!tiles) return t("act-now-special");
  return t(special ? `act-now-${step}` : `act-now-${step}-tile`, { n: tiles });
}
