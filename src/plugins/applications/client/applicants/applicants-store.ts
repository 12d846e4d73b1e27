import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { BulkWork } from '#core/client/data/bulk-work.ts';
import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { RowSelection } from '#core/client/data/row-selection.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { APPLICATION_STAGES, type ApplicationStage, MOST_MOVED } from '../../contract/application.ts';
import { listAllApplications, listApplications, moveApplications } from '../../contract/endpoints.ts';
import type { Application, StageChangeResult } from '../../contract/schemas.ts';
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

/** What became of the moves that the user asked for. Conflicts are not in it: the store keeps them. */
export interface MoveOutcome {
  readonly made: readonly MadeMove[];
  /** Why the server refused a move, other than for a conflict. */
  readonly refusal: StageChangeResult['error'];
  /** The number of applications that were not reached, because a call failed. */
  readonly left: number;
}

interface WantedMove {
  readonly application: Application;
  readonly stage: ApplicationStage;
}

/** Number of cards that a column and rows that the table fetch at a time. */
const PAGE = 50;

/**
 * The applicants of one posting on the board and in the table: their lists and counts, the selected ones, and their moves.
 * A card moves at once, and moves back when the server refuses.
 */
@injectable()
export class ApplicantsStore {
  readonly counts: StageCounts;
  readonly moved = new MovedApplications();
  /** The progress of the moves. */
  readonly work = new BulkWork();
  readonly selection = new RowSelection<Application>(({ id }) => id);
  conflicts: readonly MoveConflict[] = [];
  /** The list of the table, and one for each column of the board. */
  private lists = newLists();
  private moving: ReadonlySet<string> = new Set();
  private jobId = '';
  /** The stage of the shown list; `undefined` for all. */
  private stage: ApplicationStage | undefined = undefined;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(NavCountsStore) private readonly navCounts: NavCountsStore,
  ) {
    this.counts = new StageCounts(api);
    const parts = { api: false, navCounts: false, counts: false, moved: false, work: false, selection: false } as const;
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
    const { stage, q } = terms;
    this.stage = stage;
    this.selection.offerAll((signal) => this.api.call(listAllApplications, { query: { jobId, stage, q }, signal }));
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
    // An undo may have moved an applicant of another posting.
    return this.moved.inStage(stage, this.column(stage).items).filter(({ job }) => job.id === this.jobId);
  }

  get rows(): readonly Application[] {
    return this.table.items.map(this.moved.current);
  }

  get selected(): readonly Application[] {
    const loaded = [this.lists.table, ...Object.values(this.lists.columns)].flatMap(({ rows }) => rows.items);
    return this.selection.among(loaded).map(this.moved.current);
  }

  /** Whether the application was moved out of the stage of the list. */
  isOut({ stage }: Application): boolean {
    return this.stage !== undefined && stage !== this.stage;
  }

  isMoving(id: string): boolean {
    return this.moving.has(id);
  }

  /** Moves the applications that may go to the stage. */
  move(applications: readonly Application[], stage: ApplicationStage): Promise<MoveOutcome> {
    return this.moveEach(applications.map((application) => ({ application, stage })));
  }

  /** Moves each application back to its earlier stage. Returns the number of failures. */
  async undo(made: readonly MadeMove[]): Promise<number> {
    const back = made.map(({ before, after }) => ({ application: this.moved.current(after), stage: before.stage }));
    return made.length - (await this.moveEach(back)).made.length;
  }

  /** Closes a conflict: the application stays in the stage that the other user chose. */
  closeConflict(id: string): void {
    this.conflicts = this.conflicts.filter(({ application }) => application.id !== id);
  }

  private async moveEach(wanted: readonly WantedMove[]): Promise<MoveOutcome> {
    const waiting = wanted.filter(({ application: { id, moves }, stage }) => moves.includes(stage) && !this.moving.has(id));
    for (const one of waiting) this.begin(one);
    const outcome = { made: [] as MadeMove[], refusal: null as MoveOutcome['refusal'], left: 0 };
    for (const [stage, moves] of Map.groupBy(waiting, (one) => one.stage)) {
      const applications = moves.map(({ application }) => application);
      const { results, left } = await this.work.run(applications, MOST_MOVED, (part) => this.send(part, stage));
      for (const { before, application, error } of results) {
        if (error === null && application !== null) outcome.made.push({ before, after: application });
        else if (application === null) outcome.refusal = error;
      }
      for (const application of left) this.end(application, stage, application);
      outcome.left += left.length;
    }
    void this.navCounts.newApplicants.changed();
    await this.counts.reload();
    return outcome;
  }

  /** Shows the application in its new stage before the server has answered. */
  private begin({ application, stage }: WantedMove): void {
    this.closeConflict(application.id);
    this.moving = new Set(this.moving).add(application.id);
    this.replace(application, { ...application, stage, moves: [] });
  }

  private async send(
    part: readonly Application[],
    stage: ApplicationStage,
  ): Promise<readonly (StageChangeResult & { before: Application })[]> {
    const { items } = await this.api.call(moveApplications, {
      body: { stage, items: part.map(({ id, version }) => ({ id, version })) },
    });
    const results = items.flatMap((result) => {
      const before = part.find(({ id }) => id === result.id);
      return before === undefined ? [] : [{ ...result, before }];
    });
    runInAction(() => {
      for (const { before, application, error } of results) {
        this.end(before, stage, application ?? before);
        if (error !== null && application !== null) this.conflicts = [...this.conflicts, { application, wanted: stage }];
      }
      this.selection.remove(results.map(({ id }) => id));
    });
    return results;
  }

  /** Shows the application as it is after the answer. */
  private end({ id }: Application, stage: ApplicationStage, now: Application): void {
    this.replace({ ...now, stage }, now);
    this.moving = new Set([...this.moving].filter((other) => other !== id));
  }

  private replace(before: Application, now: Application): void {
    this.moved.put(now);
    if (now.job.id === this.jobId) this.counts.shift(before.stage, now.stage);
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
