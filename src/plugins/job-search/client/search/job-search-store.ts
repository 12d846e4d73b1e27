import { makeAutoObservable, observableRef } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { PagedList } from '#core/client/lists/paged-list.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { countJobs, listJobFacets, searchJobs } from '../../contract/endpoints.ts';
import type { JobCount } from '../../contract/search.ts';
import type { FoundJobs, JobFacets } from '../../contract/search-schemas.ts';
import { readFacets } from './facets/read-facets.ts';
import { FilterNames } from './filter-names.ts';
import { findsSame, partsIn, type SearchPart, withoutPart } from './search-choices.ts';
import { filterOf, type SearchTerms } from './search-terms.ts';

/** How many postings a search would find without one of its parts. */
export interface BroaderSearch {
  readonly part: SearchPart;
  readonly found: JobCount;
}

/** The terms and the results of the search. The store outlives the page: going back from a posting shows the same list. */
@injectable()
export class JobSearchStore {
  terms: SearchTerms | undefined = undefined;
  /** The terms of {@link results}. They are older than {@link terms} while a search is in progress and after it fails. */
  shown: SearchTerms | undefined = undefined;
  /** The words that found {@link results} when those of {@link shown} find nothing. */
  corrected: string | undefined = undefined;
  readonly results = new PagedList<JobSummary>();
  readonly count = new Resource<JobCount>();
  readonly facets = new Resource<JobFacets>();
  /** If the search finds no postings: the searches without one part that find some, most matches first. */
  readonly broaderSearches = new Resource<readonly BroaderSearch[]>();
  /** The terms of {@link count} and {@link facets}. */
  private counted: SearchTerms | undefined = undefined;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(FilterNames) private readonly names: FilterNames,
  ) {
    makeAutoObservable<this, 'api' | 'names' | 'counted'>(
      this,
      {
        api: false,
        names: false,
        counted: false,
        results: false,
        count: false,
        facets: false,
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

  /** The words that the results contain. */
  get foundWords(): string | undefined {
    return this.corrected ?? this.shown?.q;
  }

  /** Whether the last answer about the facets was a failure. It stays one until they are there. */
  get haveFacetsFailed(): boolean {
    return this.facets.error !== undefined;
  }

  /** What can be chosen, unless the numbers of the current terms cannot be had. While they load, those of the terms before. */
  get knownFacets(): JobFacets | undefined {
    return this.haveFacetsFailed ? undefined : this.facets.value;
  }

  /** Searches, unless the results of the same terms are shown or loading. */
  async search(terms: SearchTerms): Promise<void> {
    if (!this.has(terms)) await this.start(terms);
  }

  /** Sends the calls of the search while its page opens. The page then takes their responses. */
  begin(terms: SearchTerms, signal: AbortSignal): void {
    if (this.has(terms)) return;
    this.api.begin(searchJobs, { query: firstPage(terms), signal });
    if (this.hasCounted(terms)) return;
    // The rows come first.
    this.api.begin(countJobs, { query: { ...filterOf(terms) }, signal, priority: 'low' });
    this.api.begin(listJobFacets, { query: { ...filterOf(terms) }, signal, priority: 'low' });
  }

  /** Repeats the failed request: the search or its next page. */
  async retry(): Promise<void> {
    if (this.isCurrent) await this.results.more();
    else if (this.terms !== undefined) await this.start(this.terms);
  }

  async loadFacets(): Promise<void> {
    if (this.counted !== undefined) await this.facets.load((signal) => this.facetsOf(this.counted ?? {}, signal));
  }

  /** Clears the terms after a new posting or a change of the user. The next search then sends a request in any case. */
  reset(): void {
    this.results.cancel();
    this.terms = undefined;
    this.counted = undefined;
  }

  private has(terms: SearchTerms): boolean {
    const same = JSON.stringify(terms) === JSON.stringify(this.terms);
    return same && this.results.status !== 'failed' && this.results.status !== 'idle';
  }

  private hasCounted(terms: SearchTerms): boolean {
    return findsSame(terms, this.counted) && this.count.status !== 'failed';
  }

  private async start(terms: SearchTerms): Promise<void> {
    this.terms = terms;
    this.broaderSearches.clear();
    if (!this.hasCounted(terms)) this.countAll(terms);
    await this.results.start(async (cursor, signal) => {
      const page = await this.api.call(searchJobs, { query: { ...firstPage(terms), cursor }, signal });
      if (cursor === undefined && !signal.aborted) this.showFirstPage(terms, page);
      return page;
    });
  }

  private showFirstPage(terms: SearchTerms, { items, corrected }: FoundJobs): void {
    this.shown = terms;
    this.corrected = corrected ?? undefined;
    if (items.length === 0) void this.loadBroaderSearches(terms);
  }

  /** Loads the number of postings and what can be chosen. The server corrects words for them as it does for the postings. */
  private countAll(terms: SearchTerms): void {
    const filter = filterOf(terms);
    this.counted = filter;
    void this.count.load((signal) => this.countOf(filter, signal));
    void this.facets.load((signal) => this.facetsOf(filter, signal));
  }

  private loadBroaderSearches(terms: SearchTerms): Promise<void> {
    return this.broaderSearches.load(async (signal) => {
      const searches = partsIn(terms).map(async (part) => ({
        part,
        found: await this.countOf(filterOf(withoutPart(terms, part)), signal),
      }));
      return (await Promise.all(searches)).filter(({ found }) => found.count > 0).sort((a, b) => b.found.count - a.found.count);
    });
  }

  private countOf(terms: SearchTerms, signal: AbortSignal): Promise<JobCount> {
    return this.api.call(countJobs, { query: { ...terms }, signal });
  }

  private async facetsOf(terms: SearchTerms, signal: AbortSignal): Promise<JobFacets> {
    const facets = readFacets(await this.api.call(listJobFacets, { query: { ...terms }, signal }));
    this.names.learnFacets(facets);
    return facets;
  }
}

function firstPage(terms: SearchTerms): SearchTerms & { readonly limit: number } {
  return { ...terms, limit: PAGE_LIMIT.default };
}
