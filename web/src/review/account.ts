// What a game's steps add up to: points by source, the score round by round, turning points, auctions.
import type { EventElectionsHeld, EventLandCleared, Move, Step, WhyName } from "../api/types";

export const SOURCES = ["land", "elections", "furs", "final_elections", "final_land", "left", "lost"] as const;
export type Source = (typeof SOURCES)[number];

const SOURCE_OF: Partial<Record<WhyName, Source>> = {
  clearing: "land",
  elections: "elections",
  shipping: "furs",
  final_elections: "final_elections",
  final_land: "final_land",
  final_furs: "left",
  final_resources: "left",
  removal: "lost",
};

/** Scores that a single decision, or an empty granary, brought or took. */
export type Turning = {
  line: number;
  round: number;
  phase: string;
  player: number;
  points: number;
  why: "clearing" | "elections" | "shipping" | "removal";
  /** What the sentence tells: districts led and tied; the card cleared; furs and their types; businesses. */
  values: Record<string, number>;
  times: number;
};

/** The column that a player took in a round. */
export type Taken = {
  round: number;
  column: number;
  paid: number;
  /** Where the player decided on it for the last time: the line before. */
  line: number;
};

export type Account = {
  sources: Record<Source, number>[];
  /** Points after each round that is over, from 0 (before the first) on; the last ones are the final scores. */
  byRound: number[][];
  /** Points after each step. */
  byStep: number[][];
  turning: Turning[];
  taken: Taken[][];
  over: boolean;
};

/** Steps without those that were taken back. */
export function kept(steps: readonly Step[]): Step[] {
  const left: Step[] = [];
  for (const step of steps) {
    if (step.did && "undo" in step.did) left.pop();
    else left.push(step);
  }
  return left;
}

export function accountOf(steps: readonly Step[], players: number): Account {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const account: Account = {
    sources: seats.map(() => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>),
    byRound: [seats.map(() => 0)],
    byStep: [],
    turning: [],
    taken: seats.map(() => []),
    over: false,
  };
  const scores = seats.map(() => 0);
  const decided = seats.map(() => 0);
  let round = 0;
  let phase = "setup";
  let before = 0;
  let counted = false;
  const endRound = (): void => {
    if (round > 0 && account.byRound.length <= round) account.byRound.push([...scores]);
  };
  for (const step of steps) {
    const did = step.did as Move | null;
    if (did && ["open", "bid", "take_column"].includes(did.move)) decided[did.player] = before;
    const removed = seats.map(() => 0);
    let elections: EventElectionsHeld | null = null;
    let cleared: EventLandCleared | null = null;
    let bid = 0;
    for (const event of step.events) {
      if (!("event" in event)) continue;
      switch (event.event) {
        case "round_began":
          endRound();
          round = event.round;
          phase = "bidding";
          break;
        case "step_began":
          phase = event.step;
          break;
        case "auction_won":
          bid = event.bid;
          break;
        case "column_taken":
          if (did?.move === "pay") bid = did.coins + did.goods + did.wood + did.corn + did.furs.length;
          account.taken[event.player].push({ round, column: event.column, paid: bid, line: decided[event.player] });
          break;
        case "elections_held":
          elections = event;
          break;
        case "land_cleared":
          cleared = event;
          break;
        case "scored": {
          const { player, points, why } = event;
          if (why.startsWith("final_") && !counted) {
            endRound();
            counted = true;
          }
          scores[player] += points;
          account.sources[player][SOURCE_OF[why] ?? "left"] += points;
          if (why === "removal") {
            account.turning.push({ line: step.line, round, phase: "provisions", player, points, why, values: { n: removed[player] }, times: 1 });
          } else if (why === "elections" || why === "clearing" || why === "shipping") {
            const furs = did?.move === "ship" ? did.furs : [];
            const values: Record<string, number> = elections
              ? { led: elections.led.length, tied: elections.tied.length }
              : cleared
                ? { land: cleared.last }
                : { n: furs.length, types: new Set(furs).size };
            const last = account.turning.at(-1);
            // The same elections with the next tile are one turning point.
            if (why === "elections" && last?.why === why && last.player === player && last.round === round && same(last.values, values)) {
              Object.assign(last, { line: step.line, points: last.points + points, times: last.times + 1 });
            } else account.turning.push({ line: step.line, round, phase, player, points, why, values, times: 1 });
          }
          break;
        }
        case "business_removed":
          removed[event.player]++;
          break;
        case "game_ended":
          endRound();
          account.byRound.push([...scores]);
          account.over = true;
          break;
      }
    }
    before = step.line;
    account.byStep.push([...scores]);
  }
  return account;
}

function same(one: Record<string, number>, other: Record<string, number>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The weightiest few, in the order in which they happened; losses weigh more, since they could have been avoided. */
export function weightiest(turning: readonly Turning[], most = 5): Turning[] {
  const weight = (each: Turning): number => (each.points < 0 ? -2 * each.points : each.points);
  return turning
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .sort((a, b) => a.line - b.line);
}

/** Seats by their points, the best first. */
export function ranking(scores: readonly number[]): number[] {
  return scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a] || a - b);
}

/** A seat's place: tied seats share the better one. */
export function placeOf(scores: readonly number[], seat: number): number {
  return 1 + scores.filter((score) => score > scores[seat]).length;
}

/** Where a winner is furthest ahead of the next: what decided the game. */
export function decisive(account: Account, winner: number, next: number): Source | null {
  const ahead = (source: Source): number => account.sources[winner][source] - account.sources[next][source];
  const best = SOURCES.toSorted((a, b) => ahead(b) - ahead(a))[0];
  return ahead(best) > 0 ? best : null;
}
