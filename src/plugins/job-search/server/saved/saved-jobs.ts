import type { Actor } from '#core/contract/actor.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { PostingReader } from '#plugins/jobs/contract/posting-reader.ts';
import { MOST_SAVED_JOBS } from '../../contract/saved.ts';
import type { SavedMark } from '../../contract/saved-schemas.ts';
import type { JobSavedPostingsTable, JobSearchDatabase, JobSearchTransaction } from '../job-search-tables.ts';
import { lockOwner } from './owner-lock.ts';

export interface SavedJobsDependencies {
  readonly db: JobSearchDatabase;
  readonly postings: Pick<PostingReader, 'demandReadable' | 'lockedTitle'>;
  readonly now: () => Date;
}

/** The user who saves. */
export interface SavingCall {
  readonly actor: Actor;
  readonly abilities: Abilities;
}

type MarkRow = Pick<JobSavedPostingsTable, 'note' | 'saved_at'>;

/** The postings that users saved. */
export class SavedJobs {
  readonly #dependencies: SavedJobsDependencies;

  constructor(dependencies: SavedJobsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiFault not-found or jobs.saved-limit */
  async save({ actor, abilities }: SavingCall, jobId: string, note: string | undefined): Promise<SavedMark> {
    const { db, postings, now } = this.#dependencies;
    const { userId } = actor;
    if (!(await this.#isSaved(userId, jobId))) await postings.demandReadable(jobId, { actor, abilities, isViewed: false });
    return inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      await lockOwner(own, 'saved-jobs', userId);
      const kept = await changeNote(own, { userId, jobId, note });
      if (kept !== undefined) return toMark(kept);
      const title = await postings.lockedTitle(transaction, jobId);
      await demandRoom(own, userId);
      const row = { user_id: userId, job_id: jobId, title, note: note || null, saved_at: now() };
      await own.insertInto('job_saved_postings').values(row).execute();
      return toMark(row);
    });
  }

  /** What was kept about the posting; `null` if it was not saved. */
  async remove({ actor: { userId } }: Pick<SavingCall, 'actor'>, jobId: string): Promise<SavedMark | null> {
    const row = await this.#dependencies.db
      .deleteFrom('job_saved_postings')
      .where('user_id', '=', userId)
      .where('job_id', '=', jobId)
      .returning(['note', 'saved_at'])
      .executeTakeFirst();
    return row === undefined ? null : toMark(row);
  }

  async get({ actor: { userId } }: Pick<SavingCall, 'actor'>, jobId: string): Promise<SavedMark | null> {
    const row = await this.#find(userId, jobId);
    return row === undefined ? null : toMark(row);
  }

  /** The ids of all saved postings of the user. */
  async marks({ actor: { userId } }: Pick<SavingCall, 'actor'>): Promise<string[]> {
    const rows = await this.#dependencies.db.selectFrom('job_saved_postings').select('job_id').where('user_id', '=', userId).execute();
    return rows.map(({ job_id }) => job_id);
  }

  async #isSaved(userId: string, jobId: string): Promise<boolean> {
    return (await this.#find(userId, jobId)) !== undefined;
  }

  #find(userId: string, jobId: string): Promise<MarkRow | undefined> {
    return this.#dependencies.db
      .selectFrom('job_saved_postings')
      .select(['note', 'saved_at'])
      .where('user_id', '=', userId)
      .where('job_id', '=', jobId)
      .executeTakeFirst();
  }
}

interface NoteChange {
  readonly userId: string;
  readonly jobId: string;
  /** `undefined` keeps the note. */
  readonly note: string | undefined;
}

/** Changes the note about a saved posting. Returns `undefined` if the posting is not saved. */
function changeNote(db: JobSearchTransaction, { userId, jobId, note }: NoteChange): Promise<MarkRow | undefined> {
  return db
    .updateTable('job_saved_postings')
    .set(({ ref }) => ({ note: note === undefined ? ref('note') : note || null }))
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .returning(['note', 'saved_at'])
    .executeTakeFirst();
}

async function demandRoom(db: JobSearchTransaction, userId: string): Promise<void> {
  const { count } = await db
    .selectFrom('job_saved_postings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_SAVED_JOBS) throw new ApiFault('jobs.saved-limit');
}

function toMark({ note, saved_at }: MarkRow): SavedMark {
  return { note, savedAt: saved_at.toISOString() };
}
