import { compareShallow, computed, type IComputedValue, makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { BulkWork } from '#core/client/lists/bulk-work.ts';
import { Entities, type EntityRows } from '#core/client/lists/entities.ts';
import { KeptLists } from '#core/client/lists/kept-list.ts';
import type { PagedList } from '#core/client/lists/paged-list.ts';
import { RowSelection } from '#core/client/lists/row-selection.ts';
import { APPLICATION_STAGES, type ApplicationStage, MOST_MOVED } from '../../contract/application.ts';
import { listAllApplications, moveApplications } from '../../contract/endpoints.ts';
import type { Application, StageChangeResult } from '../../contract/schemas.ts';
import { applications } from '../application/applied-list.ts';
import { NavCountsStore } from '../nav/nav-counts-store.ts';
import { ALL_LISTS, applicantColumn, applicantTable } from './applicant-lists.ts';
import { type ApplicantTerms, boardStages } from './applicant-terms.ts';
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

/**
 * The applicants of one posting on the board and in the table: their lists and counts, the selected ones, and their moves.
 * A card moves at once, and moves back when the server refuses.
 */
@injectable()
export class ApplicantsStore {
  readonly counts: StageCounts;
  /** The progress of the moves. */
  readonly work = new BulkWork();
  readonly selection = new RowSelection<Application>(({ id }) => id);
  conflicts: readonly MoveConflict[] = [];
  // A map notifies only the card that moves. A set would notify all cards.
  private readonly moving = new Map<string, true>();
  // A move changes only the columns that have or get the card.
  private readonly columns: ReadonlyMap<ApplicationStage, IComputedValue<readonly Application[]>>;
  private jobId = '';
  /** The stage of the shown list; `undefined` for all. */
  private stage: ApplicationStage | undefined = undefined;

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(NavCountsStore) private readonly navCounts: NavCountsStore,
    @inject(KeptLists) private readonly lists: KeptLists,
    @inject(Entities) private readonly entities: Entities,
  ) {
    this.counts = new StageCounts(api);
    const cardsOf = (stage: ApplicationStage) => computed(() => this.cardsIn(stage), { equals: compareShallow });
    this.columns = new Map(APPLICATION_STAGES.map((stage) => [stage, cardsOf(stage)]));
    const injected = { api: false, navCounts: false, lists: false, entities: false } as const;
    const parts = { ...injected, counts: false, work: false, selection: false, columns: false, cardsIn: false } as const;
    makeAutoObservable<this, keyof typeof injected | 'columns' | 'cardsIn'>(
      this,
      { ...parts, conflicts: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the applicants for the terms; after "back", as many as were loaded before. It clears the data of another posting. */
  async show(jobId: string, terms: ApplicantTerms, isReturn: boolean): Promise<void> {
    if (jobId !== this.jobId) this.forget();
    this.jobId = jobId;
    this.news.forget();
    const { stage, q } = terms;
    this.stage = stage;
    this.selection.offerAll((signal) => this.api.call(listAllApplications, { query: { jobId, stage, q }, signal }));
    const load = (list: typeof applicantTable, stage: ApplicationStage | undefined): Promise<void> =>
      this.lists.of(list).show({}, { of: jobId, query: { jobId, ...(stage && { stage }), ...(q !== undefined && { q }) } }, isReturn);
    const lists =
      terms.view === 'table' ? [load(applicantTable, stage)] : boardStages(terms).map((column) => load(applicantColumn(column), column));
    await Promise.all([this.counts.load(jobId, terms.q), ...lists]);
  }

  /** The list of all stages. */
  get table(): PagedList<Application> {
    return this.lists.of(applicantTable).rows;
  }

  column(stage: ApplicationStage): PagedList<Application> {
    return this.lists.of(applicantColumn(stage)).rows;
  }

  /** The applicants in the stage now: loaded ones that are still there, and those that were moved to it. Newest first. */
  cards(stage: ApplicationStage): readonly Application[] {
    return this.columns.get(stage)?.get() ?? [];
  }

  private cardsIn(stage: ApplicationStage): readonly Application[] {
    // An undo may have moved an applicant of another posting.
    const isHere = (application: Application): boolean => application.stage === stage && application.job.id === this.jobId;
    const loaded = this.column(stage).items;
    const ids = new Set(loaded.map(({ id }) => id));
    const added = this.news.changed.filter((application) => !ids.has(application.id) && isHere(application));
    const stayed = loaded.filter(isHere);
    return added.length === 0 ? stayed : [...stayed, ...added].toSorted(newestFirst);
  }

  get rows(): readonly Application[] {
    return this.table.items;
  }

  get selected(): readonly Application[] {
    if (this.selection.size === 0) return [];
    return this.selection.among(ALL_LISTS.flatMap((list) => this.lists.of(list).rows.items)).map((one) => this.news.current(one));
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
    const back = made.map(({ before, after }) => ({ application: this.news.current(after), stage: before.stage }));
    return made.length - (await this.moveEach(back)).made.length;
  }

  /** Closes a conflict: the application stays in the stage that the other user chose. */
  closeConflict(id: string): void {
    if (this.conflicts.length > 0) this.conflicts = this.conflicts.filter(({ application }) => application.id !== id);
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
    this.moving.set(application.id, true);
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
    this.moving.delete(id);
  }

  private replace(before: Application, now: Application): void {
    this.news.put(now);
    if (now.job.id === this.jobId) this.counts.shift(before.stage, now.stage);
  }

  private forget(): void {
    this.selection.clear();
    this.counts.clear();
  }

  private get news(): EntityRows<Application> {
    return this.entities.of(applications);
  }
}

function newestFirst(one: Application, other: Application): number {
  const [a, b] = [one.createdAt + one.id, other.createdAt + other.id];
  return a < b ? 1 : -1;
}
