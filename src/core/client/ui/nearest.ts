/** The share of a text's letters that may differ for a match. */
const TOLERANCE = 1 / 3;

// Longer texts are not mistyped addresses: no address of ours is so long.
const LONGEST = 200;

/** The choice with the smallest edit distance; `undefined` when no choice is near. */
export function nearest(text: string, choices: readonly string[]): string | undefined {
  if (text.length > LONGEST) return undefined;
  const near = choices
    .map((choice) => ({ choice, distance: editDistance(text, choice) }))
    .filter(({ choice, distance }) => distance > 0 && distance <= Math.max(text.length, choice.length) * TOLERANCE)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.choice;
}

/** Number of letters to change, add or remove to turn one text into the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const change = (above[column - 1] ?? 0) + Number(from[row - 1] !== to[column - 1]);
      line.push(Math.min(change, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[to.length] ?? 0;
}
