// Where on a phone a place of the table is found: under which tab.
const TABS: readonly (readonly [RegExp, string])[] = [
  [/^(camp|post|land|ship|trader)-/, "chart"],
  [/^district-/, "city"],
  [/^(coins|wood|corn|goods|furs|points|row|wharf|upkeep)-/, "mat"],
  [/:|^confirm$|^column-/, "act"],
];

/** The tab of the first of these places; null if there is none. */
export function tabOf(places: readonly string[]): string | null {
  for (const place of places) for (const [pattern, tab] of TABS) if (pattern.test(place)) return tab;
  return null;
}
