import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { countCandidatesContract, searchCandidatesContract } from '../../contract/candidate-search-schemas.ts';
import { CONFIRMED_ADDRESS } from '../visibility/visibility.ts';
import type { CandidateSearch } from './candidate-search.ts';

/** The endpoints by which employers find candidates. */
export function findingHandlers(search: CandidateSearch): readonly Handler[] {
  return [
    handle(searchCandidatesContract, {
      policy: can('search', 'candidate-profile', CONFIRMED_ADDRESS),
      run: ({ actor, query }) => search.page(actor.userId, query),
    }),
    handle(countCandidatesContract, {
      policy: can('search', 'candidate-profile', CONFIRMED_ADDRESS),
      run: ({ actor, query }) => search.facets(actor.userId, query),
    }),
  ];
}
