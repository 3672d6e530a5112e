// The schema's types under the names that the client uses, and a few that follow from them.
import type { Move, Option, View } from "./schema";
export type * from "./schema";

export type Kind = Move["move"];
export type OptionOf<K extends Kind> = Extract<Option, { move: K }>;
export type MoveOf<K extends Kind> = Extract<Move, { move: K }>;
export type Colour = "blue" | "yellow" | "orange" | "green" | "purple";
export type Awaits = View["awaits"];
