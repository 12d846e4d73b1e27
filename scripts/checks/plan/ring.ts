import type { Item } from '../catalogue/item.ts';
import { hashOf } from '../hash.ts';

/** How many slices make a ring. Twelve turns go round once and half a slice further: what is late in a slice is early in one of the next round. */
export const SLICES = 11.5;

/**
 * The items of a turn: those that begin in its slice of the ring, where each item takes as much room as it costs. Twelve turns in a row
 * contain every item.
 */
export function sliceOfRing(items: readonly Item[], turn: number, costOf: (item: Item) => number): readonly Item[] {
  const ring = items.toSorted((one, other) => hashOf(one.name) - hashOf(other.name) || (one.name < other.name ? -1 : 1));
  const whole = ring.reduce((sum, item) => sum + costOf(item), 0);
  // The slice may go over the end of the ring.
  const rounds = new Set([roundOf(turn), roundOf(turn + 1)]);
  const found: { readonly item: Item; readonly at: number }[] = [];
  let before = 0;
  for (const item of ring) {
    for (const round of rounds) {
      const at = (before / whole + round) * SLICES;
      if (Math.floor(at) === turn) found.push({ item, at });
    }
    before += costOf(item);
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ item }) => item);
}

/** How often the ring has gone round. */
export function roundOf(turn: number): number {
  return Math.floor(turn / SLICES);
}
