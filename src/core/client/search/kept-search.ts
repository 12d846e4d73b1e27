import { makeAutoObservable, observableRef } from 'mobx';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import type { RowCount } from '#core/contract/paging-schema.ts';
import { Resource } from '../data/resource.ts';
import { inject, injectable } from '../di/injection.ts';
import { ApiClient } from '../http/api-client.ts';
import { PagedList } from '../lists/paged-list.ts';
import type { SearchDeclaration, SearchKind } from './search-declaration.ts';

/** How much a search would find without one of its parts. */
export interface BroaderSearch<Part extends string> {
  readonly part: Part;
  readonly found: RowCount;
}

/** The terms and the results of a search. They outlive the page: going back from a result shows the same list at the same place. */
export class KeptSearch<Kind extends SearchKind> {
  terms: Kind['terms'] | undefined = undefined;
  /** The terms of {@link results}. They are older than {@link terms} while a search is in progress and after it fails. */
  shown: Kind['terms'] | undefined = undefined;
  /** The answer that began {@link results}. */
  first: Kind['first'] | undefined = undefined;
  readonly results = new PagedList<Kind['row']>();
  readonly facets = new Resource<Kind['facets']>();
  /** If the search finds nothing: the searches without one part that find something, most results first. */
  readonly broaderSearches = new Resource<readonly BroaderSearch<Kind['part']>[]>();
  private readonly counts = new Resource<RowCount>();
  /** The terms of the number and of {@link facets}. */
  private counted: Kind['terms'] | undefined = undefined;

  constructor(
    private readonly search: SearchDeclaration<Kind>,
    private readonly api: ApiClient,
  ) {
    const parts = {
      search: false,
      api: false,
      counted: false,
      counts: false,
      results: false,
      facets: false,
      broaderSearches: false,
    } as const;
    makeAutoObservable<this, 'search' | 'api' | 'counted' | 'counts'>(
      this,
      { ...parts, terms: observableRef, shown: observableRef, first: observableRef },
      { autoBind: true },
    );
  }

  /** Whether the results belong to the current terms. */
  get isCurrent(): boolean {
    return this.shown === this.terms;
  }

  /** The number of results, once it is known. */
  get found(): RowCount | undefined {
    const { counts, facets, search } = this;
    if (search.count !== undefined) return counts.status === 'ready' ? counts.value : undefined;
    return facets.status === 'ready' && facets.value !== undefined ? search.countIn(facets.value) : undefined;
  }

  /** Whether the last answer about the facets was a failure. It stays one until they are there. */
  get haveFacetsFailed(): boolean {
    return this.facets.error !== undefined;
  }

  /** What can be chosen, unless the numbers of the current terms cannot be had. While they load, those of the terms before. */
  get knownFacets(): Kind['facets'] | undefined {
    return this.haveFacetsFailed ? undefined : this.facets.value;
  }

  /** Searches, unless the results of the same terms are shown or loading. */
  async find(terms: Kind['terms']): Promise<void> {
    if (!this.has(terms)) await this.start(terms);
  }

  /** Sends the calls of the search while its page opens. The page then takes their responses. */
  begin(terms: Kind['terms'], signal: AbortSignal): void {
    if (this.has(terms)) return;
    const { search, api } = this;
    search.find.begin(api, { query: firstPage(terms), signal });
    if (this.hasCounted(terms)) return;
    // The rows come first.
    const input = { query: { ...search.terms.filterOf(terms) }, signal, priority: 'low' } as const;
    search.count?.begin(api, input);
    search.facets.begin(api, input);
  }

  /** Repeats the failed request: the search or its next page. */
  async retry(): Promise<void> {
    if (this.isCurrent) await this.results.more();
    else if (this.terms !== undefined) await this.start(this.terms);
  }

  async loadFacets(): Promise<void> {
    const { counted } = this;
    if (counted !== undefined) await this.facets.load((signal) => this.facetsOf(counted, signal));
  }

  /** Clears the terms, because there are other results now. The next search then sends a request in any case. */
  reset(): void {
    this.results.cancel();
    this.terms = undefined;
    this.counted = undefined;
  }

  private has(terms: Kind['terms']): boolean {
    const same = JSON.stringify(terms) === JSON.stringify(this.terms);
    return same && this.results.status !== 'failed' && this.results.status !== 'idle';
  }

  private hasCounted(terms: Kind['terms']): boolean {
    const { status } = this.search.count === undefined ? this.facets : this.counts;
    return this.search.terms.findsSame(terms, this.counted) && status !== 'failed';
  }

  private async start(terms: Kind['terms']): Promise<void> {
    this.terms = terms;
    this.broaderSearches.clear();
    if (!this.hasCounted(terms)) this.countAll(terms);
    await this.results.start(async (cursor, signal) => {
      const page = await this.search.find.send(this.api, { query: { ...firstPage(terms), cursor }, signal });
      if (cursor === undefined && !signal.aborted) this.showFirstPage(terms, page);
      return page;
    });
  }

  private showFirstPage(terms: Kind['terms'], page: Kind['first']): void {
    this.shown = terms;
    this.first = page;
    if (page.items.length === 0) void this.loadBroaderSearches(terms);
  }

  private countAll(terms: Kind['terms']): void {
    const { count, terms: rules } = this.search;
    const filter = rules.filterOf(terms);
    this.counted = filter;
    if (count !== undefined) void this.counts.load((signal) => count.send(this.api, { query: { ...filter }, signal }));
    void this.loadFacets();
  }

  private loadBroaderSearches(terms: Kind['terms']): Promise<void> {
    const { partsIn, filterOf, withoutPart } = this.search.terms;
    return this.broaderSearches.load(async (signal) => {
      const searches = partsIn(terms).map(async (part) => ({
        part,
        found: await this.countOf(filterOf(withoutPart(terms, part)), signal),
      }));
      const all = (await Promise.all(searches)).flatMap(({ part, found }) => (found === undefined ? [] : [{ part, found }]));
      return all.filter(({ found }) => found.count > 0).sort((a, b) => b.found.count - a.found.count);
    });
  }

  private async countOf(filter: Kind['terms'], signal: AbortSignal): Promise<RowCount | undefined> {
    const { count, countIn } = this.search;
    if (count === undefined) return countIn(await this.facetsOf(filter, signal));
    return count.send(this.api, { query: { ...filter }, signal });
  }

  private facetsOf(filter: Kind['terms'], signal: AbortSignal): Promise<Kind['facets']> {
    return this.search.facets.send(this.api, { query: { ...filter }, signal });
  }
}

function firstPage<Terms extends object>(terms: Terms): Terms & { readonly limit: number } {
  return { ...terms, limit: PAGE_LIMIT.default };
}

/** The searches of the signed-in user. */
@injectable()
export class KeptSearches {
  private readonly stores = new Map<unknown, unknown>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {}

  of<Kind extends SearchKind>(search: SearchDeclaration<Kind>): KeptSearch<Kind> {
    const store = this.stores.get(search) ?? new KeptSearch(search, this.api);
    this.stores.set(search, store);
    // The declaration stands for the types.
    return store as KeptSearch<Kind>;
  }
}
