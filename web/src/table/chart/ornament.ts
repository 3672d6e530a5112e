// Trees for the wild bank of the river: the same wood each time, drawn from a seed.
import type { Box } from "./geometry";

export type Tree = { x: number; y: number; size: number };

function seeded(seed: number): () => number {
  return () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296;
}

/** Up to so many trees within a box, none of them in the clearings or upon another. */
export function grove(seed: number, most: number, box: Box, clearings: readonly Box[], size: number): Tree[] {
  const next = seeded(seed);
  const trees: Tree[] = [];
  for (let tries = 0; trees.length < most && tries < most * 40; tries++) {
    const x = box.x + next() * box.w;
    const y = box.y + next() * box.h;
    if (clearings.some((c) => x > c.x && x < c.x + c.w && y > c.y && y < c.y + c.h)) continue;
    if (trees.some((tree) => Math.hypot(tree.x - x, (tree.y - y) * 1.5) < 13 * size)) continue;
    trees.push({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, size: size * (0.85 + (x % 7) / 24) });
  }
  return trees.sort((a, b) => a.y - b.y);
}
