import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listAllIssued, listIssued } from '../../../contract/credential-endpoints.ts';
import type { IssuedCredential } from '../../../contract/credential-schemas.ts';
import type { IssuedFilters } from './issued-filters.ts';

const PAGE = 50;

/**
 * The credentials of an issuer, or those of all issuers for administrators. The store outlives the page: going back to the list shows the
 * same rows at the same place.
 */
@injectable()
export class IssuedStore {
  private readonly list = new KeptList<IssuedCredential>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {}

  /** Read it in an observer. */
  get credentials(): PagedList<IssuedCredential> {
    return this.list.rows;
  }

  /** Without an issuer, it shows the credentials of all. */
  show(issuerId: string | undefined, filters: IssuedFilters, isReturn: boolean): Promise<void> {
    return this.list.show(
      { kind: issuerId ?? 'all', query: JSON.stringify(filters) },
      (cursor, signal) => {
        const query = { ...filters, limit: PAGE, cursor };
        if (issuerId === undefined) return this.api.call(listAllIssued, { query, signal });
        return this.api.call(listIssued, { params: { id: issuerId }, query, signal });
      },
      isReturn,
    );
  }

  /** Shows the new state of a credential in its row. */
  replace(credential: IssuedCredential): void {
    this.list.rows.replace(({ id }) => id === credential.id, credential);
  }

  /** Fetches the rows again when the list is shown next, because something was offered. */
  outdate(): void {
    this.list.outdate();
  }
}
