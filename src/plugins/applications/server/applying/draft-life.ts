import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { PostingDirectory, PostingState } from '#plugins/jobs/contract/posting-directory.ts';
import { DRAFT_DAYS, DRAFT_DAYS_AFTER_END } from '../../contract/applying/drafts.ts';
import type { ApplicationsDatabase } from '../application-tables.ts';
import { type DraftRow, dropDrafts } from './stored-drafts.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;

/** When a draft is deleted if nothing changes. */
export function deletionTime({ updated_at }: Pick<DraftRow, 'updated_at'>, posting: Pick<PostingState, 'endsAt'> | undefined): Date {
  const byAge = updated_at.getTime() + DRAFT_DAYS * DAY_MS;
  const byEnd = posting?.endsAt == null ? byAge : posting.endsAt.getTime() + DRAFT_DAYS_AFTER_END * DAY_MS;
  return new Date(Math.min(byAge, byEnd));
}

interface SweepDependencies {
  readonly db: ApplicationsDatabase;
  readonly postings: Pick<PostingDirectory, 'statesOf'>;
  readonly files: FileStore;
  readonly now: () => Date;
}

/** Deletes the drafts that have reached their last day, and those whose posting is gone. */
export function draftSweep({ db, postings, files, now }: SweepDependencies): Schedule {
  const sweepBatch = async (after: string): Promise<string | undefined> =>
    inTransaction(db, async (own, transaction) => {
      const rows = await own
        .selectFrom('application_drafts')
        .selectAll()
        .where(sql<boolean>`${after} = '' or id > nullif(${after}, '')::uuid`)
        .orderBy('id')
        .limit(BATCH)
        // A draft that is saved or sent at this moment is left for the next time.
        .forUpdate()
        .skipLocked()
        .execute();
      const states = await postings.statesOf(rows.map(({ job_id }) => job_id));
      const over = rows.filter((row) => !states.has(row.job_id) || deletionTime(row, states.get(row.job_id)) <= now());
      if (over.length > 0) {
        await dropDrafts(
          files,
          transaction,
          over.map(({ id }) => id),
        );
      }
      return rows.length < BATCH ? undefined : rows.at(-1)?.id;
    });
  return {
    name: 'applications.sweep-drafts',
    cron: '20 3 * * *',
    run: async ({ signal }) => {
      for (let after: string | undefined = ''; after !== undefined; ) {
        signal.throwIfAborted();
        after = await sweepBatch(after);
      }
    },
  };
}
