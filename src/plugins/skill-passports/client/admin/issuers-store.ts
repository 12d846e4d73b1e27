import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { listIssuers } from '../../contract/issuer-endpoints.ts';
import type { ListedIssuer } from '../../contract/issuer-schemas.ts';
import type { Issuer, IssuerKey } from '../../contract/schemas.ts';
import type { IssuerFilters } from './issuer-filters.ts';
import { WaitingIssuersStore } from './waiting-issuers-store.ts';

/** The issuers of all companies. The store outlives the page. */
@injectable()
export class IssuersStore {
  private readonly list = new KeptList<ListedIssuer>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(WaitingIssuersStore) private readonly waiting: WaitingIssuersStore,
  ) {}

  /** Read it in an observer. */
  get issuers(): PagedList<ListedIssuer> {
    return this.list.rows;
  }

  show(filters: IssuerFilters, isReturn: boolean): Promise<void> {
    return this.list.show(
      { kind: 'issuers', query: JSON.stringify(filters) },
      (cursor, signal) => this.api.call(listIssuers, { query: { ...filters, limit: PAGE_LIMIT.default, cursor }, signal }),
      isReturn,
    );
  }

  /** Shows the decision at its issuer, which stays at its place. */
  decided(issuer: Issuer): void {
    void this.waiting.count.changed();
    const present = this.list.rows.items.find(({ id }) => id === issuer.id);
    if (present !== undefined) this.list.rows.replace(({ id }) => id === issuer.id, { ...present, ...issuer });
  }

  marked(issuer: ListedIssuer, key: IssuerKey): void {
    const keys = issuer.keys.map((each) => (each.id === key.id ? key : each));
    this.list.rows.replace(({ id }) => id === issuer.id, { ...issuer, keys });
  }
}
