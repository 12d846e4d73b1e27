import type { FacetValue } from '#plugins/jobs/contract/search-schemas.ts';

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

/**
 * Filters for candidates. A missing filter matches every candidate. `skills`, `languages`, `country`, `category`, `type` and `mode` hold up to
 * {@link MOST_CANDIDATE_VALUES} values, separated by commas.
 */
export interface CandidateFilter {
  /** Words of job titles, the headline and skills. Each must match the beginning of a word. */
  readonly q?: string | undefined;
  /** Keys of skills, see `skillKey` of the plugin `jobs`. Candidates have one of them, or all with {@link allSkills}. */
  readonly skills?: string | undefined;
  readonly allSkills?: boolean | undefined;
  /** Languages, each with the lowest level, such as `nl:b2`. Candidates have all of them. */
  readonly languages?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** The name of a town, without regard to case and accents. */
  readonly town?: string | undefined;
  /** Codes of categories of job postings. */
  readonly category?: string | undefined;
  /** Values of `EmploymentType`. */
  readonly type?: string | undefined;
  /** Values of `WorkMode`. */
  readonly mode?: string | undefined;
  /** The fewest years of work, 0 to 50. */
  readonly minYears?: number | undefined;
  /** A value of {@link START_WITHIN}. */
  readonly startWithin?: string | undefined;
}

/** The filters and the order of a search. */
export interface CandidateQuery extends CandidateFilter {
  /** Relevance when missing and there are words, else the newest first. */
  readonly sort?: CandidateOrder | undefined;
}

/** A skill of a found candidate. */
export interface FoundSkill {
  readonly name: string;
  /** Whether the search asked for it. */
  readonly isAsked: boolean;
}

/** Counting stops at this number of candidates. */
export const MOST_COUNTED_CANDIDATES = 1000;

/** The values of one filter, most candidates first. At most 20. The client names all but skills, which have a name here. */
export type CandidateFacet = readonly FacetValue[];
