import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/inject.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { listApplications } from '../../contract/endpoints.ts';

/** To which postings the reader has applied. */
@injectable()
export class AppliedMarksStore {
  /** When the reader applied (ISO 8601), by the posting's id; of the newest applications, which are those that a search meets. */
  readonly applied = new Resource<ReadonlyMap<string, string>>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, applied: false }, { autoBind: true });
  }

  /** Asks anew each time, since the reader may just have applied. */
  async load(): Promise<void> {
    await this.applied.load(async (signal) => {
      const { items } = await this.api.call(listApplications, { query: { limit: PAGE_LIMIT.max }, signal });
      return new Map(items.filter(({ stage }) => stage !== 'withdrawn').map(({ job, createdAt }) => [job.id, createdAt]));
    });
  }
}
