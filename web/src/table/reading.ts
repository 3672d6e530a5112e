// What a draft would do, as sentences to be read aloud (key I): previews are told on demand, not at every step.
import { joined, sentence, t } from "../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { sumOf } from "./previews";
import type { GameTable } from "./game.svelte";
import { hungerSaid } from "./scores";

/** The sentences; with a space more if they are the same as before, so that they are read again. */
export function aloud(game: GameTable, choosing: Choosing, before: string): string {
  const text = draft(game, choosing) ?? forecast(game) ?? t("mat-read-nothing");
  return text === before ? `${text}\u00a0` : text;
}

function draft(game: GameTable, choosing: Choosing): string | null {
  const preview = choosing.preview;
  if (!preview) return null;
  if (preview.refused) return sentence(preview.refused.key, preview.refused.values, game.names);
  const sum = sumOf(preview, choosing.player);
  const parts = Object.entries(sum)
    .filter(([, n]) => n !== 0)
    .map(([thing, n]) => t(n < 0 ? "account-minus" : "account-plus", { amount: t(`amount-${thing}`, { n: Math.abs(n) }) }));
  return parts.length ? t("mat-read-draft", { changes: joined(parts) }) : t("mat-read-no-change");
}

function forecast(game: GameTable): string | null {
  if (game.me === null) return null;
  const player = game.player(game.me);
  const food = player.provisions;
  if (!food) return null;
  const upkeep = t("mat-upkeep", { upkeep: food.upkeep, corn: player.corn, harvest: food.harvest });
  const rest = food.unfed
    ? t("mat-short", { n: food.unfed, loss: hungerSaid(game.board!, player, food.unfed) })
    : t("mat-spare", { n: player.corn + food.harvest - food.upkeep });
  return `${upkeep}. ${rest}.`;
}
