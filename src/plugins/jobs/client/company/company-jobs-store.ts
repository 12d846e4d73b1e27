import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { searchJobs } from '../../contract/endpoints.ts';
import type { JobSummary } from '../../contract/reply-schemas.ts';

const PAGE = 10;

/** The published postings of a company. The store outlives the page: going back from a posting shows the same list at the same place. */
@injectable()
export class CompanyJobsStore {
  private readonly list = new KeptList<JobSummary>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {}

  /** Read it in an observer. */
  get jobs(): PagedList<JobSummary> {
    return this.list.rows;
  }

  show(companyId: string, isReturn: boolean): Promise<void> {
    return this.list.show(
      { kind: companyId, query: '' },
      (cursor, signal) => this.api.call(searchJobs, { query: { companyId, limit: PAGE, cursor }, signal }),
      isReturn,
    );
  }
}
