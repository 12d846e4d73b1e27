import { makeAutoObservable } from 'mobx';
import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { RowSelection } from '#core/client/data/row-selection.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listAllFeedback, listFeedback } from '../../contract/handling-endpoints.ts';
import type { FeedbackFilters, ListedFeedback } from '../../contract/handling-schemas.ts';
import { OPEN_STATES } from '../../contract/life-cycle.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { updatedRow } from '../handling/handled.ts';
import { HandlingStore } from '../handling/handling-store.ts';

const PAGE = 50;

/**
 * The list of all feedback. The store outlives the page: going back from an item shows the same list at the same place. A row that was
 * changed stays in the list with its new values until the list is loaded again, so that the user can undo the change there.
 */
@injectable()
export class FeedbackListStore {
  readonly selection = new RowSelection<ListedFeedback>(({ id }) => id);
  /** The row that has or had the focus. */
  activeId: string | undefined = undefined;
  private readonly list = new KeptList<ListedFeedback>();
  private filters: FeedbackFilters | undefined = undefined;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(HandlingStore) handling: HandlingStore,
  ) {
    makeAutoObservable<this, 'api' | 'list' | 'filters'>(
      this,
      { api: false, list: false, filters: false, selection: false },
      { autoBind: true },
    );
    handling.tell({ one: this.seen, several: this.refresh });
  }

  /** Read it in an observer. */
  get rows(): PagedList<ListedFeedback> {
    return this.list.rows;
  }

  /** The row whose item is shown beside the list: the active one, otherwise the first. */
  get active(): ListedFeedback | undefined {
    const { items } = this.rows;
    return items.find(({ id }) => id === this.activeId) ?? items[0];
  }

  get selected(): readonly ListedFeedback[] {
    return this.selection.among(this.rows.items);
  }

  /** Whether the item was changed so that it no longer matches the filters that administrators can change it out of. */
  isOut({ state, assignee, tags, kind }: ListedFeedback): boolean {
    const { filters } = this;
    if (filters === undefined) return false;
    const isInState = filters.state === 'open' ? OPEN_STATES.includes(state) : (filters.state ?? state) === state;
    const isAssigned = filters.assignee === undefined || filters.assignee === (assignee?.id ?? 'nobody');
    const isTagged = filters.tag === undefined || tags.includes(filters.tag);
    return !isInState || !isAssigned || !isTagged || (filters.kind ?? kind) !== kind;
  }

  activate(id: string | undefined): void {
    this.activeId = id;
  }

  async show(filters: FeedbackFilters, isReturn: boolean): Promise<void> {
    if (JSON.stringify(filters) !== JSON.stringify(this.filters)) this.selection.clear();
    this.filters = filters;
    this.selection.offerAll((signal) => this.api.call(listAllFeedback, { query: filters, signal }));
    await this.list.show(
      { kind: 'feedback', query: JSON.stringify(filters) },
      (cursor, signal) => this.api.call(listFeedback, { query: { limit: PAGE, cursor, ...filters }, signal }),
      isReturn,
    );
  }

  /** Shows the newest data of an item in its row. */
  seen(latest: FeedbackDetail): void {
    const row = this.rows.items.find(({ id }) => id === latest.id);
    if (row !== undefined && row.version <= latest.version) this.rows.replace(({ id }) => id === latest.id, updatedRow(row, latest));
  }

  /** Fetches the loaded pages again. */
  refresh(): void {
    this.list.outdate();
    if (this.filters !== undefined) void this.show(this.filters, true);
  }
}
