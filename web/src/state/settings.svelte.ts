// What this browser remembers of its owner: name, language, theme, pace … Nothing of it is anybody else's business.
import type { Colour } from "../api/types";
import { LANGUAGES, type Language } from "../words/words.svelte";

export type Theme = "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "instant";
export type BotLevel = "easy" | "medium" | "hard";

/** Milliseconds for which another player's action stands before the next one is shown. */
export const PACES: Record<Pace, number> = { slow: 1800, normal: 900, fast: 350, instant: 0 };

const KEY = "patroon";

function preferredLanguage(): Language {
  for (const tag of navigator.languages) {
    const language = LANGUAGES.find((each) => tag.toLowerCase().startsWith(each));
    if (language) return language;
  }
  return "en";
}

class Settings {
  language = $state<Language>(preferredLanguage());
  theme = $state<Theme>(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  name = $state("");
  colour = $state<Colour>("blue");
  bots = $state(2);
  level = $state<BotLevel>("medium");
  advisor = $state(true);
  /** After one's own move: what the advisor would have done. */
  afterthought = $state(false);
  pace = $state<Pace>("normal");
  sound = $state(false);
  notify = $state(false);

  constructor() {
    try {
      this.#recall(localStorage.getItem(KEY));
    } catch {
      // A browser that keeps nothing has nothing to read.
    }
    // What is changed in another window of this browser holds in this one, too.
    addEventListener("storage", (event) => event.key === KEY && this.#recall(event.newValue));
  }

  #recall(kept: string | null): void {
    try {
      Object.assign(this, JSON.parse(kept ?? "{}"));
      if (!LANGUAGES.includes(this.language)) this.language = preferredLanguage();
    } catch {
      // What can't be read is forgotten.
    }
  }

  /** To be called whenever something changed (App does, in an effect). */
  keep(): void {
    const { language, theme, name, colour, bots, level, advisor, afterthought, pace, sound, notify } = this;
    const kept = { language, theme, name, colour, bots, level, advisor, afterthought, pace, sound, notify };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
