// Where things lie on the chart, in its own units (1 unit = 1 px at full size). Two layouts: the chart is laid out
// again for narrow columns, never shrunk until it can't be read.
import type { ZoneView } from "../../api/types";

export type Box = { x: number; y: number; w: number; h: number };

export type Geometry = {
  narrow: boolean;
  W: number;
  H: number;
  /** How wide the score track is. */
  T: number;
  /** The near bank of the river and the island, both as paths. */
  bank: string;
  island: string;
  /** Heights of the river's things. */
  camps: number;
  longhouse: number;
  stations: number;
  posts: number;
  post: number;
  /** Where the river's places may lie, left and right. */
  reach: [number, number];
  labels: { camps: [number, number]; posts: [number, number]; river: [number, number] | null; up: [number, number] | null };
  districts: Box[];
  /** Where one asks about the city. */
  ask: [number, number];
  traders: Box;
  land: Box;
  ships: Box;
  harbour: Box;
  canal: [number, number, number] | null;
  wall: [number, number, number];
  rose: [number, number, number] | null;
};

type Curve = string;
const BANK: Curve = "M0 84C60 96 110 84 167 92S280 104 340 94S470 84 545 95S690 104 800 82";
const ISLAND: Curve =
  "M800 146C740 158 690 142 632 150S520 160 470 150S350 142 300 152S170 148 104 156C62 162 36 184 33 228C28 286 30 350 34 396C38 428 70 438 120 438C220 436 300 446 400 440S600 436 680 442S770 438 800 446";

/** A curve with its points moved. */
function moved(curve: Curve, x: (x: number) => number, y: (y: number) => number): Curve {
  return curve.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a: string, b: string) => `${round(x(+a))} ${round(y(+b))}`);
}

const round = (n: number) => Math.round(n * 10) / 10;
const grid = (columns: number[], rows: number[], w: number, h: number): Box[] => rows.flatMap((y) => columns.map((x) => ({ x, y, w, h })));

export const WIDE: Geometry = {
  narrow: false,
  W: 800,
  H: 560,
  T: 20,
  bank: BANK,
  island: ISLAND,
  camps: 25,
  longhouse: 24,
  stations: 120,
  posts: 163,
  post: 27,
  reach: [116, 736],
  labels: { camps: [34, 50], posts: [56, 176], river: [34, 117], up: [716, 104] },
  districts: grid([36, 198, 360], [203, 322], 152, 112),
  ask: [490, 178],
  traders: { x: 526, y: 188, w: 246, h: 152 },
  land: { x: 526, y: 345, w: 246, h: 90 },
  ships: { x: 234, y: 457, w: 538, h: 76 },
  harbour: { x: 118, y: 456, w: 112, h: 78 },
  canal: [355, 200, 438],
  wall: [519, 200, 440],
  rose: [66, 494, 21],
};

export const NARROW: Geometry = {
  narrow: true,
  W: 600,
  H: 590,
  T: 20,
  bank: moved(BANK, (x) => x * 0.75, (y) => y - 13),
  island: moved(ISLAND, (x) => (x < 110 ? x - 6 : x * 0.76), (y) => 126 + (y - 146) * 1.222),
  camps: 23,
  longhouse: 20,
  stations: 101,
  posts: 144,
  post: 21,
  reach: [110, 578],
  labels: { camps: [28, 40], posts: [52, 150], river: null, up: null },
  districts: grid([32, 209], [174, 279, 384], 168, 99),
  ask: [355, 150],
  traders: { x: 391, y: 172, w: 181, h: 186 },
  land: { x: 391, y: 364, w: 181, h: 120 },
  ships: { x: 142, y: 507, w: 432, h: 58 },
  harbour: { x: 30, y: 505, w: 108, h: 62 },
  canal: null,
  wall: [384, 172, 486],
  rose: null,
};

/** The column's width from which the chart has its wide layout: below, its smallest words would be under 12 px. */
export const WIDE_FROM = 738;

/** One place on the river: a camp on one bank, a zone opposite, a boat to the next. */
export type Reach = { x: number; columns: number; rows: number; spread: number; boat: number | null };

/** Places on the river take the room that their longhouses and posts need. */
export function river(zones: readonly ZoneView[], g: Geometry): Reach[] {
  const [from, to] = g.reach;
  const house = g.longhouse * 1.5 + 6;
  const columns = zones.map((zone) => (zone.longhouses > 2 ? Math.ceil(zone.longhouses / 2) : zone.longhouses));
  const needs = zones.map((zone, i) => Math.max(columns[i] * house, zone.posts * g.post, g.narrow ? 78 : 86) + (g.narrow ? 8 : 14));
  const scale = (to - from) / needs.reduce((a, b) => a + b, 0);
  let left = from;
  const xs = needs.map((need) => (left += need * scale) - (need * scale) / 2);
  return zones.map((zone, i) => ({
    x: round(xs[i]),
    columns: columns[i],
    rows: Math.ceil(zone.longhouses / columns[i]),
    spread: round(Math.min(g.post, (needs[i] * scale - 4) / zone.posts)),
    boat: zone.boat === null || i + 1 === zones.length ? null : round((xs[i] + xs[i + 1]) / 2 - (g.narrow ? 3 : 1)),
  }));
}

/** A longhouse's place within its camp, from the camp's middle: rows fill from the left, the last row is centred. */
export function within(place: number, spaces: number, { columns, rows }: Reach, g: Geometry): { x: number; y: number } {
  const w = g.longhouse * 1.5 + 6;
  const row = Math.floor(place / columns);
  const inRow = row === rows - 1 ? spaces - row * columns : columns;
  return { x: round(((place % columns) - (inRow - 1) / 2) * w), y: round((row - (rows - 1) / 2) * (g.longhouse + 3)) };
}

/** The score track: its steps clockwise from the top left, each with its middle and the side it is on. */
export type Step = { x: number; y: number; w: number; h: number; cx: number; cy: number; side: "top" | "right" | "bottom" | "left" };
export const STEPS = 50;

export function track({ W, H, T }: Geometry): Step[] {
  const across = 15;
  const down = 10;
  const [dx, dy] = [W / across, H / down];
  return Array.from({ length: STEPS }, (_, n): Step => {
    if (n < across) return { x: n * dx, y: 0, w: dx, h: T, cx: (n + 0.5) * dx, cy: 12, side: "top" };
    if (n < across + down) return { x: W - T, y: (n - across) * dy, w: T, h: dy, cx: W - 11.5, cy: (n - across + 0.5) * dy, side: "right" };
    if (n < 2 * across + down) {
      const i = 2 * across + down - 1 - n;
      return { x: i * dx, y: H - T, w: dx, h: T, cx: (i + 0.5) * dx, cy: H - 11.5, side: "bottom" };
    }
    const i = STEPS - 1 - n;
    return { x: 0, y: i * dy, w: T, h: dy, cx: 11.5, cy: (i + 0.5) * dy, side: "left" };
  });
}
