// What the pages before and after a game say about tables, and how they begin one.
import { post, Trouble, away } from "../api/client";
import type { BotSeat, Colour, NewTable, Problem, Seat, Table } from "../api/types";
import { route } from "../state/route.svelte";
import { session } from "../state/session.svelte";
import { settings, type BotLevel } from "../state/settings.svelte";
import { t } from "../words/words.svelte";

export const COLOURS: readonly Colour[] = ["blue", "yellow", "orange", "green", "purple"];
export const LEVELS: readonly BotLevel[] = ["easy", "medium", "hard"];
export const TEMPERS = ["steward", "farmer", "merchant", "politician"] as const;
export const PACES = [null, 60, 180, 86_400] as const;
export const LONGEST_NAME = 40;

export const isFree = (seat: Seat): boolean => seat.name === null;
export const freeSeats = (table: Table): Seat[] => table.seats.filter(isFree);
export const isMine = (seat: Seat): boolean => seat.person !== null && seat.person === session.person?.id;

/** It is for somebody at this device to decide. */
export function myTurn(table: Table): boolean {
  const seat = table.decides === null ? undefined : table.seats[table.decides];
  return table.status === "playing" && seat !== undefined && isMine(seat) && seat.stand_in === null;
}

/** "Zsófi, Pieter, 2 bots": who else is there. */
export function company(table: Table, everybody = false): string {
  const others = table.seats.filter((seat) => !isFree(seat) && (everybody || seat.by === "here" || !isMine(seat)));
  const people = others.filter((seat) => seat.by !== "bot").map((seat) => seat.name!);
  const bots = others.length - people.length;
  if (bots) people.push(t("home-bots", { n: bots }));
  return people.join(", ") || t("home-alone");
}

/** Who or what sits on a seat of somebody's table. */
export function sitter(seat: Seat, owner: string): string {
  if (isFree(seat)) return t("lobby-free");
  if (seat.by === "bot") {
    const level = t(`home-level-${seat.level ?? "medium"}`);
    return seat.temper ? t("lobby-bot-temper", { level, temper: t(`home-temper-${seat.temper}`) }) : t("lobby-bot", { level });
  }
  if (isMine(seat)) return seat.by === "here" ? t("lobby-here") : t("lobby-you");
  if (seat.by === "here") return t("lobby-other-device");
  return seat.person === owner ? t("lobby-host") : t("lobby-person");
}

/** Seconds for a decision, in words. */
export function paceWord(seconds: number | null | undefined): string {
  if (seconds == null) return t("home-pace-none");
  if (seconds % 86_400 === 0) return t("home-pace-days", { n: seconds / 86_400 });
  return seconds % 60 === 0 ? t("home-pace-minutes", { n: seconds / 60 }) : t("home-pace-seconds", { n: seconds });
}

/** Make a table and go there. */
export async function makeTable(wanted: NewTable): Promise<void> {
  await session.somebody();
  const table = await post<Table>("/tables", wanted);
  route.go(`/table/${table.id}`);
}

/** You against bots, as the settings have it, at once. */
export function playNow(bots = settings.bots, level: BotLevel = settings.level): Promise<void> {
  const others = Array.from({ length: bots }, (): BotSeat => ({ by: "bot", level }));
  return makeTable({ seats: [{ by: "me", colour: settings.colour }, ...others], start: true });
}

/** Bring a record along. Raises Trouble; `names` are the players in it, for what is wrong with it. */
export async function importRecord(text: string): Promise<Table> {
  await session.somebody();
  const headers = { "content-type": "application/x-ndjson" };
  const response = await fetch("/api/records", { method: "POST", headers, body: text }).catch(() => {
    throw away();
  });
  if (response.ok) return (await response.json()) as Table;
  throw await response
    .json()
    .then((problem: Problem) => new Trouble(problem))
    .catch(away);
}

/** Now and then again, as long as the page is looked at. Returns how to stop it. */
export function nowAndThen(seconds: number, look: () => void): () => void {
  look();
  const again = () => document.hidden || look();
  const timer = setInterval(again, seconds * 1000);
  addEventListener("visibilitychange", again);
  return () => {
    clearInterval(timer);
    removeEventListener("visibilitychange", again);
  };
}
