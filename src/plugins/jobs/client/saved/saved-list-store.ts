import { makeAutoObservable } from 'mobx';
import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listSavedJobs } from '../../contract/saved-endpoints.ts';
import type { SavedJob } from '../../contract/saved-schemas.ts';
import { FIRST_SAVED } from './first-saved.ts';
import { type SavedChange, SavedMarksStore } from './saved-marks-store.ts';

/** The saved postings on their page. A row that is taken away keeps its place for an undo until the page is left. */
@injectable()
export class SavedListStore {
  private readonly list = new KeptList<SavedJob>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(SavedMarksStore) private readonly marks: SavedMarksStore,
  ) {
    makeAutoObservable<this, 'api' | 'marks' | 'list'>(this, { api: false, marks: false, list: false }, { autoBind: true });
    marks.follow(this.follow);
  }

  /** Read it in an observer. */
  get paging(): PagedList<SavedJob> {
    return this.list.rows;
  }

  /** The rows that are still saved. */
  get rows(): readonly SavedJob[] {
    return this.paging.items.filter(({ id }) => !this.marks.isGone(id));
  }

  /** Whether nothing is saved. */
  get isEmpty(): boolean {
    return this.paging.status === 'ready' && !this.paging.hasMore && this.rows.length === 0;
  }

  async show(isReturn: boolean): Promise<void> {
    const load = (cursor: string | undefined, signal: AbortSignal) =>
      this.api.call(listSavedJobs, { query: { ...FIRST_SAVED, cursor }, signal });
    await this.list.show({ kind: 'saved', query: '' }, load, isReturn);
  }

  /** Ends the request of the page that is left, and forgets the rows that were taken away. */
  leave(): void {
    this.paging.cancel();
    this.paging.arrange(() => this.rows);
  }

  private follow({ id, mark }: SavedChange): void {
    const row = this.paging.items.find((saved) => saved.id === id);
    if (mark === null || row === undefined) this.list.outdate();
    else this.paging.replace((saved) => saved.id === id, { ...row, note: mark.note });
  }
}
