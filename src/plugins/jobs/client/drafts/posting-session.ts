import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { EDITABLE_STATUSES, type JobStatus } from '../../contract/life-cycle.ts';
import type { DraftInput, PostingChange } from '../../contract/managing.ts';
import { createDraft, editJob, getEditedJob, moveJob } from '../../contract/managing-endpoints.ts';
import type { EditedPosting } from '../../contract/managing-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';

/** Why a posting can no longer be saved: it was deleted, or it has ended. */
export type Lost = 'deleted' | 'ended';

/** One posting that is edited: its version on the server, and how it is saved. A new posting is stored with its first save. */
export class PostingSession {
  /** The posting as it was saved last; `undefined` until a new posting is stored. */
  edited: EditedPosting | undefined;
  /** The posting as another user or window has saved it meanwhile. */
  theirs: EditedPosting | undefined = undefined;
  lost: Lost | undefined = undefined;
  #saved: DraftInput;

  /**
   * @param saved the content of `edited`
   * @param savesItself whether the form saves itself, and shows by itself when that fails
   * @param onStored told as soon as a new posting is stored
   */
  constructor(
    private readonly api: ApiClient,
    edited: EditedPosting | undefined,
    saved: DraftInput,
    private readonly savesItself: boolean,
    private readonly onStored: (id: string) => void = () => undefined,
  ) {
    this.edited = edited;
    this.#saved = saved;
    makeAutoObservable<this, 'api' | 'savesItself' | 'onStored'>(
      this,
      { api: false, savesItself: false, onStored: false, edited: observableRef, theirs: observableRef },
      { autoBind: true },
    );
  }

  /** @throws ApiError */
  async save(body: DraftInput): Promise<void> {
    const { edited } = this;
    if (edited === undefined) {
      // Quiet: the user did not start it, and a form that saves itself says when it is not saved.
      const made = await this.api.call(createDraft, { body, quiet: this.savesItself });
      this.onStored(made.job.id);
      this.#take(made, body);
      return;
    }
    const change = changedFields(this.#saved, body);
    if (Object.keys(change).length === 0) return;
    const { id, version } = edited.job;
    try {
      // Quiet: the user did not start it, and a form that saves itself says when it is not saved.
      const kept = await this.api.call(editJob, { params: { id }, body: { ...change, version }, quiet: this.savesItself });
      this.#take(kept, body);
    } catch (error) {
      await this.heed(error);
      throw error;
    }
  }

  /** @throws ApiError */
  async move(to: JobStatus, days: number | undefined): Promise<ManagedJob> {
    const job = this.edited?.job;
    if (job === undefined) throw new Error('The posting is not stored yet.');
    try {
      return await this.api.call(moveJob, { params: { id: job.id }, body: { to, version: job.version, days } });
    } catch (error) {
      await this.heed(error);
      throw error;
    }
  }

  /** Sends a posting that was sent back to the review again. @throws ApiError */
  async send(): Promise<void> {
    await this.move('pending_review', undefined);
    const id = this.edited?.job.id;
    if (id === undefined) return;
    const edited = await this.api.call(getEditedJob, { params: { id } });
    this.#take(edited, this.#saved);
  }

  /** After a conflict, loads the posting as it is now. */
  async heed(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) return;
    if (error.status === 404) this.#lose('deleted');
    else if (error.code === 'jobs.not-editable') this.#lose('ended');
    else if (error.status === 409) await this.loadTheirs();
  }

  /** Continues from the version of the other user. `saved` is its content. */
  settle(saved: DraftInput): void {
    if (this.theirs === undefined) return;
    this.#take(this.theirs, saved);
    this.theirs = undefined;
  }

  /** The next save stores the content as a new draft. */
  beginAnew(): void {
    this.edited = undefined;
    this.lost = undefined;
  }

  #take(edited: EditedPosting, saved: DraftInput): void {
    runInAction(() => {
      this.edited = edited;
      this.#saved = saved;
    });
  }

  #lose(why: Lost): void {
    runInAction(() => {
      this.lost = why;
    });
  }

  /** Loads the posting as it is now, to show it beside what is typed. */
  async loadTheirs(): Promise<void> {
    const id = this.edited?.job.id;
    if (id === undefined) return;
    try {
      const theirs = await this.api.call(getEditedJob, { params: { id } });
      if (!EDITABLE_STATUSES.includes(theirs.job.status)) this.#lose('ended');
      else
        runInAction(() => {
          this.theirs = theirs;
        });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.#lose('deleted');
    }
  }
}

/** The fields of a content that differ from the saved one. A company keeps its postings. */
function changedFields(saved: DraftInput, { companyId, details, ...fields }: DraftInput): PostingChange {
  const { details: savedDetails, ...savedFields } = saved;
  const change = differing(savedFields, fields);
  const detailChange = differing(savedDetails ?? {}, details ?? {});
  return Object.keys(detailChange).length === 0 ? change : { ...change, details: detailChange };
}

function differing<Fields extends object>(before: object, after: Fields): Partial<Fields> {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value));
  return Object.fromEntries(changed) as Partial<Fields>;
}
