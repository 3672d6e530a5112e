// A chapter while it is taken: which task one is at, and whether one's own moves have done it.
//
// All of it follows from the moves at the table and from `course.marks`, so taking back, reloading and coming back
// another day need nothing of their own.
import { untrack } from "svelte";
import type { Chapter, Move, Task } from "../../api/types";
import type { GameTable } from "../game.svelte";
import { course } from "./course.svelte";
import { lessons, matches, ownMoves } from "./lessons.svelte";

export type Stage = "asked" | "done" | "else";

export class Lesson {
  readonly chapter = $derived<Chapter | null>(course.chapters.find(({ name }) => name === this.game.table?.lesson) ?? null);
  /** One's own moves in this chapter, without those that were taken back. */
  readonly own = $derived.by<Move[]>(() => ownMoves(this.game, this.chapter));
  readonly at = $derived.by(() => (course.table === this.game.id ? course.marks.length : 0));
  readonly task = $derived<Task | null>(this.chapter?.tasks[this.at] ?? null);
  /** All tasks are behind one. */
  readonly over = $derived(this.chapter !== null && this.at >= this.chapter.tasks.length);
  readonly last = $derived(this.chapter !== null && course.after(this.chapter.name) === null);
  readonly #since = $derived(this.own.slice(course.marks.at(-1) ?? 0));
  readonly #match = $derived(this.task ? this.#since.findIndex((move) => this.task!.wants?.some((wanted) => matches(wanted, move))) : -1);
  readonly stage = $derived<Stage>(this.#match >= 0 ? "done" : this.task?.wants?.length && this.#since.length ? "else" : "asked");

  constructor(readonly game: GameTable) {
    $effect(() => {
      if (game.table?.lesson) void lessons.load().catch(() => {}); // without the chapters it is a table like any other
    });
    $effect(() => {
      if (this.chapter) course.take(this.chapter.name, game.id);
    });
    $effect(() => {
      // Whoever takes back what a task before this one wanted is at that task again.
      const made = this.own.length;
      if (!this.chapter || !game.recalled || this.over) return;
      untrack(() => {
        const kept = course.marks.filter((mark) => mark <= made);
        if (kept.length < course.marks.length) course.mark(kept);
      });
    });
    $effect(() => {
      // What can no longer be done is left out.
      const { task, stage } = this;
      if (!task?.when || stage !== "asked" || !game.myTurn || !game.recalled) return;
      if (game.view!.awaits !== task.when) untrack(() => this.next());
    });
    $effect(() => {
      if (this.over) course.finish(this.chapter!.name);
    });
  }

  /** On to the next task: whatever was played so far is no matter for it, unless the task asked for less. */
  next(): void {
    const before = course.marks.at(-1) ?? 0;
    const read = !this.task?.wants?.length;
    course.mark([...course.marks, read ? before : this.#match >= 0 ? before + this.#match + 1 : this.own.length]);
  }

  /** Back to the task before, to read it once more; never behind a move. */
  back(): void {
    if (this.canGoBack) course.mark(course.marks.slice(0, -1));
  }

  get canGoBack(): boolean {
    const before = this.chapter?.tasks[this.at - 1];
    return this.stage === "asked" && before !== undefined && !before.wants?.length;
  }
}
