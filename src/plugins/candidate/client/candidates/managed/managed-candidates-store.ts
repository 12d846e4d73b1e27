import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listCandidates } from '../../../contract/candidate-endpoints.ts';
import type { ListedCandidate } from '../../../contract/candidate-schemas.ts';
import type { ShownCandidates } from './shown-candidates.ts';

const PAGE = 50;

/** All candidates, for administrators. The store outlives the page: going back from a candidate shows the same list at the same place. */
@injectable()
export class ManagedCandidatesStore {
  private readonly list = new KeptList<ListedCandidate>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {}

  /** Read it in an observer. */
  get candidates(): PagedList<ListedCandidate> {
    return this.list.rows;
  }

  show({ q, sort = 'newest' }: ShownCandidates, isReturn: boolean): Promise<void> {
    // Quiet: the rows are of use without their number.
    return this.list.show(
      { kind: 'candidate', query: JSON.stringify({ q, sort }) },
      (cursor, signal) => this.api.call(listCandidates, { query: { q, sort, limit: PAGE, cursor }, signal }),
      isReturn,
      (signal) => this.api.call(listCandidates, { query: { q, sort, limit: 1, count: 'only' }, signal, quiet: true }),
    );
  }
}
