import { EMPLOYMENT_TYPES, type EmploymentType, WORK_MODES, type WorkMode } from '../../contract/job.ts';

/** The terms of a search, as in the address of the search page. A missing term matches everything. */
export interface SearchTerms {
  readonly q?: string | undefined;
  /** Words of the location. */
  readonly where?: string | undefined;
  readonly category?: string | undefined;
  /** Whole units of the posting's currency a year. */
  readonly minSalary?: number | undefined;
  readonly employmentType?: EmploymentType | undefined;
  readonly workMode?: WorkMode | undefined;
  /** Days. */
  readonly postedWithin?: number | undefined;
}

/** The filters of a search, in display order. The fields of the search bar are not filters. */
export const FILTERS = ['employmentType', 'workMode', 'postedWithin', 'minSalary', 'category'] as const;

export type SearchTerm = keyof SearchTerms;

/** The ages of postings that the filter offers, in days. */
export const AGES: readonly number[] = [1, 3, 7, 30];

/** Reads the terms from the query of an address. Invalid values are left out. */
export function termsFrom(search: Readonly<Record<string, string | undefined>>): SearchTerms {
  const amount = Number(search.minSalary);
  return {
    q: text(search.q),
    where: text(search.where),
    category: text(search.category),
    minSalary: Number.isSafeInteger(amount) && amount > 0 ? amount : undefined,
    employmentType: EMPLOYMENT_TYPES.find((type) => type === search.employmentType),
    workMode: WORK_MODES.find((mode) => mode === search.workMode),
    postedWithin: AGES.find((days) => String(days) === search.postedWithin),
  };
}

/** Whether no term is set. */
export function isEmptySearch(terms: SearchTerms): boolean {
  return termsIn(terms).length === 0;
}

/** The terms that are set. */
export function termsIn(terms: SearchTerms): readonly SearchTerm[] {
  const all: readonly SearchTerm[] = ['q', 'where', ...FILTERS];
  return all.filter((term) => terms[term] !== undefined);
}

/** How many filters are set. */
export function countFilters(terms: SearchTerms): number {
  return FILTERS.filter((term) => terms[term] !== undefined).length;
}

const text = (value: string | undefined): string | undefined => {
  const trimmed = value?.trim();
  return trimmed === '' ? undefined : trimmed;
};
