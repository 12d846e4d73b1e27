import { addressFilters } from '#core/client/lists/address-filters.ts';
import { facetedSearch } from '#core/client/search/search-declaration.ts';
import { type Choice, type SeveralOf, searchTerms, type TermsOf } from '#core/client/search/search-terms.ts';
import type { ShownSearchOf } from '#core/client/search/use-faceted-search.ts';
import { oneOfParam, wordsParam } from '#core/contract/param-type.ts';
import { trueParam, valuesIn, valuesParam, wholeParam } from '#core/contract/value-params.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { countCandidates, searchCandidates } from '../../../contract/candidate-endpoints.ts';
import { MOST_CANDIDATE_VALUES, START_WITHIN } from '../../../contract/candidate-search.ts';
import { LANGUAGE_LEVELS } from '../../../contract/sections.ts';

/** The most characters of the words. */
export const MOST_TYPED = 200;

/** The most characters of a town. */
export const MOST_TOWN = 120;

/** The highest value of the filter for years of work. */
export const MOST_YEARS = 50;

const LANGUAGE = new RegExp(`^[a-z]{2,3}:(?:${LANGUAGE_LEVELS.join('|')})$`);

const address = addressFilters({
  q: wordsParam(MOST_TYPED),
  town: wordsParam(MOST_TOWN),
  skills: valuesParam(MOST_CANDIDATE_VALUES, /^(?=.{1,80}$)~?[\p{L}\p{N}\p{M}_.+#-]+$/u),
  allSkills: trueParam,
  // A language has one lowest level.
  languages: valuesParam(MOST_CANDIDATE_VALUES, LANGUAGE, languageOf),
  country: valuesParam(MOST_CANDIDATE_VALUES, /^[A-Z]{2}$/),
  category: valuesParam(MOST_CANDIDATE_VALUES, /^[^,]{1,64}$/),
  type: valuesParam(MOST_CANDIDATE_VALUES, EMPLOYMENT_TYPES),
  mode: valuesParam(MOST_CANDIDATE_VALUES, WORK_MODES),
  minYears: wholeParam(MOST_YEARS),
  startWithin: oneOfParam(...START_WITHIN),
  sort: oneOfParam('newest'),
});

/** The terms of a search for candidates, as in the address of its page and in its calls. */
export type CandidateTerms = TermsOf<typeof address.types>;

/** A filter that takes several values. */
export type ValuesFilter = SeveralOf<typeof address.types>;

export const candidateTerms = searchTerms({
  address,
  words: ['q', 'town'],
  filters: ['skills', 'languages', 'country', 'category', 'type', 'mode', 'minYears', 'startWithin'],
  settle: ({ allSkills, sort, ...terms }) => ({
    ...terms,
    allSkills: valuesIn(terms.skills).length > 1 ? allSkills : undefined,
    sort: terms.q === undefined ? undefined : sort,
  }),
});

/** The language of a value such as `nl:b2`. */
export function languageOf(value: string): string {
  return value.replace(/:.*/, '');
}

/** The level of a value such as `nl:b2`. */
export function levelOf(value: string): string {
  return value.replace(/.*:/, '');
}

const LISTS = ['skills', 'languages', 'country', 'category', 'type', 'mode', 'startWithin'] as const;

/** The search for candidates. */
export const candidateSearch = facetedSearch({
  terms: candidateTerms,
  idOf: (candidate) => candidate.candidateId,
  find: searchCandidates,
  facets: countCandidates,
  countIn: (facets) => facets,
  isReadable: (facets) => LISTS.every((name) => Array.isArray(facets[name])),
});

/** The search on its page. */
export type ShownCandidates = ShownSearchOf<typeof candidateSearch>;

/** A chosen value of a filter, or typed words. */
export type CandidateChoice = Choice<Parameters<typeof candidateTerms.withoutPart>[1]>;
