import { makeAutoObservable, observableRef } from 'mobx';
import type { RowSelection } from '#core/client/data/row-selection.ts';
import { inject, injectable } from '#core/client/di/inject.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import type { Application, ApplicationStage } from '../../contract/application.ts';
import { getApplication, moveApplication } from '../../contract/endpoints.ts';
import { NavCountsStore } from '../nav/nav-counts-store.ts';
import { ApplicantsStore } from './applicants-store.ts';

/** A move that came too late: somebody moved the application first. */
export interface MoveConflict {
  /** As it stands now. */
  readonly application: Application;
  readonly wanted: ApplicationStage;
}

interface Move {
  readonly application: Application;
  readonly stage: ApplicationStage;
}

/** A move that was made. */
export interface MadeMove {
  readonly before: Application;
  readonly after: Application;
}

/** Calls under way at a time when several are moved. */
const AT_ONCE = 4;

/** Selects applicants and moves them; a card moves at once and goes back when the server refuses. */
@injectable()
export class ApplicantMovesStore {
  conflicts: readonly MoveConflict[] = [];
  private underWay: ReadonlySet<string> = new Set();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(ApplicantsStore) private readonly applicants: ApplicantsStore,
    @inject(NavCountsStore) private readonly counts: NavCountsStore,
  ) {
    makeAutoObservable<this, 'api' | 'applicants' | 'counts' | 'underWay'>(
      this,
      { api: false, applicants: false, counts: false, conflicts: observableRef, underWay: observableRef },
      { autoBind: true },
    );
  }

  /** Who is selected, of the posting on screen. */
  get selection(): RowSelection {
    return this.applicants.selection;
  }

  isMoving(id: string): boolean {
    return this.underWay.has(id);
  }

  /** Moves those that may go there, and answers which were moved; a card whose move failed stands where it stood. */
  move(applications: readonly Application[], stage: ApplicationStage): Promise<readonly MadeMove[]> {
    return this.moveEach(applications.map((application) => ({ application, stage })));
  }

  /** Moves each back to where it stood; tells how many could not be. */
  async undo(made: readonly MadeMove[]): Promise<number> {
    const back = made.map(({ before, after }) => ({ application: this.applicants.moved.current(after), stage: before.stage }));
    return made.length - (await this.moveEach(back)).length;
  }

  /** Leaves an application where somebody else has put it. */
  settle(id: string): void {
    this.conflicts = this.conflicts.filter(({ application }) => application.id !== id);
  }

  private async moveEach(asked: readonly Move[]): Promise<readonly MadeMove[]> {
    const waiting = asked.filter(({ application: { id, moves }, stage }) => moves.includes(stage) && !this.underWay.has(id));
    const moved: MadeMove[] = [];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        try {
          const after = await this.moveOne(next);
          if (after !== undefined) moved.push({ before: next.application, after });
        } catch {
          // The failed call has raised a snackbar, and the others go on.
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    void this.counts.newApplicants.changed();
    await this.applicants.recount();
    return moved;
  }

  // `undefined` when somebody was faster.
  private async moveOne({ application, stage }: Move): Promise<Application | undefined> {
    const { id, version } = application;
    this.settle(id);
    this.underWay = new Set(this.underWay).add(id);
    this.show(application, { ...application, stage, moves: [] });
    try {
      const after = await this.api.call(moveApplication, { params: { id }, body: { stage, version } });
      this.applicants.moved.put(after);
      return after;
    } catch (error) {
      const now = isConflict(error) ? await this.reload(application) : application;
      this.show({ ...application, stage }, now);
      if (!isConflict(error)) throw error;
      this.conflict({ application: now, wanted: stage });
      return undefined;
    } finally {
      this.rest(id);
    }
  }

  private conflict(conflict: MoveConflict): void {
    this.conflicts = [...this.conflicts, conflict];
  }

  private rest(id: string): void {
    this.underWay = new Set([...this.underWay].filter((other) => other !== id));
    this.selection.remove([id]);
  }

  private show(before: Application, now: Application): void {
    this.applicants.moved.put(now);
    this.applicants.shift(before.stage, now.stage);
  }

  private async reload(application: Application): Promise<Application> {
    try {
      return await this.api.call(getApplication, { params: { id: application.id } });
    } catch {
      return application;
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
