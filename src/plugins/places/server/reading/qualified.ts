import type { Parts } from './place-text.ts';
import type { Area } from './regions-by-key.ts';

/** A text about one place, of which the end was read as countries, regions and postal codes. */
export interface Reading {
  /** What is left to name the town. */
  readonly parts: Parts;
  /** What the end says. A place must fit each of them, by one of its meanings. */
  readonly areas: readonly (readonly Area[])[];
}

/** Most words of the name of a region. */
const LONGEST_NAME = 5;

/** `94105`, and both halves of `LS1 4DY`. */
const POSTAL = /^(?:\d{4,6}|[a-z]{1,2}\d[a-z\d]?|\d[a-z]{2})$/;

/** The ways to read the end of a text, that which reads most of it first. The last one reads nothing. */
export function readings(parts: Parts, areas: ReadonlyMap<string, readonly Area[]>): readonly Reading[] {
  const found: Reading[] = [{ parts, areas: [] }];
  for (let next = found[0]; next !== undefined; ) {
    next = withoutEnd(next, areas);
    if (next !== undefined) found.unshift(next);
  }
  return found;
}

function withoutEnd({ parts, areas: read }: Reading, areas: ReadonlyMap<string, readonly Area[]>): Reading | undefined {
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  // `Congo - Kinshasa`.
  const pair = areas.get(parts.slice(-2).flat().join(' '));
  if (parts.length > 2 && pair !== undefined) return { parts: parts.slice(0, -2), areas: [...read, pair] };
  for (let size = Math.min(LONGEST_NAME, last.length); size > 0; size -= 1) {
    const meanings = areas.get(last.slice(-size).join(' '));
    if (meanings !== undefined) return { parts: shorter(parts, size), areas: [...read, meanings] };
  }
  return POSTAL.test(last.at(-1) ?? '') ? { parts: shorter(parts, 1), areas: read } : undefined;
}

function shorter(parts: Parts, words: number): Parts {
  const last = (parts.at(-1) ?? []).slice(0, -words);
  return last.length > 0 ? [...parts.slice(0, -1), last] : parts.slice(0, -1);
}

/** Whether a place is in one of the areas. */
export function isWithin(place: { readonly country: string; readonly region: string }, areas: readonly Area[]): boolean {
  return areas.some(({ country, region }) => country === place.country && (region === undefined || region === place.region));
}
