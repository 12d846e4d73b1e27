import { addressFilters } from '#core/client/lists/address-filters.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { oneOfParam, wordsParam } from '#core/contract/param-type.ts';
import { listCandidates } from '../../../contract/candidate-endpoints.ts';
import type { ListedCandidate } from '../../../contract/candidate-schemas.ts';
import { CANDIDATE_ORDERS } from '../../../contract/listed-candidate.ts';
import { MOST_TYPED } from '../search/candidate-search.ts';

/** All candidates, for administrators. */
export const candidateList = keptList({
  call: listCandidates,
  rows: entityKind<ListedCandidate>('candidate.listed', ({ candidateId }) => candidateId),
  filters: addressFilters({ q: wordsParam(MOST_TYPED), sort: oneOfParam(...CANDIDATE_ORDERS) }, { sort: 'newest' }),
  pageSize: 50,
  isCounted: true,
});
