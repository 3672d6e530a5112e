// The end of a game in a headline, and what decided it in a sentence or two.
import { joined, t } from "../words/words.svelte";
import { decisive, placeOf, type Account } from "./account";

/** `you`: the seat of who reads it, if there is one. */
export function headline(
  scores: readonly number[],
  winners: readonly number[],
  names: readonly string[],
  you: number | null,
  account: Account | null,
): { title: string; lines: string[] } {
  if (!winners.length) return { title: t("end-unfinished"), lines: [] };
  const points = scores[winners[0]];
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat)).sort((a, b) => scores[b] - scores[a]);
  const next = others[0];
  const lines: string[] = [];
  let title: string;
  if (winners.length > 1) {
    const without = winners.filter((seat) => seat !== you).map((seat) => names[seat]);
    title = you !== null && winners.includes(you) ? t("end-you-share", { others: joined(without), n: points }) : t("end-share-victory", { players: joined(without), n: points });
    lines.push(t("end-shared-why"));
  } else {
    title = winners[0] === you ? t("end-you-win", { n: points, next: scores[next] }) : t("end-wins", { player: names[winners[0]], n: points, next: scores[next] });
    const source = account && decisive(account, winners[0], next);
    if (source) {
      const theirs = account.sources[next][source];
      const values = { source, n: Math.abs(account.sources[winners[0]][source]), theirs: Math.abs(theirs) };
      lines.push(next === you ? t("end-decided-you", values) : t("end-decided", { ...values, next: names[next] }));
    }
  }
  if (you !== null && !winners.includes(you)) lines.push(t("end-your-place", { place: placeOf(scores, you), of: scores.length, n: scores[you] }));
  return { title, lines };
}
