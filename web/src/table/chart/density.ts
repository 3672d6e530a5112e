// How the businesses of a district are drawn so that they fit: gable by gable or by number, in one row or in two.
import type { Owner } from "./facts";

export type Density = { counted: boolean; two: boolean };

const ONE_ROW = { gable: 19, number: 17, crown: 16 };
const TWO_ROWS = { gable: 16, number: 16, crown: 15 };

/** The first way in which they fit; in a low district numbers are tried before a second row. */
export function density(owners: readonly Owner[], room: number, low: boolean): Density {
  const tied = owners.filter((owner) => owner.leads).length > 1;
  const rows = ({ counted, two }: Density): number => {
    const size = two ? TWO_ROWS : ONE_ROW;
    let [row, filled] = [1, counted && two && tied ? 9 : 0];
    for (const { count, planned, leads } of owners) {
      const pieces = counted && count > 1 ? size.gable + size.number : count * size.gable;
      const ground = leads ? 9 + (tied ? (counted && two ? 0 : 12) : size.crown) : 0;
      const length = pieces + planned * size.gable + ground;
      if (length > room) return Infinity;
      if (filled && filled + length > room) [row, filled] = [row + 1, 0];
      filled += length + 3;
    }
    return row;
  };
  const single: Density = { counted: false, two: false };
  const stacked: Density = { counted: false, two: true };
  const numbered: Density = { counted: true, two: false };
  const ways = low ? [single, numbered, stacked] : [single, stacked, numbered];
  return ways.find((way) => rows(way) <= (way.two ? 2 : 1)) ?? { counted: true, two: true };
}
