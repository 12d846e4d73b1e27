/** Forgets all heights when there are more, so that the memory stays small. */
const MOST = 20_000;

const known = new Map<number, Map<string, number>>();

/**
 * The measured heights of rows, in pixels by row id. They outlive the list: a list that is shown again has its height at once, so that
 * its scroll position can be restored. Lists with another estimate have other heights, for example cards.
 */
export function heightsOf(estimate: number): Map<string, number> {
  const heights = known.get(estimate) ?? new Map<string, number>();
  if (heights.size > MOST) heights.clear();
  known.set(estimate, heights);
  return heights;
}

/** The middle of some heights; `undefined` when there are none. */
export function typicalHeight(heights: Iterable<number>): number | undefined {
  const sorted = [...heights].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
