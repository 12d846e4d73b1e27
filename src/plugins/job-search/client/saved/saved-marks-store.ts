import { makeAutoObservable, runInAction } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { Entities } from '#core/client/lists/entities.ts';
import { PendingChanges } from '#core/client/lists/pending-changes.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { listSavedMarks, saveJob, unsaveJob } from '../../contract/saved-endpoints.ts';
import type { SavedMark } from '../../contract/saved-schemas.ts';
import { savedJobs } from './saved-list.ts';

/** How long the marks stay valid for changes in other tabs and on other devices. */
const MAX_AGE_MS = 60_000;

/** Which postings the user has saved. A change shows at once, and is taken back when the server refuses it. */
@injectable()
export class SavedMarksStore {
  private readonly marks = new Resource<ReadonlySet<string>>();
  /** Whether a posting shall be saved. */
  private readonly changes = new PendingChanges<boolean>();
  /** The changes of this tab that the server has made since the marks were loaded. */
  private readonly done = new Map<string, boolean>();
  private owner: string | undefined = undefined;
  private fetchedAt = 0;
  /** The number of changes so far. */
  private made = 0;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Entities) private readonly entities: Entities,
  ) {
    makeAutoObservable<this, 'api' | 'session' | 'marks' | 'changes' | 'owner' | 'fetchedAt' | 'made' | 'entities'>(
      this,
      { api: false, session: false, marks: false, changes: false, owner: false, fetchedAt: false, made: false, entities: false },
      { autoBind: true },
    );
  }

  has(id: string): boolean {
    return this.changed(id) ?? this.marks.value?.has(id) ?? false;
  }

  /** Whether this tab took the posting away since the marks were loaded. */
  isGone(id: string): boolean {
    return this.changed(id) === false;
  }

  /** Fetches the marks, if they are older than a minute or of another user. */
  async ensure(): Promise<void> {
    this.adopt();
    if (Math.abs(Date.now() - this.fetchedAt) < MAX_AGE_MS) return;
    this.fetchedAt = Date.now();
    const { made, changes } = this;
    const wasIdle = changes.isEmpty;
    // Quiet: marks beside postings, which the user did not request.
    await this.marks.load(async (signal) => new Set((await this.api.call(listSavedMarks, { signal, quiet: true })).ids));
    // The answer may be older than a change that was under way meanwhile.
    if (wasIdle && made === this.made && this.marks.status === 'ready') this.done.clear();
  }

  /** Resolves with what is kept, or `undefined` when the server refuses it. Without a note, the note of a saved posting stays. */
  save(id: string, note?: string): Promise<SavedMark | undefined> {
    const body = note === undefined ? {} : { note };
    return this.change(id, true, async () => {
      const mark = await this.api.call(saveJob, { params: { id }, body });
      this.entities.of(savedJobs).change(id, 0, { note: mark.note });
      this.entities.of(savedJobs).outdate();
      return mark;
    });
  }

  /** Resolves with what was kept, or `undefined` when the server refuses it. */
  remove(id: string): Promise<SavedMark | null | undefined> {
    return this.change(id, false, async () => {
      const { saved } = await this.api.call(unsaveJob, { params: { id } });
      this.entities.of(savedJobs).outdate();
      return saved;
    });
  }

  private async change<Reply>(id: string, isSaved: boolean, send: () => Promise<Reply>): Promise<Reply | undefined> {
    this.adopt();
    this.made += 1;
    const { owner } = this;
    const sent = async (): Promise<Reply> => {
      const reply = await send();
      if (owner === this.owner) runInAction(() => this.done.set(id, isSaved));
      return reply;
    };
    try {
      return await this.changes.make(id, isSaved, sent);
    } catch {
      // The snackbar of the call says why.
      return undefined;
    }
  }

  private changed(id: string): boolean | undefined {
    return this.changes.of(id).at(-1) ?? this.done.get(id);
  }

  /** Drops what is known about another user. */
  private adopt(): void {
    const userId = this.session.me?.id;
    if (this.owner === userId) return;
    this.owner = userId;
    this.fetchedAt = 0;
    this.marks.clear();
    this.done.clear();
  }
}
