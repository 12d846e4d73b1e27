import { makeAutoObservable, observableRef } from 'mobx';
import { PagedList, type PageLoader } from '#core/client/data/paged-list.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listRows } from '../../contract/endpoints.ts';
import type { MasterRow } from '../../contract/master-row.ts';

/** Number of rows that the list fetches at a time. */
const PAGE = 50;

/** The rows of one kind of master data. The store outlives the page: going back from a row shows the same list at the same place. */
@injectable()
export class MasterRowsStore {
  rows = new PagedList<MasterRow>();
  private entity = '';
  private q: string | undefined = undefined;
  private isOutdated = false;

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, rows: observableRef }, { autoBind: true });
  }

  /** Shows the rows that match the search text. After "back" the loaded pages stay, and are fetched again if rows were added or deleted. */
  async show(entity: string, q: string | undefined, isReturn: boolean): Promise<void> {
    const isKept = isReturn && entity === this.entity && q === this.q && this.rows.status === 'ready';
    if (isKept && !this.isOutdated) return;
    // Rows of other master data must not stay on screen until the first page arrives.
    if (entity !== this.entity) this.rows = new PagedList();
    this.entity = entity;
    this.q = q;
    this.isOutdated = false;
    await this.rows.start(this.loaderOf(entity, q, isKept ? this.rows.items.length : 0));
  }

  /** Shows a changed row in place of the earlier one. */
  changed(entity: string, row: MasterRow): void {
    if (entity === this.entity) this.rows.replace(({ code }) => code === row.code, row);
  }

  /** Fetches the loaded pages again when the list is shown next, because a row was added or deleted. */
  outdate(): void {
    this.isOutdated = true;
  }

  /** The first page is extended until it has as many rows as the list had before. */
  private loaderOf(entity: string, q: string | undefined, count: number): PageLoader<MasterRow> {
    const load: PageLoader<MasterRow> = (cursor, signal) =>
      this.api.call(listRows, { params: { entity }, query: { limit: PAGE, cursor, q }, signal });
    return async (cursor, signal) => {
      let page = await load(cursor, signal);
      while (cursor === undefined && page.nextCursor !== null && page.items.length < count) {
        const next = await load(page.nextCursor, signal);
        page = { items: [...page.items, ...next.items], nextCursor: next.nextCursor };
      }
      return page;
    };
  }
}
