import { filterValues, MOST_FILTER_VALUES } from '#plugins/jobs/contract/filter-values.ts';
import { changed, filterOf, type SearchTerms, type ValuesFilter } from './search-terms.ts';

/** The filters of a search, in the order of their choices. The fields of the search bar are not filters. */
export const FILTERS = [
  'category',
  'employmentType',
  'workMode',
  'pay',
  'experience',
  'postedWithin',
  'companies',
  'skills',
  'language',
  'country',
] as const;

export type Filter = (typeof FILTERS)[number];

/** A part of a search that can be left out: a field of the search bar or a filter with all its values. */
export type SearchPart = 'q' | 'where' | Filter;

/** A chosen value of a filter. The lowest and the highest pay are one choice. */
export interface Choice {
  readonly filter: Filter;
  /** Empty for the pay, and the days as a text for the age. */
  readonly value: string;
}

/** The parts that are set. */
export function partsIn(terms: SearchTerms): readonly SearchPart[] {
  const words = (['q', 'where'] as const).filter((field) => terms[field] !== undefined);
  return [...words, ...FILTERS.filter((filter) => valuesIn(terms, filter).length > 0)];
}

/** Whether the search finds every posting. */
export function isEmptySearch(terms: SearchTerms): boolean {
  return partsIn(terms).length === 0;
}

/** The chosen values of a filter. */
export function valuesIn(terms: SearchTerms, filter: Filter): readonly string[] {
  if (filter === 'pay') return terms.minSalary === undefined && terms.maxSalary === undefined ? [] : [''];
  if (filter === 'postedWithin') return terms.postedWithin === undefined ? [] : [String(terms.postedWithin)];
  return filterValues(terms[filter]);
}

/** All choices of the filters. */
export function choicesIn(terms: SearchTerms): readonly Choice[] {
  return FILTERS.flatMap((filter) => valuesIn(terms, filter).map((value) => ({ filter, value })));
}

export function withoutChoice(terms: SearchTerms, { filter, value }: Choice): SearchTerms {
  if (filter === 'pay' || filter === 'postedWithin') return withoutPart(terms, filter);
  return withValues(
    terms,
    filter,
    filterValues(terms[filter]).filter((other) => other !== value),
  );
}

function withValues(terms: SearchTerms, filter: ValuesFilter, values: readonly string[]): SearchTerms {
  return changed(terms, { [filter]: values.join(',') });
}

/** Makes the same changes to a filter that a list of its values got. The list may be older than the terms. */
export function withSameChanges(
  terms: SearchTerms,
  filter: ValuesFilter,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): SearchTerms {
  const kept = filterValues(terms[filter]).filter((value) => after.includes(value) || !before.includes(value));
  return withValues(terms, filter, [...kept, ...after.filter((value) => !before.includes(value))]);
}

/** Adds a value to a filter. A full filter stays as it is. */
export function withValue(terms: SearchTerms, filter: ValuesFilter, value: string): SearchTerms {
  const values = filterValues(terms[filter]);
  return values.length >= MOST_FILTER_VALUES ? terms : withValues(terms, filter, [...values, value]);
}

export function withoutPart(terms: SearchTerms, part: SearchPart): SearchTerms {
  if (part !== 'pay') return changed(terms, { [part]: undefined });
  return withoutUnusedCurrency(changed(terms, { minSalary: undefined, maxSalary: undefined }));
}

/** Leaves the currency out when neither a filter nor the order needs it. */
export function withoutUnusedCurrency(terms: SearchTerms): SearchTerms {
  const isUsed = terms.sort === 'pay' || valuesIn(terms, 'pay').length > 0;
  return isUsed ? terms : changed(terms, { currency: undefined });
}

/** The words, the location and the order, without any filter. */
export function withoutFilters(terms: SearchTerms): SearchTerms {
  const { q, where, exact, sort, currency } = terms;
  return changed({ q, where, exact, sort }, sort === 'pay' ? { currency } : {});
}

/** Whether two searches find the same postings, in whatever order. */
export function findsSame(one: SearchTerms, other: SearchTerms | undefined): boolean {
  return JSON.stringify(filterOf(one)) === (other && JSON.stringify(filterOf(other)));
}
