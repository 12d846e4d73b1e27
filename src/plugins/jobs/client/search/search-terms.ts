import { EMPLOYMENT_TYPES, type EmploymentType, WORK_MODES, type WorkMode } from '../../contract/employment-type.ts';

/** What a search asks for; absent means anything. The address of the search page says the same. */
export interface SearchTerms {
  readonly q?: string | undefined;
  /** Words of the place. */
  readonly where?: string | undefined;
  readonly category?: string | undefined;
  /** Whole units of the posting's currency a year. */
  readonly minSalary?: number | undefined;
  readonly employmentType?: EmploymentType | undefined;
  readonly workMode?: WorkMode | undefined;
  /** Days. */
  readonly postedWithin?: number | undefined;
}

/** The terms that narrow a search, in the order in which they are offered; what is typed into the search bar is none of them. */
export const FILTERS = ['employmentType', 'workMode', 'postedWithin', 'minSalary', 'category'] as const;

/** A term of a search. */
export type SearchTerm = keyof SearchTerms;

/** The ages of postings that are offered, in days. */
export const AGES: readonly number[] = [1, 3, 7, 30];

/** Reads the terms from the query of an address; what cannot be a term is left out. */
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

/** Whether nothing is asked for. */
export function asksForNothing(terms: SearchTerms): boolean {
  return termsIn(terms).length === 0;
}

/** Which terms are asked for. */
export function termsIn(terms: SearchTerms): readonly SearchTerm[] {
  const all: readonly SearchTerm[] = ['q', 'where', ...FILTERS];
  return all.filter((term) => terms[term] !== undefined);
}

/** How many filters are set. */
export function filtersIn(terms: SearchTerms): number {
  return FILTERS.filter((term) => terms[term] !== undefined).length;
}

const text = (value: string | undefined): string | undefined => {
  const trimmed = value?.trim();
  return trimmed === '' ? undefined : trimmed;
};
