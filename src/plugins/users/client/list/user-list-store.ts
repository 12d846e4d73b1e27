import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listUsers, type UserFilters } from '../../contract/endpoints.ts';
import type { ListedUser } from '../../contract/schemas.ts';

const PAGE = 50;

/** The list of users. The store outlives the page: going back from a user shows the same list at the same place. */
@injectable()
export class UserListStore {
  private readonly list = new KeptList<ListedUser>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {}

  /** Read it in an observer. */
  get users(): PagedList<ListedUser> {
    return this.list.rows;
  }

  show(filters: UserFilters, isReturn: boolean): Promise<void> {
    // Quiet: the rows are of use without their number.
    return this.list.show(
      { kind: 'user', query: JSON.stringify(filters) },
      (cursor, signal) => this.api.call(listUsers, { query: { limit: PAGE, cursor, ...filters }, signal }),
      isReturn,
      (signal) => this.api.call(listUsers, { query: { ...filters, limit: 1, count: 'only' }, signal, quiet: true }),
    );
  }

  /** Fetches the loaded pages again when the list is shown next, because a user or a group was changed. */
  outdate(): void {
    this.list.outdate();
  }
}
