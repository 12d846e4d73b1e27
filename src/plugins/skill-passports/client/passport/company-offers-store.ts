import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listOffered } from '../../contract/issuer-endpoints.ts';
import type { OfferedAchievement } from '../../contract/issuer-schemas.ts';

/** Achievements that are shown at first, and with each further page. */
const PAGE = 6;

/** What a company offers. The store outlives the page: going back to the company shows the same list at the same place. */
@injectable()
export class CompanyOffersStore {
  private readonly list = new KeptList<OfferedAchievement>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {}

  /** Read it in an observer. */
  get offers(): PagedList<OfferedAchievement> {
    return this.list.rows;
  }

  show(companyId: string, isReturn: boolean): Promise<void> {
    return this.list.show(
      { kind: companyId, query: '' },
      (cursor, signal) => this.api.call(listOffered, { query: { companyId, limit: PAGE, cursor }, signal }),
      isReturn,
    );
  }
}
