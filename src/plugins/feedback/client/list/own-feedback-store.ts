import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { listMyFeedback } from '../../contract/endpoints.ts';
import type { OwnFeedback } from '../../contract/schemas.ts';

/** The user's own feedback. The store outlives the page: going back from an item shows the same list at the same place. */
@injectable()
export class OwnFeedbackStore {
  private readonly list = new KeptList<OwnFeedback>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {}

  /** Read it in an observer. */
  get feedback(): PagedList<OwnFeedback> {
    return this.list.rows;
  }

  show(isReturn: boolean): Promise<void> {
    return this.list.show(
      { kind: 'own-feedback', query: '' },
      (cursor, signal) => this.api.call(listMyFeedback, { query: { limit: PAGE_LIMIT.default, cursor }, signal }),
      isReturn,
    );
  }

  /** Fetches the loaded pages again when the list is shown next, because feedback was sent, read, answered or changed. */
  outdate(): void {
    this.list.outdate();
  }
}
