import { endpoint } from '#core/contract/endpoint.ts';
import type { CountedPage, Page } from '#core/contract/paging.ts';
import type { CandidateProfile, ListedCandidate } from './candidate-schemas.ts';
import type { CandidateQuery } from './candidate-search.ts';
import type { CandidateFacets, CandidateFilter, FoundCandidate } from './candidate-search-schemas.ts';
import type { CandidateOrder } from './listed-candidate.ts';

/** Candidates whom the employer may find. Of those who applied to the employer's company, only the ones who may be found. */
export const searchCandidates = endpoint<{
  query: CandidateQuery & { readonly limit: number; readonly cursor?: string | undefined };
  reply: Page<FoundCandidate>;
}>({
  id: 'candidate.search',
  method: 'GET',
  path: '/candidates',
  summary: 'Candidates who may be found.',
});

/** What can be chosen in each filter of the search, and how many candidates it finds. */
export const countCandidates = endpoint<{ query: CandidateFilter; reply: CandidateFacets }>({
  id: 'candidate.facets',
  method: 'GET',
  path: '/candidates/facets',
  summary: 'How many candidates each filter finds.',
});

/** All candidates for administrators with the duty `candidates`. It holds nothing of their profiles. */
export const listCandidates = endpoint<{
  query: {
    readonly q?: string | undefined;
    readonly sort: CandidateOrder;
    readonly limit: number;
    readonly cursor?: string | undefined;
    readonly count?: 'only' | undefined;
  };
  reply: CountedPage<ListedCandidate>;
}>({
  id: 'candidate.list',
  method: 'GET',
  path: '/candidates/managed',
  summary: 'All candidates, without their profiles.',
});

/**
 * The profile of a candidate whom the employer may see. A profile that the employer finds counts once a day and company: 429
 * `candidate.too-many-views` after `MOST_VIEWS` profiles.
 */
export const getCandidate = endpoint<{ params: { id: string }; reply: CandidateProfile }>({
  id: 'candidate.get',
  method: 'GET',
  path: '/candidates/:id',
  summary: 'The profile of a candidate whom your company may see.',
});

/** Opens a profile for an administrator with the duty `candidates`. The audit record keeps the reason. */
export const openCandidate = endpoint<{ params: { id: string }; body: { readonly reason: string }; reply: CandidateProfile }>({
  id: 'candidate.open',
  method: 'POST',
  path: '/candidates/:id/openings',
  summary: 'Open the profile of a candidate for a reason.',
});
