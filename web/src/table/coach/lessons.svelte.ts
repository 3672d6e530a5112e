// The lessons that there are, chapters of the course and exercises, and the way to one: a table of one's own.
import { get, post } from "../../api/client";
import type { Chapter, Exercise, Lessons as Told, Move, Table } from "../../api/types";
import { route } from "../../state/route.svelte";
import { session } from "../../state/session.svelte";
import type { GameTable } from "../game.svelte";

class Lessons {
  chapters = $state.raw<Chapter[]>([]);
  exercises = $state.raw<Exercise[]>([]);
  /** One is being prepared. */
  busy = $state(false);

  async load(): Promise<void> {
    if (this.chapters.length) return;
    ({ chapters: this.chapters, exercises: this.exercises } = await get<Told>("/lessons"));
  }

  /** Take a lesson, anew if it was taken before; `known` hears of its table before anybody goes there. Raises Trouble. */
  async begin(name: string, known?: (table: string) => void): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await session.somebody();
      const { id } = await post<Table>(`/lessons/${name}`);
      known?.(id);
      route.go(`/table/${id}`);
    } finally {
      this.busy = false;
    }
  }
}

export const lessons = new Lessons();

/** What the learner has played in a lesson, without what was taken back. */
export function ownMoves(game: GameTable, lesson: Chapter | Exercise | null): Move[] {
  const made: Move[] = [];
  for (const { line, did } of lesson ? game.steps : []) {
    if (line <= lesson!.line || !did || !("player" in did) || did.player !== lesson!.seat) continue;
    if ("undo" in did) made.pop();
    else if ("move" in did) made.push(did as Move);
  }
  return made;
}

/** The move has all the fields that are wanted (lessons.matches says the same). */
export function matches(wanted: object, move: Move): boolean {
  return Object.entries(wanted).every(([name, value]) => fits((move as Record<string, unknown>)[name], value));
}

function fits(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return Array.isArray(value) && value.length === wanted.length && value.every((each, place) => each === wanted[place]);
  if (typeof wanted !== "object" || wanted === null) return value === wanted;
  const { number, least = -Infinity, most = Infinity } = wanted as { number?: number; least?: number; most?: number };
  if (number !== undefined) return Array.isArray(value) && value.length === number;
  return typeof value === "number" && least <= value && value <= most;
}
