import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CountedPage, Page } from '#core/contract/paging.ts';
import type { RowCount } from '#core/contract/paging-schema.ts';
import { type LoadStatus, Resource } from '../data/resource.ts';
import { unreadable } from '../http/api-error.ts';
import type { EntityRows } from './entities.ts';

/** Fetches one page. `cursor` is `undefined` for the first page. */
export type PageLoader<Item> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>;

/** Asks the server for the number of all rows, with `count: 'only'`. */
export type RowCounter = (signal: AbortSignal) => Promise<Pick<CountedPage<unknown>, 'count'>>;

/**
 * A list that grows page by page. A new start begins a new query and aborts the pending request of the previous query. A page is only
 * appended to pages of the same query.
 */
export class PagedList<Item> {
  status: LoadStatus = 'idle';
  error: unknown = undefined;
  private nextCursor: string | null = null;
  /** Whether the items belong to the latest start. */
  isAnswered = false;
  private loader: PageLoader<Item> | undefined = undefined;
  private counter: RowCounter | undefined = undefined;
  private readonly counted = new Resource<RowCount | undefined>();
  private controller: AbortController | undefined = undefined;
  /** The items as the server sent them. */
  private loaded: readonly Item[] = [];

  /** @param news what is known about the items since they were loaded */
  constructor(private readonly news?: EntityRows<Item>) {
    makeAutoObservable<this, 'controller' | 'loader' | 'counter' | 'counted' | 'loaded' | 'news'>(
      this,
      { controller: false, loader: false, counter: observableRef, counted: false, loaded: observableRef, news: false },
      { autoBind: true },
    );
  }

  /** The loaded items in their newest state. */
  get items(): readonly Item[] {
    return this.news?.among(this.loaded) ?? this.loaded;
  }

  get hasMore(): boolean {
    return this.nextCursor !== null;
  }

  /** Whether the list has loaded and has no items. */
  get isEmpty(): boolean {
    return this.status === 'ready' && this.items.length === 0;
  }

  /** The number of all rows; `null` while it is not known, and `undefined` for a list without a counter. */
  get count(): RowCount | null | undefined {
    if (this.counter === undefined) return undefined;
    if (!this.isAnswered) return null;
    return this.hasMore ? (this.counted.value ?? null) : { count: this.items.length, more: false };
  }

  /**
   * Loads the first page. The old items stay until it arrives. If it fails, they are removed.
   *
   * @param counter counts the rows of a list with several pages. The list does not wait for it.
   */
  async start(loader: PageLoader<Item>, counter?: RowCounter): Promise<void> {
    this.loader = loader;
    this.counted.clear();
    runInAction(() => {
      this.counter = counter;
      this.nextCursor = null;
      this.isAnswered = false;
    });
    await this.fetchFirstPage();
  }

  /** Counts the rows, unless their number is known. */
  countRows(): void {
    const { counter, counted } = this;
    if (counter === undefined || !this.isAnswered || !this.hasMore) return;
    if (counted.value !== undefined || counted.status === 'loading') return;
    void counted.load(async (signal) => (await counter(signal)).count);
  }

  /** Loads the next page or retries a failed page. Does nothing while a page is loading. */
  async more(): Promise<void> {
    if (this.status === 'loading') return;
    if (this.nextCursor !== null) await this.fetchPage(this.nextCursor);
    else if (!this.isAnswered) await this.fetchFirstPage();
  }

  /** Loads the first page of the same query again. */
  async again(): Promise<void> {
    if (this.loader !== undefined) await this.start(this.loader, this.counter);
  }

  /** Shows the items in another order, or without some of them, until the list is loaded again. */
  arrange(change: (items: readonly Item[]) => readonly Item[]): void {
    this.loaded = change(this.loaded);
  }

  /** Aborts the pending request. */
  cancel(): void {
    this.counted.cancel();
    this.controller?.abort();
    this.controller = undefined;
    if (this.status === 'loading') this.status = this.isAnswered ? 'ready' : 'idle';
  }

  private async fetchFirstPage(): Promise<void> {
    await this.fetchPage(undefined);
    this.countRows();
  }

  private async fetchPage(cursor: string | undefined): Promise<void> {
    const loader = this.loader;
    if (loader === undefined) return;
    this.controller?.abort();
    const controller = new AbortController();
    this.controller = controller;
    runInAction(() => {
      this.status = 'loading';
    });
    try {
      const page = await loader(cursor, controller.signal);
      // Otherwise the whole page around the list would break.
      if (!Array.isArray(page.items)) throw unreadable(page);
      this.applyIfLatest(controller, () => {
        this.loaded = cursor === undefined ? page.items : [...this.loaded, ...page.items];
        this.news?.loaded(page.items);
        this.nextCursor = page.nextCursor;
        this.isAnswered = true;
        this.error = undefined;
        this.status = 'ready';
      });
    } catch (error) {
      this.applyIfLatest(controller, () => {
        if (!this.isAnswered) this.loaded = [];
        this.error = error;
        this.status = 'failed';
      });
    }
  }

  private applyIfLatest(controller: AbortController, change: () => void): void {
    if (this.controller === controller && !controller.signal.aborted) runInAction(change);
  }
}

/** The paging state that a list on screen needs. A `PagedList` provides it. */
export interface PagingState {
  readonly status: LoadStatus;
  readonly hasMore: boolean;
  readonly error: unknown;
  /** The number of all rows; `null` while it is not known. Absent where the list does not count them. */
  readonly count?: RowCount | null | undefined;
  /** Loads the next page or retries a failed page. */
  readonly more: () => Promise<void>;
  /** Whether the rows belong to the latest query. */
  readonly isAnswered?: boolean;
  /** Loads the first page of the same query again. */
  readonly again?: () => Promise<void>;
}

/** The number of all rows, if it is known and not a limit. */
export function exactCount(paging: PagingState | undefined): number | undefined {
  return paging?.count?.more === false ? paging.count.count : undefined;
}
