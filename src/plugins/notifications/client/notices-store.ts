import { makeAutoObservable, observable, runInAction } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { Entities } from '#core/client/lists/entities.ts';
import { repeatWhileVisible } from '#core/client/session/repeat-while-visible.ts';
import type { RecentAct } from '#core/client/snackbar/recent-acts.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import type { ShownNotice } from '#core/contract/notices/notice-schemas.ts';
import { countNotices, markNoticesRead, undoMarking } from '../contract/endpoints.ts';
import { notices } from './notice-lists.ts';

/** The pause between two counts, in milliseconds. */
const PAUSE_MS = 60_000;

/** A count that is younger is not asked for again when another page opens. Milliseconds. */
const YOUNG_MS = 5000;

/** The server counts to this number, which stands for more too. */
export const MOST_COUNTED = 100;

/** The number of unread notices, and what this tab has marked as read since the notices were loaded. */
@injectable()
export class NoticesStore {
  unread = 0;
  private readonly marked = observable.set<string>();
  // The time until which all notices that were shown are read.
  private readUntil = '';
  // The time of the newest notice that was shown, in milliseconds. The clock of this device may be slow.
  private newest = 0;
  private askedAt = Number.NEGATIVE_INFINITY;
  // Grows with each marking. A count that was asked for before is outdated.
  private turn = 0;
  private act: RecentAct | undefined = undefined;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(SnackbarStore) private readonly snackbar: SnackbarStore,
    @inject(Entities) private readonly entities: Entities,
  ) {
    makeAutoObservable<this, 'api' | 'snackbar' | 'entities' | 'marked' | 'newest' | 'askedAt' | 'turn' | 'act'>(
      this,
      { api: false, snackbar: false, entities: false, marked: false, newest: false, askedAt: false, turn: false, act: false },
      { autoBind: true },
    );
  }

  /** Counts each minute while the page is visible, until the returned function is called. */
  start(): () => void {
    return repeatWhileVisible(this.count, PAUSE_MS);
  }

  /** Counts because another page has opened. */
  pageOpened(): void {
    if (Date.now() - this.askedAt >= YOUNG_MS) void this.count();
  }

  /** Read it in an observer. */
  isRead({ id, toldAt, isRead }: ShownNotice): boolean {
    return isRead || toldAt <= this.readUntil || this.marked.has(id);
  }

  /** Takes note of notices that were shown. */
  shown(items: readonly ShownNotice[]): void {
    this.newest = Math.max(this.newest, ...items.map(({ toldAt }) => Date.parse(toldAt)));
  }

  /** Marks a notice as read because the user has opened it. */
  async read(notice: ShownNotice): Promise<void> {
    if (this.isRead(notice)) return;
    const wasMore = this.unread >= MOST_COUNTED;
    this.marked.add(notice.id);
    this.unread = Math.max(0, this.unread - 1);
    this.begin();
    try {
      // Quiet: the user asked for the page that opens, and the notice stays unread.
      await this.api.call(markNoticesRead, { body: { ids: [notice.id] }, quiet: notice.opens !== null });
    } catch {
      runInAction(() => this.marked.delete(notice.id));
      await this.count();
      return;
    }
    if (wasMore) await this.count();
  }

  /** Marks all notices as read. `done` says so beside the undo. */
  async readAll(done: string): Promise<void> {
    const { readUntil } = this;
    const before = new Date(Math.max(Date.now(), this.newest)).toISOString();
    // No later time: the clock of this device may be fast, and what is told from now on is unread.
    this.readUntil = new Date(this.newest).toISOString();
    this.unread = 0;
    this.begin();
    try {
      await this.api.call(markNoticesRead, { body: { before } });
    } catch {
      // A snackbar has shown the failure.
      runInAction(() => {
        this.readUntil = readUntil;
      });
      await this.count();
      return;
    }
    this.act = this.snackbar.raise(done, { undo: () => void this.unreadAgain() });
  }

  private async unreadAgain(): Promise<void> {
    this.readUntil = '';
    this.begin();
    // A snackbar shows a failure. What is loaded now is true in both cases.
    await this.api.call(undoMarking).catch(() => undefined);
    this.entities.of(notices).refresh();
    await this.count();
  }

  // The server takes back only the last marking.
  private begin(): void {
    this.turn += 1;
    if (this.act !== undefined) this.snackbar.acts.drop(this.act);
    this.act = undefined;
  }

  private async count(): Promise<void> {
    this.askedAt = Date.now();
    const { turn } = this;
    try {
      // Quiet: a count for the bell, which asks by itself.
      const { count } = await this.api.call(countNotices, { quiet: true });
      runInAction(() => {
        if (turn === this.turn) this.unread = count;
      });
    } catch {
      // The last count stays.
    }
  }
}
