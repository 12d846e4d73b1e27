import type { FacetValue } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { CandidateFilter } from './candidate-search-schemas.ts';

/**
 * The orders of a search for candidates. `relevance` orders the newest {@link MOST_COUNTED_CANDIDATES} matches by where they have the words:
 * in job titles, in the headline, or in skills. Without words it is the order of `newest`.
 */
export const CANDIDATE_ORDERS = Object.freeze(['relevance', 'newest'] as const);

export type CandidateOrder = (typeof CANDIDATE_ORDERS)[number];

/** The most values of a filter. */
export const MOST_CANDIDATE_VALUES = 10;

/** Days within which a candidate can start; 0 for now. */
export const START_WITHIN = Object.freeze(['0', '30', '90'] as const);

/** The filters and the order of a search. */
export interface CandidateQuery extends CandidateFilter {
  /** Relevance when missing and there are words, else the newest first. */
  readonly sort?: CandidateOrder | undefined;
}

/** Counting stops at this number of candidates. */
export const MOST_COUNTED_CANDIDATES = 1000;

/** The values of one filter, most candidates first. At most 20. The client names all but skills, which have a name here. */
export type CandidateFacet = readonly FacetValue[];
