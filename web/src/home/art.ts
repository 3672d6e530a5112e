// The engraved chart of the start page as numbers: coast lines, trees, roofs, fields. Drawn by Art.svelte.

export const WIDTH = 792;
export const HEIGHT = 804;
/** The main land, the island, the long island: their coasts. */
export const MAIN = "M0 268C90 240 160 268 260 258S430 226 520 246S690 268 792 240";
export const ISLAND =
  "M792 356C700 364 640 342 540 356S350 372 262 398C190 420 146 458 148 506C150 560 196 592 262 608C350 630 440 622 540 634S700 652 792 642";
export const LONG = "M792 716C720 704 650 726 560 730S420 762 340 764S250 790 232 804";
/** Lines of water along the coasts, from the outermost. */
export const WAVES = [34, 26, 19, 13, 7.5];

type Box = readonly [x: number, y: number, width: number, height: number];
export type Rect = { x: number; y: number; width: number; height: number };
export type Plot = Rect & { turn: number; roofs: Rect[]; beds: { x: number; y: number }[] };

/** The same drawing every time: chance with a seed. */
function chance(seed: number): () => number {
  return () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296;
}

/** Trees that keep their distance from each other and from some boxes. */
function grove(seed: number, most: number, [left, top, width, height]: Box, avoid: readonly Box[] = [], size = 1) {
  const next = chance(seed);
  const found: { x: number; y: number }[] = [];
  for (let tries = 0; found.length < most && tries < most * 40; tries++) {
    const x = left + next() * width;
    const y = top + next() * height;
    if (avoid.some(([a, b, w, h]) => x > a && x < a + w && y > b && y < b + h)) continue;
    if (found.some((tree) => Math.hypot(tree.x - x, (tree.y - y) * 1.5) < 13 * size)) continue;
    found.push({ x, y });
  }
  return found.sort((a, b) => a.y - b.y).map(({ x, y }) => ({ x, y, size: size * (0.85 + (x % 7) / 24) }));
}

export const TREES = [
  ...grove(21, 90, [24, 196, 750, 54], [[318, 188, 140, 66], [610, 188, 100, 66]]),
  ...grove(9, 60, [300, 744, 480, 52]),
  ...grove(31, 26, [590, 372, 190, 262], [[600, 376, 190, 112], [604, 520, 180, 110], [576, 486, 216, 48]], 0.9),
];

/** A block of the city from above: roofs along two streets, gardens between them. */
function plot(x: number, y: number, width: number, height: number, seed: number, turn: number): Plot {
  const next = chance(seed);
  const roofs: Rect[] = [];
  const beds: { x: number; y: number }[] = [];
  for (const row of [y + 2, y + height - 13])
    for (let at = x + 2; at < x + width - 10; ) {
      const wide = Math.min(9 + next() * 9, x + width - 2 - at);
      if (next() > 0.14) roofs.push({ x: at, y: row, width: wide - 1.5, height: 11 });
      at += wide;
    }
  for (let v = y + 21; v < y + height - 18; v += 6) for (let u = x + 19; u < x + width - 17; u += 7) beds.push({ x: u, y: v });
  return { x, y, width, height, turn, roofs, beds };
}

export const PLOTS = [
  plot(300, 400, 84, 44, 2, -3),
  plot(302, 454, 84, 44, 4, -1),
  plot(300, 514, 88, 42, 5, 2),
  plot(306, 566, 84, 44, 6, 3),
  plot(408, 386, 66, 52, 7, -2),
  plot(408, 448, 66, 48, 8, 0),
  plot(410, 512, 66, 50, 9, 1),
  plot(412, 572, 66, 46, 10, 3),
  plot(484, 380, 66, 52, 12, 0),
  plot(484, 444, 66, 50, 13, 0),
  plot(486, 512, 66, 50, 14, 0),
  plot(488, 574, 66, 46, 15, 2),
];

/** Fields before the wall, with their furrows. */
export const FIELDS = (
  [
    [604, 384, 76, 50, 3],
    [690, 392, 84, 44, -2],
    [602, 448, 66, 38, -2],
    [614, 530, 80, 46, 2],
    [706, 524, 70, 52, -3],
    [610, 592, 90, 34, 3],
  ] as const
).map(([x, y, width, height, turn]) => {
  const furrows = Array.from({ length: Math.floor(height / 6) }, (_, row) => `M${x} ${y + 4 + row * 6}h${width}`).join("");
  return { x, y, width, height, turn, furrows };
});

/** The lines of the compass rose, over the whole sea. */
export const RHUMBS = Array.from({ length: 32 }, (_, place) => {
  const angle = (place * Math.PI) / 16;
  return `M84 652L${(84 + 900 * Math.cos(angle)).toFixed(1)} ${(652 + 900 * Math.sin(angle)).toFixed(1)}`;
}).join("");

export const SHIPS = [
  { x: 120, y: 372, size: 0.82, turn: 1 },
  { x: 206, y: 700, size: 0.95, turn: -1 },
  { x: 470, y: 686, size: 0.7, turn: 1 },
];
export const LONGHOUSES = [
  { x: 328, y: 206 },
  { x: 372, y: 206 },
  { x: 416, y: 206 },
  { x: 624, y: 208 },
  { x: 664, y: 208 },
];
