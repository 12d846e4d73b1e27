import { editDistance } from '#core/contract/edit-distance.ts';

/** The share of a text's letters that may differ for a match. */
const TOLERANCE = 1 / 3;

// Longer texts are not mistyped addresses: no address of ours is so long.
const LONGEST = 200;

/** The choice with the smallest edit distance; `undefined` when no choice is near. */
export function nearest(text: string, choices: readonly string[]): string | undefined {
  if (text.length > LONGEST) return undefined;
  const near = choices
    .map((choice) => ({ choice, most: Math.floor(Math.max(text.length, choice.length) * TOLERANCE) }))
    .map(({ choice, most }) => ({ choice, most, distance: editDistance(text, choice, most) }))
    .filter(({ most, distance }) => distance > 0 && distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.choice;
}
