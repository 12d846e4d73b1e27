import { makeAutoObservable, observableRef } from 'mobx';
import { PagedList } from '#core/client/data/paged-list.ts';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/inject.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { listCategories, searchJobs } from '../../contract/endpoints.ts';
import type { JobCategory, JobSummary } from '../../contract/job.ts';
import type { SearchTerms } from './search-terms.ts';

/** What was searched for and what was found; outlives the page, so that coming back from a posting shows the same list. */
@injectable()
export class JobSearchStore {
  terms: SearchTerms | undefined = undefined;
  readonly results = new PagedList<JobSummary>();
  readonly categories = new Resource<readonly JobCategory[]>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, results: false, categories: false, terms: observableRef }, { autoBind: true });
  }

  /** Searches, unless these very terms are on screen already. */
  async search(terms: SearchTerms): Promise<void> {
    const same = JSON.stringify(terms) === JSON.stringify(this.terms);
    if (same && this.results.status !== 'failed' && this.results.status !== 'idle') return;
    this.terms = terms;
    await this.results.start((cursor, signal) =>
      this.api.call(searchJobs, { query: { ...terms, limit: PAGE_LIMIT.default, cursor }, signal }),
    );
  }

  /** Loads the categories once. */
  async loadCategories(): Promise<void> {
    if (this.categories.status === 'ready' || this.categories.status === 'loading') return;
    await this.categories.load(async (signal) => (await this.api.call(listCategories, { signal })).items);
  }

  /** Forgets what was found, so that the next search asks the server: after a posting was added or the user changed. */
  reset(): void {
    this.results.cancel();
    this.terms = undefined;
  }
}
