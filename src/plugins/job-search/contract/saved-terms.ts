import { valuesIn } from '#core/contract/value-params.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';

/** How a term is stored: as typed, as a sorted list of values, as a number, or as a choice that is set. */
type TermKind = 'words' | 'values' | 'amount' | 'choice';

// The order is that of stored terms. A new filter goes to the end, so that stored terms stay equal to the same terms of today.
const KINDS: Readonly<Record<keyof JobFilter, TermKind>> = {
  q: 'words',
  where: 'words',
  category: 'values',
  employmentType: 'values',
  workMode: 'values',
  skills: 'values',
  companies: 'values',
  experience: 'values',
  language: 'values',
  country: 'values',
  minSalary: 'amount',
  maxSalary: 'amount',
  currency: 'words',
  postedWithin: 'amount',
  companyId: 'words',
  exact: 'choice',
  asWords: 'values',
  place: 'amount',
  radius: 'amount',
  remote: 'choice',
};

const FILTERS = Object.keys(KINDS) as readonly (keyof JobFilter)[];

/**
 * The terms of a search in one form: empty ones are left out, the values of a filter are sorted, and the order of the filters is fixed. Equal
 * searches have equal JSON. The order of the results is not part of a search.
 */
export function normalTerms(terms: JobFilter): JobFilter {
  return Object.fromEntries(FILTERS.flatMap((filter) => entry(filter, terms[filter])));
}

/** The stored text of a search's terms. */
export function termsText(terms: JobFilter): string {
  return JSON.stringify(normalTerms(terms));
}

function entry(filter: keyof JobFilter, value: string | number | boolean | undefined): [string, string | number | true][] {
  if (typeof value === 'string') {
    const text = KINDS[filter] === 'values' ? valuesIn(value).filter(Boolean).sort().join(',') : value;
    return text === '' ? [] : [[filter, text]];
  }
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? [[filter, value]] : [];
  return value === true ? [[filter, true]] : [];
}
