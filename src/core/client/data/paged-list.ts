import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '#core/contract/paging.ts';
import { unreadable } from '../http/api-error.ts';
import type { LoadStatus } from './resource.ts';

/** Fetches one page; `cursor` is `undefined` for the first. */
export type PageLoader<Item> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>;

/**
 * A list that grows page by page. Starting over asks a new question: it drops what an earlier start still has under way, and a page is
 * only ever put after the pages of the same question.
 */
export class PagedList<Item> {
  items: readonly Item[] = [];
  status: LoadStatus = 'idle';
  error: unknown = undefined;
  private nextCursor: string | null = null;
  /** Whether the items answer the newest start. */
  private isAnswered = false;
  private loader: PageLoader<Item> | undefined = undefined;
  private controller: AbortController | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'controller' | 'loader'>(this, { controller: false, loader: false, items: observableRef }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.nextCursor !== null;
  }

  /** Nothing to show, and that is final. */
  get isEmpty(): boolean {
    return this.status === 'ready' && this.items.length === 0;
  }

  /** Loads the first page; the items of before stay until it is there, and go when it does not come. */
  async start(loader: PageLoader<Item>): Promise<void> {
    this.loader = loader;
    runInAction(() => {
      this.nextCursor = null;
      this.isAnswered = false;
    });
    await this.fetchPage(undefined);
  }

  /** Loads the next page, or tries again what failed. Does nothing while a page is under way. */
  async more(): Promise<void> {
    if (this.status === 'loading') return;
    if (this.nextCursor !== null) await this.fetchPage(this.nextCursor);
    else if (!this.isAnswered) await this.fetchPage(undefined);
  }

  /** Puts a changed item in the place of the one it replaces. */
  replace(matches: (item: Item) => boolean, item: Item): void {
    this.items = this.items.map((old) => (matches(old) ? item : old));
  }

  /** Gives up what is under way. */
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
      // Else the whole page around the list would break.
      if (!Array.isArray(page.items)) throw unreadable(page);
      this.settle(controller, () => {
        this.items = cursor === undefined ? page.items : [...this.items, ...page.items];
        this.nextCursor = page.nextCursor;
        this.isAnswered = true;
        this.error = undefined;
        this.status = 'ready';
      });
    } catch (error) {
      this.settle(controller, () => {
        if (!this.isAnswered) this.items = [];
        this.error = error;
        this.status = 'failed';
      });
    }
  }

  private settle(controller: AbortController, apply: () => void): void {
    if (this.controller === controller && !controller.signal.aborted) runInAction(apply);
  }
}
