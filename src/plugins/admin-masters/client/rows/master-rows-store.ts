import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { type BulkOutcome, BulkWork } from '#core/client/lists/bulk-work.ts';
import { KeptLists } from '#core/client/lists/kept-list.ts';
import { PendingChanges } from '#core/client/lists/pending-changes.ts';
import { changeRows, placeRow } from '../../contract/endpoints.ts';
import { MOST_BULK_ROWS } from '../../contract/master-row.ts';
import type { MasterRow } from '../../contract/reply-schemas.ts';
import type { BulkAction, BulkResult } from '../../contract/schemas.ts';
import { masterList } from '../master-list.ts';
import { movedRows } from './row-moves.ts';

/** A moved row, and the row before which it stood; `null` for the end. */
export interface MovedRow {
  readonly entity: string;
  readonly row: MasterRow;
  readonly before: string | null;
}

/** Moves, hides and shows the rows of the lists of master data. */
@injectable()
export class MasterRowsStore {
  /** The progress of an action on several rows. */
  readonly work = new BulkWork();
  /** Moves are sent one after another in each list, because each one changes the version of its row and the places around it. */
  private readonly moves = new PendingChanges<string>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(KeptLists) private readonly lists: KeptLists,
  ) {
    makeAutoObservable<this, 'api' | 'lists' | 'moves'>(this, { api: false, lists: false, moves: false, work: false }, { autoBind: true });
  }

  /** Moves a row before another one of its list, at once on screen; `null` moves it to the end. `undefined` after a failure. */
  async move(entity: string, code: string, before: string | null): Promise<MovedRow | undefined> {
    const { items } = this.lists.of(masterList(entity)).rows;
    const at = items.findIndex((one) => one.code === code);
    const row = items[at];
    if (row === undefined) return undefined;
    const former = items[at + 1]?.code ?? null;
    const saved = await this.place({ entity, row, before });
    return saved && { entity, row: saved, before: former };
  }

  /** Puts a row back, also while another list is on screen. */
  async undoMove(moved: MovedRow): Promise<void> {
    await this.place(moved);
  }

  /** Hides, shows or moves rows of a kind. */
  async changeAll(entity: string, { codes, ...action }: BulkAction): Promise<BulkOutcome<string, BulkResult>> {
    const outcome = await this.work.run(codes, MOST_BULK_ROWS, async (part) => {
      return (await this.api.call(changeRows, { params: { entity }, body: { ...action, codes: part } })).results;
    });
    this.lists.of(masterList(entity)).news.refresh();
    return outcome;
  }

  private async place({ entity, row, before }: MovedRow): Promise<MasterRow | undefined> {
    const { rows, news } = this.lists.of(masterList(entity));
    const { code, parent } = row;
    // An answer from before the move would put the row back.
    rows.cancel();
    rows.arrange((items) => movedRows(items, code, before));
    try {
      return await this.moves.make(entity, code, async () => {
        const { version } = news.current(row);
        const saved = await this.api.call(placeRow, { params: { entity, code }, body: { parent, before, version } });
        news.put(saved);
        return saved;
      });
    } catch {
      // The client has shown the reason.
      return undefined;
    } finally {
      // A move can number the rows around it anew, and another page may begin elsewhere then. The last move on its way loads the list.
      if (this.moves.of(entity).length === 0) news.refresh();
    }
  }
}
