// What the end of the round will bring if a draft is played, beside what it would bring now.
import type { PlayerView, Preview } from "../../api/types";
import { signed, t } from "../../words/words.svelte";
import type { Fact } from "./pills";

/** `corn` left after upkeep (negative: businesses that can't be fed), `lost` goods, `coins` of income. */
type Outlook = { corn: number | null; lost: number; coins: number };

export function forecast(now: PlayerView, preview: Preview | null, player: number): Fact[] {
  if (!preview?.player) return [];
  const before = outlook(now);
  const after = ended(preview, player) ?? outlook(preview.player);
  if (!before || !after) return [];
  const facts: Fact[] = [];
  if (before.corn !== null && after.corn !== null) {
    facts.push({ tone: after.corn < 0 ? "bad" : after.corn < before.corn ? "" : "gain", icon: "corn", text: corn(before.corn, after.corn) });
  }
  if (before.lost || after.lost) {
    const changed = before.lost !== after.lost;
    const text = t("act-lost", { n: after.lost });
    facts.push({ tone: after.lost ? "warn" : "gain", icon: "goods", text: changed ? t("act-change", { before: String(before.lost), after: text }) : text });
  }
  if (before.coins !== after.coins)
    facts.push({ tone: after.coins > before.coins ? "gain" : "bad", icon: "coin", text: t("act-income", { n: signed(after.coins - before.coins) }) });
  return facts;
}

/** "Upkeep: 1 short → 2 to spare", "Upkeep: 6 → 5 to spare", "Upkeep: 4 short". */
function corn(before: number, after: number): string {
  const words = (n: number) => (n < 0 ? t("act-short", { n: -n }) : t("act-spare", { n }));
  const was = before < 0 === after < 0 ? String(Math.abs(before)) : words(before);
  return t("act-upkeep", { balance: before === after ? words(after) : t("act-change", { before: was, after: words(after) }) });
}

function outlook(player: PlayerView): Outlook | null {
  const coming = player.provisions;
  if (!coming) return null;
  const over = !coming.upkeep && !coming.harvest && coming.unfed > 0; // businesses are being removed: corn is done with
  return { corn: over ? null : player.corn + coming.harvest - coming.upkeep, lost: coming.lost, coins: coming.coins };
}

/** If the draft is the last move of the round, what came of it already. */
function ended(preview: Preview, player: number): Outlook | null {
  let coins: number | null = null;
  let lost = 0;
  let eaten = false;
  for (const event of preview.events) {
    if (!("event" in event) || !("player" in event) || event.player !== player) continue;
    if (event.event === "gained" && event.why === "income") coins = event.coins;
    else if (event.event === "lost") lost += event.goods;
    else if (event.event === "paid" && event.why === "upkeep") eaten = true;
  }
  if (coins === null && !eaten) return null;
  const after = preview.player!;
  const unfed = coins === null ? (after.provisions?.unfed ?? 0) : 0;
  return { corn: unfed ? -unfed : after.corn, lost, coins: coins ?? after.provisions?.coins ?? 0 };
}
