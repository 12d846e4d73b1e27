import { makeAutoObservable, observableRef } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { unreadable } from '#core/client/http/api-error.ts';
import { PagedList } from '#core/client/lists/paged-list.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { countCandidates, searchCandidates } from '../../../contract/candidate-endpoints.ts';
import type { CandidateQuery } from '../../../contract/candidate-search.ts';
import type { CandidateFacets, CandidateFilter, FoundCandidate } from '../../../contract/candidate-search-schemas.ts';
import { findsSame, partsIn, type SearchPart, withoutPart } from './candidate-choices.ts';
import { filterOf } from './candidate-terms.ts';

/** How many candidates a search would find without one of its parts. */
export interface BroaderSearch {
  readonly part: SearchPart;
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly more: boolean;
}

const LISTS = ['skills', 'languages', 'country', 'category', 'type', 'mode', 'startWithin'] as const;

/** The search for candidates. The store outlives the page: going back from a candidate shows the same list at the same place. */
@injectable()
export class CandidateSearchStore {
  terms: CandidateQuery | undefined = undefined;
  /** The terms of {@link results}. They are older than {@link terms} while a search is in progress and after it fails. */
  shown: CandidateQuery | undefined = undefined;
  readonly results = new PagedList<FoundCandidate>();
  /** The number of candidates, and what can be chosen. */
  readonly facets = new Resource<CandidateFacets>();
  /** If no candidate is found: the searches without one part that find candidates, most matches first. */
  readonly broaderSearches = new Resource<readonly BroaderSearch[]>();
  /** Whether the employer has a company. Only employers with one find candidates. */
  readonly hasCompany = new Resource<boolean>();
  /** The terms of {@link facets}. */
  private counted: CandidateFilter | undefined = undefined;

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api' | 'counted'>(
      this,
      {
        api: false,
        counted: false,
        results: false,
        facets: false,
        broaderSearches: false,
        hasCompany: false,
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

  /** What can be chosen, unless it cannot be had. While it loads, that of the terms before. */
  get knownFacets(): CandidateFacets | undefined {
    return this.facets.error === undefined ? this.facets.value : undefined;
  }

  /** Asks for the companies of the employer, unless there is one. */
  async askForCompany(): Promise<void> {
    if (this.hasCompany.value === true) return;
    await this.hasCompany.load(async (signal) => (await this.api.call(listMyCompanies, { signal })).items.length > 0);
  }

  /** Searches. The loaded candidates of the same search stay after "back". */
  async show(terms: CandidateQuery, isReturn: boolean): Promise<void> {
    const isSame = JSON.stringify(terms) === JSON.stringify(this.terms);
    const { status } = this.results;
    if (isSame && (status === 'loading' || (isReturn && status === 'ready'))) return;
    await this.start(terms);
  }

  /** Repeats the failed request: the search or its next page. */
  async retry(): Promise<void> {
    if (this.isCurrent) await this.results.more();
    else if (this.terms !== undefined) await this.start(this.terms);
  }

  async loadFacets(): Promise<void> {
    const filter = this.counted ?? {};
    await this.facets.load((signal) => this.facetsOf(filter, signal));
  }

  private async start(terms: CandidateQuery): Promise<void> {
    this.terms = terms;
    this.broaderSearches.clear();
    if (!findsSame(terms, this.counted) || this.facets.status !== 'loading') {
      this.counted = filterOf(terms);
      void this.loadFacets();
    }
    await this.results.start(async (cursor, signal) => {
      const page = await this.api.call(searchCandidates, { query: { ...terms, limit: PAGE_LIMIT.default, cursor }, signal });
      if (cursor === undefined && !signal.aborted) this.showFirstPage(terms, page.items.length);
      return page;
    });
  }

  private showFirstPage(terms: CandidateQuery, found: number): void {
    this.shown = terms;
    if (found === 0) void this.loadBroaderSearches(terms);
  }

  private loadBroaderSearches(terms: CandidateQuery): Promise<void> {
    return this.broaderSearches.load(async (signal) => {
      const searches = partsIn(terms).map(async (part): Promise<BroaderSearch> => {
        const { count, more } = await this.facetsOf(filterOf(withoutPart(terms, part)), signal);
        return { part, count, more };
      });
      return (await Promise.all(searches)).filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    });
  }

  /** The facets, with all their lists. Without one of them, the whole page would break. */
  private async facetsOf(filter: CandidateFilter, signal: AbortSignal): Promise<CandidateFacets> {
    const answer = await this.api.call(countCandidates, { query: { ...filter }, signal });
    const given: { readonly [Name in keyof CandidateFacets]?: CandidateFacets[Name] | undefined } = Object(answer);
    if (!LISTS.every((name) => Array.isArray(given[name]))) throw unreadable(answer);
    return answer;
  }
}
