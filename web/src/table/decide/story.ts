// One player's decisions as the log tells them: what was taken back is gone, what belongs to one turn is together.
import type { Phrase } from "../../api/types";
import type { LogLine } from "../game.svelte";
import { change, type Fact, type Thing } from "./pills";

/** `kind` is the move's; `said` the sentence without its account, `facts` the account. */
export type Decided = { line: number; kind: string; turn: number; said: Phrase; facts: Fact[] };

const USES_TILE = ["build", "elections", "add_land", "clear_land", "trade", "ship", "pass_tile"];
const THINGS: readonly string[] = ["coins", "goods", "wood", "corn", "furs", "points"] satisfies Thing[];

export function decisions(log: readonly LogLine[], seat: number): Decided[] {
  const found: Decided[] = [];
  let turn = 0;
  for (const { level, player, said, line } of log) {
    if (level !== "sentence" || (player !== null && player !== seat)) turn++;
    if (level !== "sentence" || player !== seat) continue;
    const kind = kindOf(said);
    if (kind === "undo") turn = found.pop()?.turn ?? turn;
    else found.push({ line, kind, turn, ...parted(said) });
  }
  return found;
}

/** The decisions of the last turn; they are the turn that goes on if nothing happened since. */
export function lastTurn(log: readonly LogLine[], seat: number): Decided[] {
  const found = decisions(log, seat);
  return found.filter((each) => each.turn === found.at(-1)!.turn);
}

/** How many tiles the turn that goes on has used so far. */
export function usedTiles(log: readonly LogLine[], seat: number): number {
  const last = log.findLast((line) => line.level !== "sentence" || line.player !== null);
  if (last?.level !== "sentence" || last.player !== seat) return 0;
  const began = log.findLast((line) => line.level !== "sentence" || (line.player !== null && line.player !== seat));
  return decisions(log, seat).filter((each) => each.line > (began?.line ?? 0) && USES_TILE.includes(each.kind)).length;
}

function kindOf(said: Phrase): string {
  if (typeof said !== "object") return "";
  if ("items" in said) return kindOf(said.items[0]);
  return "key" in said ? said.key.replace(/^told-/, "").replace(/-(buy|sell)$/, "") : "";
}

/** A sentence and what it cost and brought, apart; together if the account holds more than plain amounts. */
function parted(said: Phrase): { said: Phrase; facts: Fact[] } {
  if (typeof said !== "object" || !("items" in said)) return { said, facts: [] };
  const account = said.items.find((item) => keyOf(item) === "account-brackets");
  const facts = account === undefined ? [] : factsOf(account);
  if (account === undefined || facts === null) return { said, facts: [] };
  return { said: { ...said, items: said.items.filter((item) => item !== account) }, facts };
}

function keyOf(said: Phrase): string {
  return typeof said === "object" && "key" in said ? said.key : "";
}

function factsOf(said: Phrase): Fact[] | null {
  if (typeof said !== "object" || "player" in said) return null;
  if ("items" in said) {
    const all = said.items.map(factsOf);
    return all.some((each) => each === null) ? null : all.flatMap((each) => each!);
  }
  const { key, values } = said;
  if (key === "account-brackets") return factsOf(values.entries);
  if (key === "account-noted") return factsOf(values.entry);
  if (key !== "account-minus" && key !== "account-plus") return null;
  const thing = keyOf(values.amount).replace(/^amount-/, "");
  const n = typeof values.amount === "object" && "values" in values.amount ? values.amount.values.n : null;
  if (!THINGS.includes(thing) || typeof n !== "number") return null;
  return [change(thing as Thing, key === "account-minus" ? -n : n)];
}
