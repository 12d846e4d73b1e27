import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { type BulkOutcome, BulkWork } from '#core/client/lists/bulk-work.ts';
import { Entities } from '#core/client/lists/entities.ts';
import { listManagedJobs } from '../../contract/endpoints.ts';
import { type JobStatus, MOST_AT_ONCE } from '../../contract/life-cycle.ts';
import type { DeletionResult, MoveReasons } from '../../contract/managing.ts';
import {
  copyJob,
  copyJobs,
  deleteDraft,
  deleteDrafts,
  fillDrafts,
  listJobEvents,
  moveJob,
  moveJobs,
} from '../../contract/managing-endpoints.ts';
import type { DraftsFill, MoveResult, PostingEvent } from '../../contract/managing-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { managedJobs } from './managed-jobs.ts';
import type { PostingAction } from './posting-actions.ts';
import { changeOf, deletedOf, type MoveConflict, NO_CHANGE, type PostingsChange } from './posting-changes.ts';

/** What happened to each of several postings, and the postings that were not reached. */
export type SeveralMoved = BulkOutcome<ManagedJob, MoveResult>;

/** A move with what it demands. */
export type WantedMove = MoveReasons & { readonly to: JobStatus };

/** An action whose dialog is open. */
export interface AskedAction {
  readonly action: PostingAction;
  readonly jobs: readonly ManagedJob[];
}

/** Number of events that are searched for those since the user loaded a posting. */
const LATEST_EVENTS = 5;

/** Moves, copies and deletes postings for all components that show them. */
@injectable()
export class PostingMovesStore {
  asked: AskedAction | undefined = undefined;
  conflicts: readonly MoveConflict[] = [];
  /** Whether a call is under way. Meanwhile, further ones are ignored. */
  isBusy = false;
  /** The progress of an action on several postings. */
  readonly work = new BulkWork();
  /** Ids of the open reports on postings that the user has seen. */
  private readonly seenReports = new Map<string, string[]>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(Entities) private readonly entities: Entities,
  ) {
    makeAutoObservable<this, 'api' | 'entities' | 'seenReports'>(
      this,
      { api: false, entities: false, seenReports: false, work: false, asked: observableRef, conflicts: observableRef },
      { autoBind: true },
    );
  }

  /** Opens the dialog of an action. */
  ask(action: PostingAction, jobs: readonly ManagedJob[]): void {
    this.asked = { action, jobs };
  }

  /** Closes the dialog. */
  dismiss(): void {
    this.asked = undefined;
  }

  /** Remembers which open reports an administrator has seen. A move of the posting fails when another administrator has decided them. */
  readReports(jobId: string, reports: readonly string[]): void {
    this.seenReports.set(jobId, [...reports]);
  }

  closeConflict(id: string): void {
    this.conflicts = this.conflicts.filter((conflict) => conflict.id !== id);
  }

  /** Moves one posting. `undefined` when it was not moved; the reason is on the screen. */
  move(job: ManagedJob, wanted: WantedMove): Promise<ManagedJob | undefined> {
    return this.act(job, async () => {
      const reports = this.seenReports.get(job.id) ?? [];
      const body = { ...wanted, version: job.version, ...(reports.length > 0 && { reports }) };
      const latest = await this.api.call(moveJob, { params: { id: job.id }, body });
      this.seenReports.delete(job.id);
      this.tell({ ...NO_CHANGE, done: [job.id], latest: [latest] });
      return latest;
    });
  }

  /** Copies one posting. Returns the id of the new draft; `undefined` when it was not copied. */
  copy(job: ManagedJob): Promise<string | undefined> {
    return this.act(job, async () => {
      const { job: draft } = await this.api.call(copyJob, { params: { id: job.id } });
      this.tell({ ...NO_CHANGE, done: [job.id], isOutdated: true });
      return draft.id;
    });
  }

  /** Returns whether the draft was deleted. */
  async delete(job: ManagedJob): Promise<boolean> {
    const isDeleted = await this.act(job, async () => {
      await this.api.call(deleteDraft, { params: { id: job.id } });
      this.tell({ ...NO_CHANGE, done: [job.id], gone: [job.id] });
      return true;
    });
    return isDeleted === true;
  }

  /** Moves several postings. `undefined` when the first call failed. */
  moveSeveral(jobs: readonly ManagedJob[], wanted: WantedMove): Promise<SeveralMoved | undefined> {
    return this.several(jobs, 'moved', (part) => {
      return this.api.call(moveJobs, { body: { ...wanted, items: versionsOf(part) } });
    });
  }

  /** Copies several postings. `undefined` when the first call failed. */
  copySeveral(jobs: readonly ManagedJob[]): Promise<SeveralMoved | undefined> {
    return this.several(jobs, 'copied', (part) => this.api.call(copyJobs, { body: { ids: part.map(({ id }) => id) } }));
  }

  /** Fills in fields of several drafts. `undefined` when the first call failed. */
  fillSeveral(jobs: readonly ManagedJob[], fill: Omit<DraftsFill, 'items'>): Promise<SeveralMoved | undefined> {
    return this.several(jobs, 'filled', (part) => this.api.call(fillDrafts, { body: { ...fill, items: versionsOf(part) } }));
  }

  /** Deletes several drafts. `undefined` when the first call failed. */
  deleteSeveral(jobs: readonly ManagedJob[]): Promise<BulkOutcome<ManagedJob, DeletionResult> | undefined> {
    return this.act(undefined, async () => {
      const send = (part: readonly ManagedJob[]) => this.api.call(deleteDrafts, { body: { items: versionsOf(part) } });
      const outcome = await this.work.run(jobs, MOST_AT_ONCE, async (part) => (await send(part)).items);
      if (outcome.results.length === 0) return undefined;
      this.tell(deletedOf(outcome.results));
      return outcome;
    });
  }

  /** The posting as a list shows it now; `undefined` when it is not there any more. */
  async find(reference: string): Promise<ManagedJob | undefined> {
    const { items } = await this.api.call(listManagedJobs, { query: { q: reference, limit: 1 } });
    return items.find((job) => job.reference === reference);
  }

  /** Shows the present state of a posting everywhere. */
  async reload(reference: string): Promise<void> {
    const latest = await this.find(reference);
    if (latest !== undefined) this.tell({ ...NO_CHANGE, latest: [latest] });
  }

  private several(
    jobs: readonly ManagedJob[],
    what: 'moved' | 'copied' | 'filled',
    send: (part: readonly ManagedJob[]) => Promise<{ readonly items: readonly MoveResult[] }>,
  ): Promise<SeveralMoved | undefined> {
    return this.act(undefined, async () => {
      const outcome = await this.work.run(jobs, MOST_AT_ONCE, async (part) => (await send(part)).items);
      if (outcome.results.length === 0) return undefined;
      this.tell(changeOf(outcome.results, what));
      return outcome;
    });
  }

  private async act<Result>(job: ManagedJob | undefined, run: () => Promise<Result>): Promise<Result | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    if (job !== undefined) this.closeConflict(job.id);
    try {
      return await run();
    } catch (error) {
      // The client has shown the reason.
      if (job !== undefined && error instanceof ApiError && (error.status === 409 || error.status === 404)) await this.explain(job);
      return undefined;
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  /** Loads what happened to the posting since the user loaded it. */
  private async explain(job: ManagedJob): Promise<void> {
    try {
      const latest = await this.find(job.reference);
      this.tell(latest === undefined ? { ...NO_CHANGE, gone: [job.id] } : { ...NO_CHANGE, latest: [latest] });
      const decided = latest === undefined ? [] : await this.eventsSince(job);
      runInAction(() => {
        this.asked = undefined;
        this.conflicts = [...this.conflicts, { id: job.id, title: job.title, decided }];
      });
    } catch {
      // The dialog stays open. The client has shown the reason.
    }
  }

  private async eventsSince({ id, updatedAt }: ManagedJob): Promise<readonly PostingEvent[]> {
    const { items } = await this.api.call(listJobEvents, { params: { id }, query: { limit: LATEST_EVENTS } });
    return items.filter(({ at }) => at > updatedAt);
  }

  /** Shows a change in all lists and pages. */
  private tell({ done, latest, gone, isOutdated }: PostingsChange): void {
    const jobs = this.entities.of(managedJobs);
    jobs.deselect(done);
    for (const job of latest) jobs.put(job);
    jobs.remove(gone);
    if (isOutdated) jobs.refresh();
    else jobs.outdate();
  }
}

function versionsOf(jobs: readonly ManagedJob[]): { id: string; version: number }[] {
  return jobs.map(({ id, version }) => ({ id, version }));
}
