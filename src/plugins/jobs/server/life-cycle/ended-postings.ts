import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { afterCommit, inTransaction } from '#core/server/db/transaction.ts';
import type { RunningJob, Schedule } from '#core/server/queue/work.ts';
import { ARCHIVED_AFTER_DAYS, type JobStatus } from '../../contract/life-cycle.ts';
import { recordEvents, systemMove } from '../history/posting-events.ts';
import type { JobsDatabase, JobsTransaction } from '../job-tables.ts';
import type { PostingNews } from '../notices/posting-news.ts';
import { DAY_MS } from '../posting-clock.ts';
import { removeSearchRows } from '../search-rows.ts';

/** Postings that one transaction moves. */
const PORTION = 500;

export interface EndedPostingsDependencies {
  readonly db: JobsDatabase;
  readonly now: () => Date;
  /** Days after which imported postings expire; `undefined` keeps them. */
  readonly importedDays: number | undefined;
  readonly news: Pick<PostingNews, 'expired'>;
  /** Called after postings have changed. */
  readonly changed: () => void;
}

interface MovedRow {
  readonly id: string;
  readonly company_id: string;
  /** The state before the move. */
  readonly from: JobStatus;
}

/**
 * Stores what the clock has moved: postings that have expired, and ended ones that are archived. A second run has nothing to move. Readers do
 * not depend on it, because they compare the times themselves. Imported postings have no time of expiry: they expire when a run finds them
 * too old.
 */
export function endedPostings({ db, now, changed, news, importedDays }: EndedPostingsDependencies): Schedule {
  const inPortions = async (
    move: (own: JobsTransaction, at: Date, transaction: Transaction) => Promise<number>,
    { signal }: RunningJob,
  ): Promise<void> => {
    let moved: number;
    do {
      signal.throwIfAborted();
      moved = await inTransaction(db, (own, transaction) => {
        afterCommit(transaction, changed);
        return move(own, now(), transaction);
      });
    } while (moved === PORTION);
  };
  return {
    name: 'jobs.expire',
    cron: '*/5 * * * *',
    run: async (job) => {
      await inPortions((own, at, transaction) => expirePortion(own, at, expiredAt(at), (rows) => news.expired(transaction, rows)), job);
      if (importedDays !== undefined) {
        await inPortions(
          (own, at, transaction) => expirePortion(own, at, tooOld(at, importedDays), (rows) => news.expired(transaction, rows)),
          job,
        );
      }
      await inPortions(archivePortion, job);
    },
  };
}

/** Postings to move, in an order of which an index has the beginning. */
interface Due {
  readonly condition: ReturnType<typeof sql<SqlBool>>;
  readonly by: 'created_at' | 'id';
}

function expiredAt(at: Date): Due {
  return {
    condition: sql`status in ('published', 'paused') and expires_at is not null and expires_at <= ${at}::timestamptz`,
    by: 'id',
  };
}

/**
 * Imported postings that no member has renewed or opened again: these have a time of expiry. The days count from the import where the posting
 * is older, so that nothing leaves the search as soon as it is imported.
 */
function tooOld(at: Date, days: number): Due {
  const before = new Date(at.getTime() - days * DAY_MS);
  return {
    condition: sql`
      source = 'imported' and status in ('published', 'paused') and expires_at is null
      and created_at <= ${before}::timestamptz and published_at <= ${before}::timestamptz`,
    by: 'created_at',
  };
}

async function expirePortion(db: JobsTransaction, at: Date, due: Due, tell: (rows: readonly MovedRow[]) => Promise<void>): Promise<number> {
  const rows = await lockedPortion(db, due);
  const ids = rows.map(({ id }) => id);
  await db
    .updateTable('job_postings')
    // With a time of expiry, members can renew an imported posting too.
    .set(({ fn, ref, val }) => {
      const end = fn.coalesce(ref('expires_at'), val(at));
      return { status: 'expired', expires_at: end, ended_at: end };
    })
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .execute();
  await removeSearchRows(db, ids);
  await tell(rows);
  return recordMoves(db, rows, 'expired', at);
}

async function archivePortion(db: JobsTransaction, at: Date): Promise<number> {
  const before = new Date(at.getTime() - ARCHIVED_AFTER_DAYS * DAY_MS);
  const isOld = sql<SqlBool>`
    status in ('closed', 'expired', 'removed') and coalesce(ended_at, updated_at) <= ${before}::timestamptz`;
  const rows = await lockedPortion(db, { condition: isOld, by: 'id' });
  const ids = rows.map(({ id }) => id);
  await db.updateTable('job_postings').set({ status: 'archived' }).where(sql<SqlBool>`id = any(${ids}::uuid[])`).execute();
  return recordMoves(db, rows, 'archived', at);
}

// Postings that another transaction changes at this moment are left for the next run.
function lockedPortion(db: JobsTransaction, { condition, by }: Due): Promise<MovedRow[]> {
  return db
    .selectFrom('job_postings')
    .select(['id', 'company_id', 'status as from'])
    .where(condition)
    .orderBy(by)
    .limit(PORTION)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/** Returns how many postings were moved. */
async function recordMoves(db: JobsTransaction, rows: readonly MovedRow[], to: JobStatus, at: Date): Promise<number> {
  for (const [from, moved] of Map.groupBy(rows, (row) => row.from)) {
    await recordEvents(
      db,
      moved.map(({ id }) => id),
      systemMove(at, from, to),
    );
  }
  return rows.length;
}
