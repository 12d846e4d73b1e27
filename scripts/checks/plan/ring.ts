import type { Item } from '../catalogue/item.ts';

/** How many slices make a ring. Twelve turns go round once and half a slice further: what is late in a slice is early in one of the next round. */
export const SLICES = 11.5;

/**
 * The items of a turn: those that begin in its slice of the ring, where each item takes as much room as it costs. Twelve turns in a row
 * contain every item.
 */
export function sliceOfRing(items: readonly Item[], turn: number, costOf: (item: Item) => number): readonly Item[] {
  const ring = items.toSorted((one, other) => hash(one.name) - hash(other.name) || (one.name < other.name ? -1 : 1));
  const whole = ring.reduce((sum, item) => sum + costOf(item), 0);
  // The slice may go over the end of the ring.
  const rounds = new Set([Math.floor(turn / SLICES), Math.floor((turn + 1) / SLICES)]);
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

/** A number that depends on all characters of a name (FNV-1a). */
export function hash(name: string): number {
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(name)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum;
}
