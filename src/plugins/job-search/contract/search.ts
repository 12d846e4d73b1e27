import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { PayFacet } from './search-schemas.ts';

/**
 * The orders of a search. `relevance` is the order of `newest` when there are no words. `pay` is the yearly top in one currency: the one asked
 * for, otherwise that of most postings found. Postings with another currency or without pay come last.
 */
export const SEARCH_ORDERS = Object.freeze(['relevance', 'newest', 'pay'] as const);

export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** How many postings a search finds. */
export interface JobCount {
  /** At most {@link MOST_COUNTED}. */
  readonly count: number;
  /** Whether more postings match than were counted. */
  readonly more: boolean;
}

/** Counting stops at this number. Counting all matches of a common word takes too long for a request. */
export const MOST_COUNTED = 10_000;

/** The filters, the order and the page of a search. */
export interface JobSearch extends JobFilter {
  /** Relevance when missing and there are words, else the newest first. */
  readonly sort?: SearchOrder | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The facets of a search look at no more than this number of the newest postings found. */
export const FACET_WINDOW = 5000;

/** The number of bars of {@link PayFacet}. */
export const PAY_BARS = 12;

/** The most suggestions. */
export const MOST_SUGGESTIONS = 8;
