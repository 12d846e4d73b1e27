import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '#core/contract/paging.ts';
import { unreadable } from '../http/api-error.ts';
import type { LoadStatus } from './resource.ts';

/** Fetches one page. `cursor` is `undefined` for the first page. */
export type PageLoader<Item> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>;

/**
 * A list that grows page by page. A new start begins a new query and aborts the pending request of the previous query. A page is only
 * appended to pages of the same query.
 */
export class PagedList<Item> {
  items: readonly Item[] = [];
  status: LoadStatus = 'idle';
  error: unknown = undefined;
  private nextCursor: string | null = null;
  /** Whether the items belong to the latest start. */
  isAnswered = false;
  private loader: PageLoader<Item> | undefined = undefined;
  private controller: AbortController | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'controller' | 'loader'>(this, { controller: false, loader: false, items: observableRef }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.nextCursor !== null;
  }

  /** Whether the list has loaded and has no items. */
  get isEmpty(): boolean {
    return this.status === 'ready' && this.items.length === 0;
  }

  /** Loads the first page. The old items stay until it arrives. If it fails, they are removed. */
  async start(loader: PageLoader<Item>): Promise<void> {
    this.loader = loader;
    runInAction(() => {
      this.nextCursor = null;
      this.isAnswered = false;
    });
    await this.fetchPage(undefined);
  }

  /** Loads the next page or retries a failed page. Does nothing while a page is loading. */
  async more(): Promise<void> {
    if (this.status === 'loading') return;
    if (this.nextCursor !== null) await this.fetchPage(this.nextCursor);
    else if (!this.isAnswered) await this.fetchPage(undefined);
  }

  /** Loads the first page of the same query again. */
  async again(): Promise<void> {
    if (this.loader !== undefined) await this.start(this.loader);
  }

  /** Replaces each matching item with the changed item. */
  replace(matches: (item: Item) => boolean, item: Item): void {
    this.items = this.items.map((old) => (matches(old) ? item : old));
  }

  /** Shows the items in another order, or without some of them, until the list is loaded again. */
  arrange(change: (items: readonly Item[]) => readonly Item[]): void {
    this.items = change(this.items);
  }

  /** Aborts the pending request. */
  cancel(): void {
    this.controller?.abort();
    this.controller = undefined;
    if (this.status === 'loading') this.status = this.isAnswered ? 'ready' : 'idle';
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
        this.items = cursor === undefined ? page.items : [...this.items, ...page.items];
        this.nextCursor = page.nextCursor;
        this.isAnswered = true;
        this.error = undefined;
        this.status = 'ready';
      });
    } catch (error) {
      this.applyIfLatest(controller, () => {
        if (!this.isAnswered) this.items = [];
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
  /** Loads the next page or retries a failed page. */
  readonly more: () => Promise<void>;
  /** Whether the rows belong to the latest query. */
  readonly isAnswered?: boolean;
  /** Loads the first page of the same query again. */
  readonly again?: () => Promise<void>;
}
