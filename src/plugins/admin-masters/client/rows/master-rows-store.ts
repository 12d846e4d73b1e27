import { makeAutoObservable } from 'mobx';
import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { RowSelection } from '#core/client/data/row-selection.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { changeRows, listRows, placeRow } from '../../contract/endpoints.ts';
import type { BulkAction, BulkResult, MasterRow } from '../../contract/master-row.ts';
import { movedRows } from './row-moves.ts';
import type { ShownRows } from './shown-rows.ts';

/** Number of rows that the list fetches at a time. */
const PAGE = 50;

/** Where a row stood: undoing a move puts it back there. */
export interface FormerPlace {
  readonly row: MasterRow;
  readonly before: string | null;
}

/** The rows of one kind of master data. The store outlives the page: going back from a row shows the same list at the same place. */
@injectable()
export class MasterRowsStore {
  readonly selection = new RowSelection();
  private readonly list = new KeptList<MasterRow>();
  private entity = '';
  private query: ShownRows = {};
  private readonly api: ApiClient;

  constructor(@inject(ApiClient) api: ApiClient) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'list' | 'entity' | 'query'>(
      this,
      { api: false, list: false, entity: false, query: false, selection: false },
      { autoBind: true },
    );
  }

  /** Read it in an observer. */
  get rows(): PagedList<MasterRow> {
    return this.list.rows;
  }

  async show(entity: string, query: ShownRows, isReturn: boolean): Promise<void> {
    if (entity !== this.entity || JSON.stringify(query) !== JSON.stringify(this.query)) this.selection.clear();
    this.entity = entity;
    this.query = query;
    await this.list.show(
      { kind: `${entity} ${query.parent ?? ''}`, query: JSON.stringify(query) },
      (cursor, signal) => this.api.call(listRows, { params: { entity }, query: { limit: PAGE, cursor, ...query }, signal }),
      isReturn,
    );
  }

  /** Fetches the loaded pages again. */
  async refresh(): Promise<void> {
    this.list.outdate();
    await this.show(this.entity, this.query, true);
  }

  /** Shows a changed row in place of the earlier one. */
  changed(entity: string, row: MasterRow): void {
    if (entity === this.entity) this.rows.replace(({ code }) => code === row.code, row);
  }

  /** Fetches the loaded pages again when the list is shown next, because a row was added or deleted. */
  outdate(): void {
    this.list.outdate();
  }

  /**
   * Moves a row before another one of its list, at once on screen; `null` moves it to the end. Returns where it stood, for an undo, and
   * `undefined` after a failure.
   */
  async move(code: string, before: string | null): Promise<FormerPlace | undefined> {
    const { items } = this.rows;
    const row = items.find((one) => one.code === code);
    if (row === undefined) return undefined;
    const former = items[items.indexOf(row) + 1]?.code ?? null;
    this.rows.arrange((rows) => movedRows(rows, code, before));
    try {
      const body = { parent: row.parent, before, version: row.version };
      const saved = await this.api.call(placeRow, { params: { entity: this.entity, code }, body });
      this.changed(this.entity, saved);
      return { row: saved, before: former };
    } catch {
      // The client has shown the reason.
      return undefined;
    } finally {
      // A move can number the rows around it anew, and another page may begin elsewhere then.
      void this.refresh();
    }
  }

  /** Hides, shows or moves rows, and shows the list anew. `undefined` after a failure. */
  async changeAll(action: BulkAction): Promise<readonly BulkResult[] | undefined> {
    try {
      return (await this.api.call(changeRows, { params: { entity: this.entity }, body: action })).results;
    } catch {
      // The client has shown the reason.
      return undefined;
    } finally {
      void this.refresh();
    }
  }
}
