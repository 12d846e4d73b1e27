/**
 * How many letters differ between two texts: added, missing, other, or changed places with the next one.
 *
 * @returns at most `most` plus one, after a time that grows with the product of the lengths
 */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of a.entries()) {
    const next = [index + 1];
    for (const [column, compared] of b.entries()) {
      const changed = at(row, column) + (letter === compared ? 0 : 1);
      const swapped = letter === b[column - 1] && a[index - 1] === compared ? at(before, column - 1) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(changed, at(next, column) + 1, at(row, column + 1) + 1, swapped));
    }
    [before, row] = [row, next];
  }
  return Math.min(at(row, b.length), most + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
