import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
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
  readonly moved = new MovedApplications();
  readonly selection = new RowSelection<Application>(({ id }) => id);
  conflicts: readonly MoveConflict[] = [];
  /** The list of the table, and one for each column of the board. */
  private lists = newLists();
  private moving: ReadonlySet<string> = new Set();
  private jobId = '';

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(NavCountsStore) private readonly navCounts: NavCountsStore,
  ) {
    this.counts = new StageCounts(api);
    const parts = { api: false, navCounts: false, counts: false, moved: false, selection: false } as const;
    makeAutoObservable<this, 'api' | 'navCounts' | 'lists' | 'moving'>(
      this,
      { ...parts, lists: observableRef, conflicts: observableRef, moving: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the applicants for the terms; after "back", as many as were loaded before. It clears the data of another posting. */
  async show(jobId: string, terms: ApplicantTerms, isReturn: boolean): Promise<void> {
    if (jobId !== this.jobId) this.forget();
    this.jobId = jobId;
    this.moved.clear();
    const load = (list: KeptList<Application>, stage: ApplicationStage | undefined): Promise<void> => {
      // The stages may have changed meanwhile.
      list.outdate();
      const query = { jobId, stage, q: terms.q, limit: PAGE };
      return list.show(
        { kind: jobId, query: JSON.stringify(query) },
        (cursor, signal) => this.api.call(listApplications, { query: { ...query, cursor }, signal }),
        isReturn,
      );
    };
    const { table, columns } = this.lists;
    const lists = terms.view === 'table' ? [load(table, terms.stage)] : boardStages(terms).map((stage) => load(columns[stage], stage));
    await Promise.all([this.counts.load(jobId, terms.q), ...lists]);
  }

  /** The list of all stages. */
  get table(): PagedList<Application> {
    return this.lists.table.rows;
  }

  column(stage: ApplicationStage): PagedList<Application> {
    return this.lists.columns[stage].rows;
  }

  cards(stage: ApplicationStage): readonly Application[] {
    return this.moved.inStage(stage, this.column(stage).items);
  }

  get rows(): readonly Application[] {
    return this.table.items.map(this.moved.current);
  }

  /** The selected applications that are loaded. */
  get selected(): readonly Application[] {
    const loaded = [this.lists.table, ...Object.values(this.lists.columns)].flatMap(({ rows }) => rows.items);
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
    this.lists = newLists();
  }
}

interface Lists {
  readonly table: KeptList<Application>;
  readonly columns: Readonly<Record<ApplicationStage, KeptList<Application>>>;
}

function newLists(): Lists {
  const columns = Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, new KeptList<Application>()]));
  // The map has one entry for every stage, so the cast is safe.
  return { table: new KeptList(), columns: columns as Lists['columns'] };
}
