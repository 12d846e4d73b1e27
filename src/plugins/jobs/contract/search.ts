import { foldText } from '#core/contract/fold-text.ts';
import type { Page } from '#core/contract/paging.ts';
import type { JobSummary, NamedCategory } from './job.ts';
import type { JobSkill } from './job-details.ts';

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

/**
 * Filters for published postings. A missing filter matches every posting. Filters of type text, apart from {@link q} and {@link where},
 * hold one or several values separated by commas: a posting matches if it has one of them.
 */
export interface JobFilter {
  /**
   * Words of the title, the company, the location, the category and the skills. Each word must match, or its English singular or plural, or
   * an equal of the master data `search-synonyms`. A word in more than 30 % of the postings need not match when there are other words.
   */
  readonly q?: string | undefined;
  /** Words of the location, with the same rules as {@link q}. They also match the name of the category. */
  readonly where?: string | undefined;
  /** Codes of categories. */
  readonly category?: string | undefined;
  /** Values of `EmploymentType`. */
  readonly employmentType?: string | undefined;
  /** Values of `WorkMode`. */
  readonly workMode?: string | undefined;
  /** Keys of skills: codes of master data, and for typed skills `~` and the folded name with `_` for spaces. */
  readonly skills?: string | undefined;
  /** Ids of companies. */
  readonly companies?: string | undefined;
  /** Values of {@link ExperienceBand}. */
  readonly experience?: string | undefined;
  /** Languages of the text, ISO 639. */
  readonly language?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** Whole units of {@link currency} a year. Without a currency, of the currency of each posting. */
  readonly minSalary?: number | undefined;
  /** Like {@link minSalary}. */
  readonly maxSalary?: number | undefined;
  /** ISO 4217; one value. It chooses the currency of the pay, and is no filter by itself. */
  readonly currency?: string | undefined;
  /** Highest age in days of 24 hours; 1 to 365. */
  readonly postedWithin?: number | undefined;
  readonly companyId?: string | undefined;
  /** Searches for exactly these words, even if nothing is found and a similar word is known. */
  readonly exact?: boolean | undefined;
}

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

/** A page of the search. */
export interface FoundJobs extends Page<JobSummary> {
  /** The words that were searched instead of those of the query, which find nothing; `null` when the words were not changed. */
  readonly corrected: string | null;
}

/** The facets of a search look at no more than this number of the newest postings found. */
export const FACET_WINDOW = 5000;

/** A value of a filter, and how many postings would be found with it alone in this filter. */
export interface FacetValue {
  /** As in the filter of {@link JobFilter}. */
  readonly value: string;
  /** In English. `null` where the client's texts name the value. */
  readonly name: string | null;
  /** Names in other languages, which administrators gave. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  readonly count: number;
}

/** The values of one filter, most postings first. */
export interface Facet {
  readonly values: FacetValue[];
  /** Whether more postings were found than {@link FACET_WINDOW}, so that the counts are of the newest ones. */
  readonly more: boolean;
}

/** The number of bars of {@link PayFacet}. */
export const PAY_BARS = 12;

/** The yearly pay of the postings found, in the currency of most of them or the one asked for. */
export interface PayFacet {
  /** ISO 4217. */
  readonly currency: string;
  /** Whole units a year at which the first bar begins. */
  readonly from: number;
  /** The width of a bar in whole units. */
  readonly step: number;
  /** {@link PAY_BARS} numbers of postings. The last bar has no upper end. */
  readonly counts: number[];
  readonly more: boolean;
}

/** What can be chosen in each filter. A filter with a choice is counted without this choice, so its other values keep their counts. */
export interface JobFacets {
  readonly category: Facet;
  readonly employmentType: Facet;
  readonly workMode: Facet;
  readonly experience: Facet;
  /** The ages 1, 3, 7 and 30 days. Each count includes the younger postings. */
  readonly postedWithin: Facet;
  /** At most 20. */
  readonly companies: Facet;
  /** At most 20. */
  readonly skills: Facet;
  readonly language: Facet;
  /** `null` when no posting names its pay. */
  readonly pay: PayFacet | null;
}

/** A text that the search suggests while the user types. */
export interface JobSuggestion {
  readonly kind: 'title' | 'company' | 'category' | 'skill';
  readonly text: string;
  /** The value for the filter of a company, category or skill; `null` for a title. */
  readonly value: string | null;
  readonly names?: NamedCategory['names'];
}

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
