import { facetedSearch } from '#core/client/search/search-declaration.ts';
import type { Choice } from '#core/client/search/search-terms.ts';
import type { ShownSearchOf } from '#core/client/search/use-faceted-search.ts';
import { countJobs, listJobFacets, searchJobs } from '../../contract/endpoints.ts';
import { jobTerms } from './search-terms.ts';

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
