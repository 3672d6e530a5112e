// The rules as people read them: which chapter has which rules, and the keys of their words (words/rulebook.json).
import { has, spoken, t } from "../words/words.svelte";
import rulebook from "../../../src/patroon/words/rulebook.json";

export type Chapter = { name: string; rules: string[]; figure: string; example: string };
export const CHAPTERS: readonly Chapter[] = rulebook.chapters;
export const RULES: readonly string[] = CHAPTERS.flatMap((chapter) => chapter.rules);
export const SUMMARY: readonly string[] = Array.from({ length: rulebook.summary }, (_, n) => `rules-summary-${n + 1}`);

/** "R5.7" is said by rules-r5-7. */
export const keyOf = (rule: string): string => `rules-${rule.toLowerCase().replace(".", "-")}`;

/** The rule that is meant: where only its parts have a text (R3), the first of them. Capitals don't matter. */
export function found(rule: string): string | undefined {
  const meant = rule.toUpperCase();
  return RULES.find((each) => each === meant) ?? RULES.find((each) => each.startsWith(`${meant}.`));
}

export type Article = { rule: string; title: string; text: string; ruling: string };

/** A rule in words; only once they are there (`studied()`). */
export function article(rule: string): Article {
  const key = keyOf(rule);
  return { rule, title: t(`${key}-title`), text: t(key), ruling: has(`${key}-ruling`) ? t(`${key}-ruling`) : "" };
}

/** The glossary in the order of its language. */
export function glossary(): { term: string; text: string }[] {
  const terms = rulebook.glossary.map((name) => ({ term: t(`glossary-${name}`), text: t(`glossary-${name}-text`) }));
  return terms.sort((one, other) => one.term.localeCompare(other.term, spoken()));
}

/** Pieces of a paragraph: plain text, *emphasis*, a rule that is cited, something that was looked for. */
export type Piece = { kind: "text" | "stressed" | "rule" | "hit"; text: string };

/** A text's paragraphs in pieces; `wanted` is marked wherever it stands. */
export function paragraphs(text: string, wanted = ""): Piece[][] {
  return text.split(/\n\s*\n/).map((each) => pieces(each, wanted));
}

function pieces(text: string, wanted: string): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(/(\*[^*\n]+\*|R\d+(?:\.\d+)?)/)) {
    if (/^\*.+\*$/.test(part)) found.push({ kind: "stressed", text: part.slice(1, -1) });
    else if (/^R\d/.test(part)) found.push({ kind: "rule", text: part });
    else if (part) found.push(...marked(part, wanted));
  }
  return found;
}

/** A plain text with the words that were looked for. */
export function marked(text: string, wanted: string): Piece[] {
  const parts: Piece[] = [];
  const where = text.toLocaleLowerCase(spoken());
  const words = wordsOf(wanted);
  let from = 0;
  // Where lower case letters are not as many as capitals were, nothing can be marked.
  while (where.length === text.length) {
    const hits = words.map((word) => ({ word, at: where.indexOf(word, from) })).filter(({ at }) => at >= 0);
    if (!hits.length) break;
    const { word, at } = hits.sort((one, other) => one.at - other.at || other.word.length - one.word.length)[0];
    if (at > from) parts.push({ kind: "text", text: text.slice(from, at) });
    parts.push({ kind: "hit", text: text.slice(at, at + word.length) });
    from = at + word.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

/** What is looked for, as texts are compared with it. */
export function sought(text: string): string {
  return text.trim().toLocaleLowerCase(spoken());
}

const wordsOf = (wanted: string): string[] => wanted.split(/\s+/).filter(Boolean);

/** All its words occur in these texts; the marks of emphasis don't part words. */
export function occurs(wanted: string, ...texts: string[]): boolean {
  const all = texts.join("\n").replaceAll("*", "").toLocaleLowerCase(spoken());
  return wordsOf(wanted).every((word) => all.includes(word));
}
