import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PagedList } from '#core/client/data/paged-list.ts';
import { RowSelection } from '#core/client/data/row-selection.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { APPLICATION_STAGES, type Application, type ApplicationStage } from '../../contract/application.ts';
import { getApplication, listApplications, moveApplication } from '../../contract/endpoints.ts';
import { NavCountsStore } from '../nav/nav-counts-store.ts';
import { type ApplicantTerms, boardStages } from './applicant-terms.ts';
import { MovedApplications } from './moved-applications.ts';
import { StageCounts } from './stage-counts.ts';

/** A move that failed because another user had moved the application first. */
export interface MoveConflict {
  /** Its current state. */
  readonly application: Application;
  readonly wanted: ApplicationStage;
}

/** A completed move. */
export interface MadeMove {
  readonly before: Application;
  readonly after: Application;
}

interface WantedMove {
  readonly application: Application;
  readonly stage: ApplicationStage;
}

/** Number of cards that a column and rows that the table fetch at a time. */
const PAGE = 50;

/** Highest number of concurrent requests for a move of several applicants. */
const AT_ONCE = 4;

/**
 * The applicants of one posting on the board and in the table: their lists and counts, the selected ones, and their moves.
 * A card moves at once, and moves back when the server refuses.
 */
@injectable()
export class ApplicantsStore {
  readonly counts: StageCounts;
  /** The list of all stages. */
  readonly table = new PagedList<Application>();
  readonly moved = new MovedApplications();
  readonly selection = new RowSelection();
  conflicts: readonly MoveConflict[] = [];
  private readonly columns: Readonly<Record<ApplicationStage, PagedList<Application>>>;
  private moving: ReadonlySet<string> = new Set();
  private jobId = '';

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(NavCountsStore) private readonly navCounts: NavCountsStore,
  ) {
    this.counts = new StageCounts(api);
    this.columns = Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, new PagedList()])) as never;
    const parts = { api: false, navCounts: false, counts: false, table: false, moved: false, selection: false, columns: false } as const;
    makeAutoObservable<this, 'api' | 'navCounts' | 'columns' | 'moving'>(
      this,
      { ...parts, conflicts: observableRef, moving: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the applicants for the terms. It clears the data of another posting. */
  async show(jobId: string, terms: ApplicantTerms): Promise<void> {
    if (jobId !== this.jobId) this.forget();
    this.jobId = jobId;
    this.moved.clear();
    const load = (list: PagedList<Application>, stage: ApplicationStage | undefined): Promise<void> =>
      list.start((cursor, signal) => this.api.call(listApplications, { query: { jobId, stage, q: terms.q, limit: PAGE, cursor }, signal }));
    const lists =
      terms.view === 'table' ? [load(this.table, terms.stage)] : boardStages(terms).map((stage) => load(this.columns[stage], stage));
    await Promise.all([this.counts.load(jobId, terms.q), ...lists]);
  }

  column(stage: ApplicationStage): PagedList<Application> {
    return this.columns[stage];
  }

  cards(stage: ApplicationStage): readonly Application[] {
    return this.moved.inStage(stage, this.columns[stage].items);
  }

  get rows(): readonly Application[] {
    return this.table.items.map(this.moved.current);
  }

  /** The selected applications that are loaded. */
  get selected(): readonly Application[] {
    const loaded = [this.table, ...Object.values(this.columns)].flatMap(({ items }) => items);
    return this.selection.ids.flatMap((id) => loaded.find((application) => application.id === id) ?? []).map(this.moved.current);
  }

  isMoving(id: string): boolean {
    return this.moving.has(id);
  }

  /** Moves the applications that may go to the stage, and returns the completed moves. */
  move(applications: readonly Application[], stage: ApplicationStage): Promise<readonly MadeMove[]> {
    return this.moveEach(applications.map((application) => ({ application, stage })));
  }

  /** Moves each application back to its earlier stage. Returns the number of failures. */
  async undo(made: readonly MadeMove[]): Promise<number> {
    const back = made.map(({ before, after }) => ({ application: this.moved.current(after), stage: before.stage }));
    return made.length - (await this.moveEach(back)).length;
  }

  /** Closes a conflict: the application stays in the stage that the other user chose. */
  closeConflict(id: string): void {
    this.conflicts = this.conflicts.filter(({ application }) => application.id !== id);
  }

  private async moveEach(wanted: readonly WantedMove[]): Promise<readonly MadeMove[]> {
    const waiting = wanted.filter(({ application: { id, moves }, stage }) => moves.includes(stage) && !this.moving.has(id));
    const made: MadeMove[] = [];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const after = await this.moveOne(next);
        if (after !== undefined) made.push({ before: next.application, after });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    void this.navCounts.newApplicants.changed();
    await this.counts.reload();
    return made;
  }

  // `undefined` when it failed. The failed request has shown a snackbar.
  private async moveOne({ application, stage }: WantedMove): Promise<Application | undefined> {
    const { id, version } = application;
    this.closeConflict(id);
    this.moving = new Set(this.moving).add(id);
    this.replace(application, { ...application, stage, moves: [] });
    try {
      const after = await this.api.call(moveApplication, { params: { id }, body: { stage, version } });
      this.moved.put(after);
      return after;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      const now = isConflict ? await this.fetchAgain(application) : application;
      this.replace({ ...application, stage }, now);
      if (isConflict) runInAction(() => (this.conflicts = [...this.conflicts, { application: now, wanted: stage }]));
      return undefined;
    } finally {
      runInAction(() => (this.moving = new Set([...this.moving].filter((other) => other !== id))));
      this.selection.remove([id]);
    }
  }

  private replace(before: Application, now: Application): void {
    this.moved.put(now);
    this.counts.shift(before.stage, now.stage);
  }

  private async fetchAgain(application: Application): Promise<Application> {
    try {
      return await this.api.call(getApplication, { params: { id: application.id } });
    } catch {
      return application;
    }
  }

  private forget(): void {
    this.selection.clear();
    this.counts.clear();
    for (const list of [this.table, ...Object.values(this.columns)]) void list.start(async () => ({ items: [], nextCursor: null }));
  }
}
