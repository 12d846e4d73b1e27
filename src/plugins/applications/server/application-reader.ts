import type { Selectable } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import type { Mover } from '../contract/application.ts';
import type { Application, ApplicationDetail } from '../contract/schemas.ts';
import type { SeenStage } from './application-conditions.ts';
import { type ReadApplication, toApplication, toApplicationDetail } from './application-mapping.ts';
import { type ApplicationRow, activeAttempts, applicationById, movedSince, movesOf } from './application-repository.ts';
import type { ApplicationsDatabase, JobApplicationsTable } from './application-tables.ts';
import { type MoveRow, SETTLE_MS, settledMoves } from './settled-moves.ts';

export interface ReaderDependencies {
  readonly db: ApplicationsDatabase;
  readonly postings: Pick<PostingDirectory, 'cards' | 'statesOf'>;
  readonly now: () => Date;
}

/** The side on which a user moves applications; `undefined` for a user who may only read them. */
export function moverIn(actor: Actor): Mover | undefined {
  return actor.role === 'candidate' || actor.role === 'employer' ? actor.role : undefined;
}

/**
 * Reads applications as one user may see them. A candidate sees an employer's move when it is settled. The company and administrators see
 * every move at once.
 */
export class ApplicationReader {
  readonly #dependencies: ReaderDependencies;

  constructor(dependencies: ReaderDependencies) {
    this.#dependencies = dependencies;
  }

  async one(actor: Actor, id: string): Promise<Application> {
    return toApplication(await this.#read(actor, await this.#find(id)), moverIn(actor));
  }

  async detail(actor: Actor, id: string): Promise<ApplicationDetail> {
    return this.detailOf(actor, await this.#find(id));
  }

  /** The detail of a row that was just read. */
  async detailOf(actor: Actor, row: ApplicationRow | undefined): Promise<ApplicationDetail> {
    return toApplicationDetail(await this.#read(actor, row), moverIn(actor));
  }

  /** The rows of a list. A row whose posting was deleted in the meantime is left out. */
  async listed(actor: Actor, rows: readonly ApplicationRow[]): Promise<Application[]> {
    return (await this.#readAll(actor, rows)).map((seen) => toApplication(seen, moverIn(actor)));
  }

  /** A row as the user sees it. `db` is the transaction that has locked the row. */
  async locked(db: ApplicationsDatabase, actor: Actor, row: StoredRow): Promise<StoredRow> {
    return this.#seen(actor, row, (await movesOf(db, [row.id])).get(row.id)).row;
  }

  /** The applications that the candidate sees in an earlier stage, because the employer has just moved them. */
  async seenElsewhere(candidateId: string): Promise<readonly SeenStage[]> {
    const { db, now } = this.#dependencies;
    const at = now();
    const rows = await movedSince(db, candidateId, new Date(at.getTime() - SETTLE_MS));
    const ids = rows.map(({ id }) => id);
    return [...(await movesOf(db, ids))].flatMap(([id, moves]) => {
      const last = settledMoves(moves, at).at(-1);
      return last === undefined ? [] : [{ id, stage: last.to_stage }];
    });
  }

  #find(id: string): Promise<ApplicationRow | undefined> {
    return applicationById(this.#dependencies.db, id);
  }

  async #read(actor: Actor, row: ApplicationRow | undefined): Promise<ReadApplication> {
    const [seen] = row === undefined ? [] : await this.#readAll(actor, [row]);
    // Deleting a posting deletes its applications.
    if (seen === undefined) throw new ApiFault('not-found');
    return seen;
  }

  async #readAll(actor: Actor, rows: readonly ApplicationRow[]): Promise<ReadApplication[]> {
    const { db, postings } = this.#dependencies;
    const jobIds = rows.map(({ job_id }) => job_id);
    const refused = rows.filter(({ stage }) => stage === 'rejected');
    const [cards, states, histories, active] = await Promise.all([
      postings.cards(jobIds),
      postings.statesOf(jobIds),
      movesOf(
        db,
        rows.map(({ id }) => id),
      ),
      activeAttempts(db, refused),
    ]);
    return rows.flatMap((row) => {
      const [job, posting] = [cards.get(row.job_id), states.get(row.job_id)];
      if (job === undefined || posting === undefined) return [];
      return [{ ...this.#seen(actor, row, histories.get(row.id)), job, posting, hasLaterActive: active.has(row.id) }];
    });
  }

  #seen<Row extends StoredRow>(actor: Actor, row: Row, moves: readonly MoveRow[] = []): Seen<Row> {
    if (actor.role !== 'candidate') return { row, moves };
    const settled = settledMoves(moves, this.#dependencies.now());
    const last = settled.at(-1);
    if (last === undefined) return { row, moves: settled };
    return { row: { ...row, stage: last.to_stage, updated_at: last.moved_at, version: settled.length }, moves: settled };
  }
}

type StoredRow = Selectable<JobApplicationsTable>;

/** A row and the history, as one user sees them. */
interface Seen<Row> {
  readonly row: Row;
  readonly moves: readonly MoveRow[];
}
