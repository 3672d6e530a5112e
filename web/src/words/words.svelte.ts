// Every sentence a person reads: the Fluent files of `src/patroon/words`, the same ones that Python speaks from.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "virtual:languages";
import type { Phrase } from "../api/types";

/** Each language by its code: whatever has a file. */
export type Language = string;
export const LANGUAGES: readonly Language[] = Object.keys(languages);
/** Their own names, for choosing one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = Object.fromEntries(LANGUAGES.map((language) => [language, languages[language].name]));

class Words {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));
  /** With the rules, the lessons and the exercises, which most visits don't need. */
  whole = $state(false);
}

const words = new Words();

/** From now on everything is said in this language. */
export async function speak(language: Language, whole = words.whole): Promise<void> {
  const { parts } = languages[language] ?? languages.en;
  const sources = await Promise.all((whole ? parts : parts.slice(0, 1)).map((part) => part()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const { default: source } of sources) for (const error of bundle.addResource(new FluentResource(source))) console.error(error);
  words.bundle = bundle;
  words.language = language;
  words.whole = whole;
  document.documentElement.lang = language;
}

/** What is said to those who learn the game is wanted, from now on. */
export async function study(): Promise<void> {
  if (!words.whole) await speak(words.language, true);
}

/** What is said to those who learn can be said. */
export function studied(): boolean {
  return words.whole;
}

/** The language that is spoken now. */
export function spoken(): Language {
  return words.language;
}

export type Values = Record<string, FluentVariable>;

/** A message with its values. A key without a message is shown as it is, and is an error that tests find. */
export function t(key: string, values?: Values): string {
  const bundle = words.bundle;
  const message = bundle.getMessage(key);
  if (!message?.value) {
    console.error(`no words for ${key} in ${words.language}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  for (const error of errors) console.error(`${words.language}: ${key}: ${error.message}`);
  return text;
}

/** There are words for this key: not every rule has a ruling. */
export function has(key: string): boolean {
  return words.bundle.hasMessage(key);
}

/** Values that are names of things, and where their words are (words/telling.py has the same). */
const NAMED: Record<string, string> = { district: "district-", fur: "fur-", trader: "trader-", chance: "chance-" };

/** A refusal, a reason or a problem: its values are names as the record has them, and players' seats. */
export function sentence(key: string, given: Record<string, number | string>, names: readonly string[] = []): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(given)) {
    if (name in NAMED) values[name] = t(NAMED[name] + value);
    else if (name === "player") values[name] = names[Number(value)] ?? String(value);
    else values[name] = value;
  }
  return t(key, values);
}

/** "a, b and c", as a sentence of this language has it. */
export function joined(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? t("none");
  return t("list-and", { some: items.slice(0, -1).join(", "), last: items[items.length - 1] });
}

/** What the server tells of a game, in words. */
export function said(phrase: Phrase, names: readonly string[]): string {
  if (typeof phrase !== "object") return String(phrase);
  if ("player" in phrase) return names[phrase.player] ?? "";
  if ("items" in phrase) {
    const items = phrase.items.map((item) => said(item, names));
    if (phrase.by === "and") return joined(items);
    if (phrase.by === "comma" && !items.length) return t("none");
    return items.join({ comma: ", ", semicolon: "; ", space: " " }[phrase.by] ?? " ");
  }
  const values: Values = {};
  for (const [name, value] of Object.entries(phrase.values))
    values[name] = typeof value === "number" ? value : said(value, names);
  return t(phrase.key, values);
}

/** With a capital in front. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** A number with its sign, the minus a real one. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** A date, a time, how long ago: in the language that is spoken. */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}
