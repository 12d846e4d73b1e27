import { addressFilters } from '#core/client/lists/address-filters.ts';
import { facetedSearch } from '#core/client/search/search-declaration.ts';
import { type Choice, type SeveralOf, searchTerms, type TermsOf } from '#core/client/search/search-terms.ts';
import type { ShownSearchOf } from '#core/client/search/use-faceted-search.ts';
import { oneOfParam, type ParamType, wordsParam } from '#core/contract/param-type.ts';
import { MOST_FILTER_VALUES, trueParam, valuesParam, wholeParam } from '#core/contract/value-params.ts';
import { isMasterCode } from '#plugins/admin-masters/contract/code-param.ts';
import { AS_WORDS, EXPERIENCE_BANDS } from '#plugins/jobs/contract/filter-values.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { HIGHEST_PLACE, RADIUS } from '#plugins/places/contract/place.ts';
import { countJobs, listJobFacets, searchJobs } from '../../contract/endpoints.ts';

/** The ages of postings that the filter offers, in days. */
export const AGES: readonly number[] = [1, 3, 7, 30];

/** The most characters of the words and of the location. */
export const MOST_TYPED = 200;

/** Highest pay that a search accepts, in whole units a year. */
const HIGHEST_PAY = 1_000_000_000_000;

const ageParam: ParamType<number> = { name: 'days', parse: (text) => AGES.find((days) => String(days) === text) };

const currencyParam: ParamType<string> = { name: 'ISO 4217', parse: (text) => (/^[A-Z]{3}$/.test(text) ? text : undefined) };

const address = addressFilters({
  q: wordsParam(MOST_TYPED),
  where: wordsParam(MOST_TYPED),
  category: valuesParam(MOST_FILTER_VALUES, isMasterCode),
  employmentType: valuesParam(MOST_FILTER_VALUES, EMPLOYMENT_TYPES),
  workMode: valuesParam(MOST_FILTER_VALUES, WORK_MODES),
  experience: valuesParam(MOST_FILTER_VALUES, EXPERIENCE_BANDS),
  postedWithin: ageParam,
  companies: valuesParam(MOST_FILTER_VALUES, /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  skills: valuesParam(MOST_FILTER_VALUES, /^(?=.{1,80}$)~?[\p{L}\p{N}\p{M}_.+#-]+$/u),
  language: valuesParam(MOST_FILTER_VALUES, /^[a-z]{2,3}$/),
  country: valuesParam(MOST_FILTER_VALUES, /^[A-Z]{2}$/),
  // Whole units of the currency a year.
  minSalary: wholeParam(HIGHEST_PAY),
  maxSalary: wholeParam(HIGHEST_PAY),
  // Alone it filters nothing.
  currency: currencyParam,
  exact: trueParam,
  asWords: valuesParam(MOST_FILTER_VALUES, AS_WORDS),
  // `where` is the name of the place. The others say nothing without it.
  place: wholeParam(HIGHEST_PLACE),
  radius: wholeParam(RADIUS.max),
  remote: trueParam,
  // Missing for the usual order: relevance with words, else the newest first.
  sort: oneOfParam('newest', 'pay'),
});

/** The terms of a search, as in the address of the search page and in its calls. */
export type SearchTerms = TermsOf<typeof address.types>;

/** A filter that takes several values. */
export type ValuesFilter = SeveralOf<typeof address.types>;

export const jobTerms = searchTerms({
  address,
  words: ['q', 'where'],
  filters: [
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
    'distance',
  ],
  joined: { pay: ['minSalary', 'maxSalary'], distance: ['place', 'radius', 'remote'] },
  settle: ({ exact, asWords, sort, ...typed }) => {
    const terms = typed.place === undefined ? { ...typed, radius: undefined, remote: undefined } : typed;
    // Amounts of several currencies have no order. The newest are first anyway without words.
    const isOrdered = sort === 'pay' ? terms.currency !== undefined : terms.q !== undefined;
    const ofWords = terms.q === undefined ? {} : { exact, asWords };
    return { ...terms, ...ofWords, sort: isOrdered ? sort : undefined };
  },
  tidy: withoutUnusedCurrency,
});

/** Leaves the currency out when neither a filter nor the order needs it. */
export function withoutUnusedCurrency(terms: SearchTerms): SearchTerms {
  const isUsed = terms.sort === 'pay' || terms.minSalary !== undefined || terms.maxSalary !== undefined;
  return isUsed ? terms : { ...terms, currency: undefined };
}

/** Whether the search finds every posting. */
export function isEmptySearch(terms: SearchTerms): boolean {
  return jobTerms.partsIn(terms).length === 0;
}

const LISTS = ['category', 'employmentType', 'workMode', 'experience', 'postedWithin', 'companies', 'skills', 'language'] as const;

/** The search of all published postings. */
export const jobSearch = facetedSearch({
  terms: jobTerms,
  idOf: (job) => job.id,
  find: searchJobs,
  count: countJobs,
  facets: listJobFacets,
  isReadable: (facets) =>
    LISTS.every((name) => Array.isArray(facets[name]?.values)) && (facets.pay === null || Array.isArray(facets.pay?.counts)),
});

/** The search on its page. */
export type JobSearch = ShownSearchOf<typeof jobSearch>;

/** A chosen value of a filter, or typed words. The lowest and the highest pay are one choice. */
export type JobChoice = Choice<Parameters<typeof jobTerms.withoutPart>[1]>;
