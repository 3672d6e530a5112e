// The course: its chapters, how far this browser's owner has come, and the way to a chapter.
//
// A chapter is a table on the server. What is remembered here is which one, and what of it has been read.
import { get } from "../../api/client";
import type { Chapter, Table } from "../../api/types";
import { route } from "../../state/route.svelte";
import { lessons } from "./lessons.svelte";

const KEY = "patroon-course";

class Course {
  /** The chapter that was begun last, and its table. */
  chapter = $state("");
  table = $state("");
  /** For each task that is behind one: how many of one's own moves in this chapter were made by then. */
  marks = $state.raw<readonly number[]>([]);
  /** Chapters that one has finished. */
  done = $state.raw<readonly string[]>([]);
  /** Hints in the free part: fading, all the time, or none. */
  hints = $state<"fade" | "all" | "none">("fade");

  constructor() {
    try {
      const { chapter = "", table = "", marks = [], done = [], hints = "fade" } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      Object.assign(this, { chapter, table, marks, done, hints });
    } catch {
      // What can't be read is forgotten.
    }
  }

  get chapters(): Chapter[] {
    return lessons.chapters;
  }

  /** Its number, from 1; 0 if it is no chapter of the course. */
  number(name: string): number {
    return this.chapters.findIndex((each) => each.name === name) + 1;
  }

  get begun(): boolean {
    return this.chapter !== "" || this.done.length > 0;
  }

  get finished(): boolean {
    return this.chapters.length > 0 && this.chapters.every(({ name }) => this.done.includes(name));
  }

  /** Where to go on: the chapter one is in, or the one after it if that is done; the first one if there is none. */
  get next(): string {
    const at = this.number(this.chapter) - 1;
    const there = at >= 0 && this.done.includes(this.chapter) ? at + 1 : at;
    return this.chapters[there]?.name ?? this.chapters.find(({ name }) => !this.done.includes(name))?.name ?? this.chapters[0]?.name ?? "";
  }

  after(name: string): string | null {
    return this.chapters[this.number(name)]?.name ?? null;
  }

  /** Begin a chapter, anew if one has been there. Raises Trouble. */
  begin(name: string): Promise<void> {
    return lessons.begin(name, (table) => this.take(name, table));
  }

  /** Go on where one left, if that table is still there; else begin the chapter. Raises Trouble. */
  async resume(): Promise<void> {
    const there = this.table && this.next === this.chapter && (await get<Table>(`/tables/${this.table}`).catch(() => null));
    if (there && there.status === "playing") route.go(`/table/${this.table}`);
    else await this.begin(this.next);
  }

  /** A chapter is taken at this table. */
  take(chapter: string, table: string): void {
    if (this.table === table) return;
    this.chapter = chapter;
    this.table = table;
    this.mark([]);
  }

  mark(marks: readonly number[]): void {
    this.marks = marks;
    this.#keep();
  }

  finish(chapter: string): void {
    if (this.done.includes(chapter)) return;
    this.done = [...this.done, chapter];
    this.#keep();
  }

  hint(hints: Course["hints"]): void {
    this.hints = hints;
    this.#keep();
  }

  #keep(): void {
    const { chapter, table, marks, done, hints } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ chapter, table, marks, done, hints }));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const course = new Course();
