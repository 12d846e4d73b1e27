import { makeAutoObservable } from 'mobx';
import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { RowSelection } from '#core/client/data/row-selection.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import type { Page } from '#core/contract/paging.ts';
import { listAllManagedJobs, listManagedJobs } from '../../contract/endpoints.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import type { PostingsChange } from '../moves/posting-changes.ts';
import { PostingMovesStore } from '../moves/posting-moves-store.ts';
import { allManagedQuery, managedQuery, type ShownFilters } from './managed-filters.ts';

/**
 * The postings that the user manages or reviews. The store outlives the page: going back from a posting shows the same list at the same
 * place. A posting that was moved stays in the list with its new state until the list is loaded again, so that the user sees what happened.
 */
@injectable()
export class ManagedListStore {
  readonly selection = new RowSelection<ManagedJob>(({ id }) => id);
  /** The row that has or had the focus. */
  activeId: string | undefined = undefined;
  private readonly list = new KeptList<ManagedJob>();
  private shown: ShownFilters | undefined = undefined;
  /** Ids of the rows that were loaded since the first page. */
  private readonly loaded = new Set<string>();
  /** Whether a page shows the list. */
  private isOpen = false;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(PostingMovesStore) moves: PostingMovesStore,
  ) {
    makeAutoObservable<this, 'api' | 'list' | 'shown' | 'loaded' | 'isOpen'>(
      this,
      { api: false, list: false, shown: false, loaded: false, isOpen: false, selection: false },
      { autoBind: true },
    );
    moves.follow(this.follow);
  }

  /** Read it in an observer. */
  get rows(): PagedList<ManagedJob> {
    return this.list.rows;
  }

  /** The row whose posting is shown beside the list: the active one, otherwise the first. */
  get active(): ManagedJob | undefined {
    const { items } = this.rows;
    return items.find(({ id }) => id === this.activeId) ?? items[0];
  }

  get selected(): readonly ManagedJob[] {
    return this.selection.among(this.rows.items);
  }

  /** Whether the posting was moved out of the state that the list shows. */
  isOut({ status }: ManagedJob): boolean {
    return this.shown?.status !== undefined && status !== this.shown.status;
  }

  activate(id: string | undefined): void {
    this.activeId = id;
  }

  async show(filters: ShownFilters, isReturn: boolean): Promise<void> {
    const query = JSON.stringify(filters);
    if (query !== JSON.stringify(this.shown)) this.selection.clear();
    this.shown = filters;
    this.isOpen = true;
    this.selection.offerAll((signal) => this.api.call(listAllManagedJobs, { query: allManagedQuery(filters), signal }));
    await this.list.show({ kind: 'managed', query }, (cursor, signal) => this.page(filters, cursor, signal), isReturn);
  }

  /** A posting that was dealt with while the list grows is in a later part of the order then. Its row is not shown a second time. */
  private async page(filters: ShownFilters, cursor: string | undefined, signal: AbortSignal): Promise<Page<ManagedJob>> {
    const page = await this.api.call(listManagedJobs, { query: managedQuery(filters, cursor), signal });
    if (cursor === undefined) this.loaded.clear();
    const items = page.items.filter(({ id }) => !this.loaded.has(id));
    for (const { id } of items) this.loaded.add(id);
    return { ...page, items };
  }

  /** Ends the request of a page that is left. */
  leave(): void {
    this.isOpen = false;
    this.rows.cancel();
  }

  private follow({ done, latest, gone, isOutdated }: PostingsChange): void {
    this.selection.remove([...done, ...gone]);
    for (const job of latest) this.rows.replace(({ id }) => id === job.id, job);
    this.selection.update(latest);
    if (gone.length > 0) this.rows.arrange((items) => items.filter(({ id }) => !gone.includes(id)));
    this.list.outdate();
    if (!isOutdated) return;
    if (this.isOpen && this.shown !== undefined) void this.show(this.shown, true);
    void this.selection.renew();
  }
}
