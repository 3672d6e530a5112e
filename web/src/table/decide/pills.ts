// Costs and gains as small facts: an icon, a short text, and the same in full for those who listen.
import type { Preview } from "../../api/types";
import { signed, t } from "../../words/words.svelte";
import { sumOf, type Sum } from "../previews";

export type Tone = "gain" | "cost" | "free" | "warn" | "bad" | "";
export type Fact = { tone: Tone; icon?: string; text: string; label?: string };
export type Thing = keyof Sum;

const THINGS: readonly Thing[] = ["points", "coins", "goods", "wood", "corn", "furs"];
const ICONS: Partial<Record<Thing, string>> = { coins: "coin", furs: "fur" };

/** "+8" with the wood's icon; said as "+8 wood". */
export function change(thing: Thing, n: number): Fact {
  const amount = t(`amount-${thing}`, { n: Math.abs(n) });
  return { tone: n > 0 ? "gain" : "cost", icon: ICONS[thing] ?? thing, text: signed(n), label: `${n < 0 ? "−" : "+"}${amount}` };
}

/** A price or an amount in its own words, such as "1 each". */
export function amount(thing: Thing, text: string, label: string, tone: Tone = "cost"): Fact {
  return { tone, icon: ICONS[thing] ?? thing, text, label };
}

export function changes(sum: Sum): Fact[] {
  return THINGS.filter((thing) => sum[thing] !== 0).map((thing) => change(thing, sum[thing]));
}

export function changesOf(preview: Preview | null | undefined, player: number): Fact[] {
  return preview && !preview.refused ? changes(sumOf(preview, player)) : [];
}

/** "3", or "1–3". */
export function range(least: number, most: number): string {
  return least >= most ? String(most) : `${least}–${most}`;
}
