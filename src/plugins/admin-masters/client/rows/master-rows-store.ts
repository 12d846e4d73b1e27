import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listRows } from '../../contract/endpoints.ts';
import type { MasterRow } from '../../contract/master-row.ts';

/** Number of rows that the list fetches at a time. */
const PAGE = 50;

/** The rows of one kind of master data. The store outlives the page: going back from a row shows the same list at the same place. */
@injectable()
export class MasterRowsStore {
  private readonly list = new KeptList<MasterRow>();
  private entity = '';

  constructor(@inject(ApiClient) private readonly api: ApiClient) {}

  /** Read it in an observer. */
  get rows(): PagedList<MasterRow> {
    return this.list.rows;
  }

  /** Shows the rows that match the search text. */
  async show(entity: string, q: string | undefined, isReturn: boolean): Promise<void> {
    this.entity = entity;
    await this.list.show(
      { kind: entity, query: q ?? '' },
      (cursor, signal) => this.api.call(listRows, { params: { entity }, query: { limit: PAGE, cursor, q }, signal }),
      isReturn,
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
}
