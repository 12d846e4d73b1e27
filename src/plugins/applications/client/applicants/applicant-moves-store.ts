import { makeAutoObservable, observableRef } from 'mobx';
import type { RowSelection } from '#core/client/data/row-selection.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import type { Application, ApplicationStage } from '../../contract/application.ts';
import { getApplication, moveApplication } from '../../contract/endpoints.ts';
import { NavCountsStore } from '../nav/nav-counts-store.ts';
import { ApplicantsStore } from './applicants-store.ts';

/** A move that failed because another user had moved the application first. */
export interface MoveConflict {
  /** Its current state. */
  readonly application: Application;
  readonly wanted: ApplicationStage;
}

interface Move {
  readonly application: Application;
  readonly stage: ApplicationStage;
}

/** A completed move. */
export interface MadeMove {
  readonly before: Application;
  readonly after: Application;
}

/** Highest number of concurrent requests for a move of several applicants. */
const AT_ONCE = 4;

/** Selects and moves applicants. A card moves at once, and moves back when the server refuses. */
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

  /** The selected applicants of the posting on screen. */
  get selection(): RowSelection {
    return this.applicants.selection;
  }

  isMoving(id: string): boolean {
    return this.underWay.has(id);
  }

  /** Moves the applications that may go to the stage, and returns the completed moves. A card whose move failed returns. */
  move(applications: readonly Application[], stage: ApplicationStage): Promise<readonly MadeMove[]> {
    return this.moveEach(applications.map((application) => ({ application, stage })));
  }

  /** Moves each application back to its earlier stage. Returns the number of failures. */
  async undo(made: readonly MadeMove[]): Promise<number> {
    const back = made.map(({ before, after }) => ({ application: this.applicants.moved.current(after), stage: before.stage }));
    return made.length - (await this.moveEach(back)).length;
  }

  /** Closes a conflict: the application stays in the stage that the other user chose. */
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
          // The failed request has shown a snackbar. The other moves continue.
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    void this.counts.newApplicants.changed();
    await this.applicants.recount();
    return moved;
  }

  // `undefined` after a conflict.
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
