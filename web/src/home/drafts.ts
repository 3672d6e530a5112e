// A table in the making: its seats, what is wrong with them, and the request that makes it.
import type { Colour, NewTable, Options } from "../api/types";
import { settings, type BotLevel } from "../state/settings.svelte";
import { COLOURS, type TEMPERS } from "./tables";

export const BYS = ["me", "invite", "bot", "here"] as const;
export type Draft = {
  by: (typeof BYS)[number];
  name: string;
  level: BotLevel;
  temper: (typeof TEMPERS)[number] | null;
  colour: Colour;
};

/** So many seats: oneself, and for the others what the page was opened for. */
export function freshSeats(number: number, others: Draft["by"]): Draft[] {
  const colours = [settings.colour, ...COLOURS.filter((colour) => colour !== settings.colour)];
  return Array.from({ length: number }, (_, place) => ({
    by: place ? others : "me",
    name: "",
    level: settings.level,
    temper: null,
    colour: colours[place],
  }));
}

/** As many seats as are wanted; those that were there stay. */
export function resized(seats: Draft[], number: number, others: Draft["by"]): Draft[] {
  const kept = seats.slice(0, number);
  for (const fresh of freshSeats(number, others).slice(kept.length)) {
    const colour = COLOURS.find((each) => kept.every((seat) => seat.colour !== each))!;
    kept.push({ ...fresh, by: others, colour });
  }
  return kept;
}

/** What is wrong with each seat, as keys of words; empty where nothing is. */
export function faults(seats: readonly Draft[]): string[] {
  const names = seats.map((seat) => (seat.by === "me" ? settings.name : seat.by === "here" ? seat.name : "").trim());
  const others = seats.some((seat) => seat.by === "invite" || seat.by === "here");
  return seats.map((seat, place) => {
    if (seat.by === "here" && !names[place]) return "home-wrong-no-name";
    if (seat.by === "me" && others && !names[place]) return "home-wrong-my-name";
    return names[place] && names.indexOf(names[place]) < place ? "home-wrong-same-name" : "";
  });
}

export function wantedTable(seats: readonly Draft[], options: Options, first: number | null): NewTable {
  return {
    seats: seats.map(({ by, name, level, temper, colour }) => {
      if (by === "here") return { by, name: name.trim(), colour };
      if (by === "bot") return { by, level, temper: level === "easy" ? null : temper, colour };
      return { by, colour };
    }),
    options,
    first,
    start: seats.every((seat) => seat.by !== "invite"),
  };
}
