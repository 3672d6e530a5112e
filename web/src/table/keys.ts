// The keys of the table: one list, for the listener and for the page that explains them.
export const KEYS = [
  { does: "confirm", keys: ["Enter"] },
  { does: "cancel", keys: ["Escape"] },
  { does: "undo", keys: ["z"] },
  { does: "end", keys: ["e"] },
  { does: "district", keys: ["1", "2", "3", "4", "5", "6"] },
  { does: "more", keys: ["+", "="] },
  { does: "less", keys: ["-", "−"] },
  { does: "box", keys: ["b"] },
  { does: "hurry", keys: [" "] },
  { does: "hint", keys: ["a"] },
  { does: "read", keys: ["i"] },
  { does: "log", keys: ["l"] },
  { does: "chat", keys: ["c"] },
  { does: "text", keys: ["t"] },
  { does: "mute", keys: ["m"] },
  { does: "help", keys: ["h"] },
  { does: "keys", keys: ["?"] },
] as const;

export type Does = (typeof KEYS)[number]["does"];
export type Actions = Record<Does, (key: string) => void>;

/** Keys that mean something to whatever has the focus; only on the bare page they are the table's. */
const OF_THE_FOCUS: readonly string[] = ["Enter", " "];
const TYPING = "input, textarea, select, [contenteditable]";
const ACTIVE = "a, button, summary, input, textarea, select, [role=button], [tabindex='0']";

/** What a key press asks for; null if it is none of the table's business. */
export function asked(event: KeyboardEvent): { does: Does; key: string } | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return null;
  const target = event.target as Element;
  if (target.closest(TYPING) || document.querySelector("dialog[open]")) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "Escape" && covered()) return null;
  if (OF_THE_FOCUS.includes(key) && target.closest(ACTIVE)) return null;
  const found = KEYS.find((each) => (each.keys as readonly string[]).includes(key)) ?? physical(event);
  return found ? { does: found.does, key } : null;
}

/** Something lies over the table (a menu, a tip, a dialog), which the browser closes with Escape first. */
export function covered(): boolean {
  return document.querySelector("dialog[open], :popover-open") !== null;
}

/** On keyboards without Latin letters: the key at that place. */
function physical(event: KeyboardEvent): (typeof KEYS)[number] | undefined {
  if (!event.code.startsWith("Key") || /[a-z]/i.test(event.key)) return undefined;
  const letter = event.code.slice(3).toLowerCase();
  return KEYS.find((each) => (each.keys as readonly string[]).includes(letter));
}
