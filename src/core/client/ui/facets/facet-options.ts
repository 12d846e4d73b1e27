import type { FacetOption } from './facet.ts';

/** The most values that a search counts for a filter without a fixed list of values. */
export const MOST_FACET_VALUES = 20;

/** The values of a filter with the numbers of their results, as a search answers. */
interface CountedFacet {
  readonly values: readonly { readonly value: string; readonly count: number }[];
  /** Whether there are more results than were counted. */
  readonly more: boolean;
}

type CountedValue = Pick<FacetOption, 'value' | 'count' | 'isMore'>;

/**
 * The values of a filter with their numbers: all of a fixed list, or those that find something. Chosen ones are always there. Without
 * a facet, the numbers are not known.
 */
export function facetOptions(
  facet: CountedFacet | undefined,
  chosen: readonly string[],
  fixed?: readonly string[],
): readonly CountedValue[] {
  const counts = new Map(facet?.values.map(({ value, count }) => [value, count]));
  const found = [...counts.keys()].filter((value) => counts.get(value) !== 0);
  const values = new Set([...(fixed ?? found), ...chosen]);
  // Values behind the last one are not counted.
  const isCut = counts.size >= MOST_FACET_VALUES;
  return [...values].map((value) => {
    const count = facet === undefined ? undefined : (counts.get(value) ?? (isCut ? undefined : 0));
    return { value, ...(count !== undefined && { count, isMore: facet?.more === true && count > 0 }) };
  });
}
