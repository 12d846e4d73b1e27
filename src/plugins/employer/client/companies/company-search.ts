import { addressFilters } from '#core/client/lists/address-filters.ts';
import { facetedSearch } from '#core/client/search/search-declaration.ts';
import { searchTerms, type TermsOf } from '#core/client/search/search-terms.ts';
import type { ShownSearchOf } from '#core/client/search/use-faceted-search.ts';
import { oneOfParam, uuidParam, wordsParam } from '#core/contract/param-type.ts';
import { MOST_FILTER_VALUES, trueParam, valuesParam } from '#core/contract/value-params.ts';
import { isMasterCode } from '#plugins/admin-masters/contract/code-param.ts';
import { COMPANY_ORDERS, COMPANY_SIZES, MOST_COMPANY_WORDS } from '../../contract/company.ts';
import { listCompanies, listCompanyFacets } from '../../contract/endpoints.ts';

const address = addressFilters({
  q: wordsParam(MOST_COMPANY_WORDS),
  owner: uuidParam,
  industry: valuesParam(MOST_FILTER_VALUES, isMasterCode),
  size: valuesParam(MOST_FILTER_VALUES, Object.keys(COMPANY_SIZES)),
  country: valuesParam(MOST_FILTER_VALUES, /^[A-Z]{2}$/),
  hiring: trueParam,
  verified: trueParam,
  sort: oneOfParam(...COMPANY_ORDERS),
});

/** The terms of a search for companies, as in the address of its page and in its calls. */
export type CompanyTerms = TermsOf<typeof address.types>;

export const companyTerms = searchTerms({ address, words: ['q'], filters: ['hiring', 'verified', 'industry', 'size', 'country'] });

const LISTS = ['industry', 'size', 'country'] as const;

/** The search for companies. */
export const companySearch = facetedSearch({
  terms: companyTerms,
  idOf: ({ id }) => id,
  find: listCompanies,
  facets: listCompanyFacets,
  countIn: ({ found }) => found,
  isReadable: (facets) => facets.found !== undefined && LISTS.every((name) => Array.isArray(facets[name]?.values)),
});

/** The search on its page. */
export type ShownCompanies = ShownSearchOf<typeof companySearch>;
