import { makeAutoObservable, observableRef } from 'mobx';
import { PagedList } from '#core/client/data/paged-list.ts';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { countJobs, listCategories, searchJobs } from '../../contract/endpoints.ts';
import type { JobCategory, JobCount, JobSummary } from '../../contract/job.ts';
import { type SearchTerm, type SearchTerms, termsIn } from './search-terms.ts';

/** How many postings a search would find without one of its terms. */
export interface BroaderSearch {
  readonly term: SearchTerm;
  readonly found: JobCount;
}

/** The terms and the results of the search. The store outlives the page: going back from a posting shows the same list. */
@injectable()
export class JobSearchStore {
  terms: SearchTerms | undefined = undefined;
  /** The terms of {@link results}. They are older than {@link terms} while a search is in progress and after it fails. */
  shown: SearchTerms | undefined = undefined;
  readonly results = new PagedList<JobSummary>();
  readonly count = new Resource<JobCount>();
  readonly categories = new Resource<readonly JobCategory[]>();
  /** If the search finds no postings: the searches without one term that find some, most matches first. */
  readonly broaderSearches = new Resource<readonly BroaderSearch[]>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(
      this,
      {
        api: false,
        results: false,
        count: false,
        categories: false,
        broaderSearches: false,
        terms: observableRef,
        shown: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Whether the results belong to the current terms. */
  get isCurrent(): boolean {
    return this.shown === this.terms;
  }

  /** Searches, unless the results of the same terms are shown or loading. */
  async search(terms: SearchTerms): Promise<void> {
    if (!this.has(terms)) await this.start(terms);
  }

  /** Sends the calls of the search while its page opens. The page then takes their responses. */
  begin(terms: SearchTerms, signal: AbortSignal): void {
    if (!this.has(terms)) {
      this.api.begin(searchJobs, { query: firstPage(terms), signal });
      // The rows come first.
      this.api.begin(countJobs, { query: { ...terms }, signal, priority: 'low' });
    }
    if (this.categories.value === undefined) this.api.begin(listCategories, { signal, priority: 'low' });
  }

  /** Repeats the failed request: the search or its next page. */
  async retry(): Promise<void> {
    if (this.isCurrent) await this.results.more();
    else if (this.terms !== undefined) await this.start(this.terms);
  }

  /** Loads the categories, unless they are loaded or loading. */
  async loadCategories(): Promise<void> {
    if (this.categories.status === 'ready' || this.categories.status === 'loading') return;
    await this.categories.load(async (signal) => (await this.api.call(listCategories, { signal })).items);
  }

  /** Clears the terms after a new posting or a change of the user. The next search then sends a request in any case. */
  reset(): void {
    this.results.cancel();
    this.terms = undefined;
  }

  private has(terms: SearchTerms): boolean {
    const same = JSON.stringify(terms) === JSON.stringify(this.terms);
    return same && this.results.status !== 'failed' && this.results.status !== 'idle';
  }

  private async start(terms: SearchTerms): Promise<void> {
    this.terms = terms;
    this.broaderSearches.clear();
    void this.count.load((signal) => this.countOf(terms, signal));
    await this.results.start(async (cursor, signal) => {
      const page = await this.api.call(searchJobs, { query: { ...firstPage(terms), cursor }, signal });
      if (cursor === undefined && !signal.aborted) this.showFirstPage(terms, page.items.length);
      return page;
    });
  }

  private showFirstPage(terms: SearchTerms, found: number): void {
    this.shown = terms;
    if (found === 0) void this.loadBroaderSearches(terms);
  }

  private loadBroaderSearches(terms: SearchTerms): Promise<void> {
    return this.broaderSearches.load(async (signal) => {
      const searches = termsIn(terms).map(async (term) => ({ term, found: await this.countOf({ ...terms, [term]: undefined }, signal) }));
      return (await Promise.all(searches)).filter(({ found }) => found.count > 0).sort((a, b) => b.found.count - a.found.count);
    });
  }

  private countOf(terms: SearchTerms, signal: AbortSignal): Promise<JobCount> {
    return this.api.call(countJobs, { query: { ...terms }, signal });
  }
}

function firstPage(terms: SearchTerms): SearchTerms & { readonly limit: number } {
  return { ...terms, limit: PAGE_LIMIT.default };
}
