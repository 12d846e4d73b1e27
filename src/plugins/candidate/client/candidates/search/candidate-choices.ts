import { filterValues } from '#plugins/jobs/contract/filter-values.ts';
import { type CandidateQuery, MOST_CANDIDATE_VALUES } from '../../../contract/candidate-search.ts';
import { changed, filterOf, type ValuesFilter } from './candidate-terms.ts';

/** The filters of a search, in the order of their choices. The fields of the search bar are not filters. */
const FILTERS = ['skills', 'languages', 'country', 'category', 'type', 'mode', 'minYears', 'startWithin'] as const;

export type Filter = (typeof FILTERS)[number];

/** A part of a search that can be left out: a field of the search bar or a filter with all its values. */
export type SearchPart = 'q' | 'town' | Filter;

/** A chosen value of a filter. */
export interface Choice {
  readonly filter: Filter;
  readonly value: string;
}

/** Searches for other terms. A choice is a step of the history, which "back" undoes; typed words replace the step. */
export type OnSearch = (change: TermsChange, by?: 'choice' | 'typing') => void;

/** Changes the terms as they are when the user chooses, which may be newer than what a part of the page shows. */
export type TermsChange = (latest: CandidateQuery) => CandidateQuery;

/** The parts that are set. */
export function partsIn(terms: CandidateQuery): readonly SearchPart[] {
  const words = (['q', 'town'] as const).filter((field) => terms[field] !== undefined);
  return [...words, ...FILTERS.filter((filter) => valuesIn(terms, filter).length > 0)];
}

/** The chosen values of a filter. */
export function valuesIn(terms: CandidateQuery, filter: Filter): readonly string[] {
  const value = terms[filter];
  return filterValues(value === undefined ? undefined : String(value));
}

/** All choices of the filters. */
export function choicesIn(terms: CandidateQuery): readonly Choice[] {
  return FILTERS.flatMap((filter) => valuesIn(terms, filter).map((value) => ({ filter, value })));
}

export function withoutChoice(terms: CandidateQuery, { filter, value }: Choice): CandidateQuery {
  const others = valuesIn(terms, filter).filter((other) => other !== value);
  return filter === 'minYears' || filter === 'startWithin' ? withoutPart(terms, filter) : withValues(terms, filter, others);
}

function withValues(terms: CandidateQuery, filter: ValuesFilter, values: readonly string[]): CandidateQuery {
  return changed(terms, { [filter]: values.join(',') });
}

/** Makes the same changes to a filter that a list of its values got. The list may be older than the terms. */
export function withSameChanges(
  terms: CandidateQuery,
  filter: ValuesFilter,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): CandidateQuery {
  const kept = filterValues(terms[filter]).filter((value) => after.includes(value) || !before.includes(value));
  return withValues(terms, filter, [...kept, ...after.filter((value) => !before.includes(value))]);
}

/** Adds a value to a filter. A full filter stays as it is. */
export function withValue(terms: CandidateQuery, filter: ValuesFilter, value: string): CandidateQuery {
  const values = filterValues(terms[filter]);
  return values.length >= MOST_CANDIDATE_VALUES ? terms : withValues(terms, filter, [...values, value]);
}

export function withoutPart(terms: CandidateQuery, part: SearchPart): CandidateQuery {
  return changed(terms, { [part]: undefined });
}

/** The words, the town and the order, without any filter. */
export function withoutFilters({ q, town, sort }: CandidateQuery): CandidateQuery {
  return changed({}, { q, town, sort });
}

/** Whether two searches find the same candidates, in whatever order. */
export function findsSame(one: CandidateQuery, other: CandidateQuery | undefined): boolean {
  return JSON.stringify(filterOf(one)) === (other && JSON.stringify(filterOf(other)));
}
