import { facetedSearch } from '#core/client/search/search-declaration.ts';
import type { Choice } from '#core/client/search/search-terms.ts';
import type { ShownSearchOf } from '#core/client/search/use-faceted-search.ts';
import { countCandidates, searchCandidates } from '../../../contract/candidate-endpoints.ts';
import { candidateTerms } from './candidate-terms.ts';

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
