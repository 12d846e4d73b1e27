import { foldText } from '#core/contract/fold-text.ts';
import type { JobSkill } from './job-details.ts';
import type { JobFilter, PayFacet } from './search-schemas.ts';

/** The bands of required experience, in years: under 1, 1 to 3, 4 to 7, 8 and more. */
export const EXPERIENCE_BANDS = Object.freeze(['starting', 'some', 'experienced', 'long'] as const);

export type ExperienceBand = (typeof EXPERIENCE_BANDS)[number];

/**
 * The orders of a search. `relevance` is the order of `newest` when there are no words. `pay` is the yearly top in one currency: the one asked
 * for, otherwise that of most postings found. Postings with another currency or without pay come last.
 */
export const SEARCH_ORDERS = Object.freeze(['relevance', 'newest', 'pay'] as const);

export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** The most values of one filter. */
export const MOST_FILTER_VALUES = 20;

/** How many postings a search finds. */
export interface JobCount {
  /** At most {@link MOST_COUNTED}. */
  readonly count: number;
  /** Whether more postings match than were counted. */
  readonly more: boolean;
}

/** Counting stops at this number. Counting all matches of a common word takes too long for a request. */
export const MOST_COUNTED = 1000;

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

/** The key of a skill in {@link JobFilter.skills}; empty for a name without letters and digits. */
export function skillKey({ code, name }: Pick<JobSkill, 'code' | 'name'>): string {
  if (code !== '') return code;
  const folded = [...foldText(name).normalize('NFC')].slice(0, LONGEST_SKILL).join('');
  const key = folded.replace(/[^\p{L}\p{N}\p{M}.+#-]+/gu, '_').replace(/^_+|_+$/g, '');
  return /[\p{L}\p{N}]/u.test(key) ? `~${key}` : '';
}

// Code points of the folded name of a typed skill.
const LONGEST_SKILL = 60;

/** The values of a filter of {@link JobFilter}. */
export function filterValues(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : [...new Set(text.split(','))];
}
