import { makeAutoObservable } from 'mobx';
import { type BulkOutcome, BulkWork } from '#core/client/data/bulk-work.ts';
import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { RowSelection } from '#core/client/data/row-selection.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { changeRows, listAllRows, listRows, placeRow } from '../../contract/endpoints.ts';
import { MOST_BULK_ROWS } from '../../contract/master-row.ts';
import type { MasterRow } from '../../contract/reply-schemas.ts';
import type { BulkAction, BulkResult } from '../../contract/schemas.ts';
import { movedRows } from './row-moves.ts';
import type { RowsQuery } from './shown-rows.ts';

/** Number of rows that the list fetches at a time. */
const PAGE = 50;

/** A moved row, and the row before which it stood; `null` for the end. */
export interface MovedRow {
  readonly entity: string;
  readonly row: MasterRow;
  readonly before: string | null;
}

/** The rows of one kind of master data. The store outlives the page: going back from a row shows the same list at the same place. */
@injectable()
export class MasterRowsStore {
  readonly selection = new RowSelection<MasterRow>(({ code }) => code);
  /** The progress of an action on several rows. */
  readonly work = new BulkWork();
  private readonly list = new KeptList<MasterRow>();
  private entity = '';
  private query: RowsQuery = {};
  /** Moves are sent one after another, because each one changes the version of its row. */
  private placing: Promise<unknown> = Promise.resolve();
  private readonly api: ApiClient;

  constructor(@inject(ApiClient) api: ApiClient) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'list' | 'entity' | 'query' | 'placing'>(
      this,
      { api: false, list: false, entity: false, query: false, placing: false, selection: false, work: false },
      { autoBind: true },
    );
  }

  /** Read it in an observer. */
  get rows(): PagedList<MasterRow> {
    return this.list.rows;
  }

  async show(entity: string, query: RowsQuery, isReturn: boolean): Promise<void> {
    const { sort: _order, language: _language, ...filters } = query;
    if (entity !== this.entity || JSON.stringify(query) !== JSON.stringify(this.query)) this.selection.clear();
    this.entity = entity;
    this.query = query;
    this.selection.offerAll((signal) => this.api.call(listAllRows, { params: { entity }, query: filters, signal }));
    // Quiet: the rows are of use without their number.
    await this.list.show(
      { kind: `${entity} ${query.parent ?? ''}`, query: JSON.stringify(query) },
      (cursor, signal) => this.api.call(listRows, { params: { entity }, query: { limit: PAGE, cursor, ...query }, signal }),
      isReturn,
      (signal) => this.api.call(listRows, { params: { entity }, query: { limit: 1, count: 'only', ...filters }, signal, quiet: true }),
    );
  }

  /** Shows a changed row in place of the earlier one. */
  changed(entity: string, row: MasterRow): void {
    if (entity === this.entity) this.rows.replace(({ code }) => code === row.code, row);
  }

  /** Fetches the loaded pages again when the list is shown next, because a row was added or deleted. */
  outdate(): void {
    this.list.outdate();
  }

  /** Moves a row before another one of the list, at once on screen; `null` moves it to the end. `undefined` after a failure. */
  async move(code: string, before: string | null): Promise<MovedRow | undefined> {
    const { entity, rows } = this;
    const at = rows.items.findIndex((one) => one.code === code);
    const row = rows.items[at];
    if (row === undefined) return undefined;
    const former = rows.items[at + 1]?.code ?? null;
    const saved = await this.place({ entity, row, before });
    return saved && { entity, row: saved, before: former };
  }

  /** Puts a row back, also while the list shows another kind. */
  async undoMove(moved: MovedRow): Promise<void> {
    await this.place(moved);
  }

  /** The selected rows. */
  get selected(): readonly MasterRow[] {
    return this.selection.among(this.rows.items);
  }

  /** Hides, shows or moves rows of a kind. */
  async changeAll(entity: string, { codes, ...action }: BulkAction): Promise<BulkOutcome<string, BulkResult>> {
    const outcome = await this.work.run(codes, MOST_BULK_ROWS, async (part) => {
      return (await this.api.call(changeRows, { params: { entity }, body: { ...action, codes: part } })).results;
    });
    this.refresh(entity);
    return outcome;
  }

  private async place({ entity, row, before }: MovedRow): Promise<MasterRow | undefined> {
    const { code, parent } = row;
    if (entity === this.entity) this.rows.arrange((rows) => movedRows(rows, code, before));
    try {
      const placing = this.placing.then(() => {
        const version = Math.max(row.version, this.versionOf(entity, code));
        return this.api.call(placeRow, { params: { entity, code }, body: { parent, before, version } });
      });
      this.placing = placing.catch(() => undefined);
      const saved = await placing;
      this.changed(entity, saved);
      return saved;
    } catch {
      // The client has shown the reason.
      return undefined;
    } finally {
      // A move can number the rows around it anew, and another page may begin elsewhere then.
      this.refresh(entity);
    }
  }

  /** The version of a row in the list; 0 if the list does not have it. */
  private versionOf(entity: string, code: string): number {
    return (entity === this.entity ? this.rows.items.find((row) => row.code === code)?.version : undefined) ?? 0;
  }

  /** Fetches the loaded pages again, if the list shows the kind. */
  private refresh(entity: string): void {
    if (entity !== this.entity) return;
    this.list.outdate();
    void this.show(entity, this.query, true);
  }
}
