import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { listApplications } from '../../contract/endpoints.ts';

/** The postings to which the user has applied. */
@injectable()
export class AppliedMarksStore {
  /** Times of application (ISO 8601) by posting id. Only for the newest applications, which are likely in search results. */
  readonly applied = new Resource<ReadonlyMap<string, string>>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, applied: false }, { autoBind: true });
  }

  /** Sends a request each time, because the user may just have applied. */
  async load(): Promise<void> {
    await this.applied.load(async (signal) => {
      const { items } = await this.api.call(listApplications, { query: { limit: PAGE_LIMIT.max }, signal });
      return new Map(items.filter(({ stage }) => stage !== 'withdrawn').map(({ job, createdAt }) => [job.id, createdAt]));
    });
  }
}
