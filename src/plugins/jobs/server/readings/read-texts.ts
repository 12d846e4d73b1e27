import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { JobsDatabase, JobsTransaction } from '../job-tables.ts';
import { levelIn } from './level-in-title.ts';
import { yearsIn } from './years-in-text.ts';

/**
 * The number of the rules by which texts are read. With a greater one, all texts are read anew in the background. A migration changes the
 * index of the readings with a lower number.
 */
export const READING_RULES = 1;

/** Postings of one transaction. */
const PORTION = 200;

/** Reads the texts of published postings that are new or changed, the newest first. A stopped run is continued by the next one. */
export function readTexts(db: JobsDatabase): Schedule {
  return {
    name: 'jobs.read-texts',
    cron: '* * * * *',
    beginsAtOnce: true,
    run: async ({ signal, log }) => {
      let [count, read] = [0, 0];
      do {
        signal.throwIfAborted();
        read = await inTransaction(db, readPortion);
        count += read;
      } while (read > 0);
      if (count > 0) log.info({ count }, 'Texts of postings were read.');
    },
  };
}

/** @returns the number of read postings */
async function readPortion(db: JobsTransaction): Promise<number> {
  // A posting that is written at this moment is left for the next run: its writer holds the row.
  const rows = await db
    .selectFrom('job_readings')
    .innerJoin('job_postings', 'job_postings.id', 'job_readings.job_id')
    .select(['job_id', 'title', 'description'])
    .where(sql<boolean>`rules < ${sql.lit(READING_RULES)}`)
    .orderBy('job_id', 'desc')
    .limit(PORTION)
    .forNoKeyUpdate('job_readings')
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  await sql`
    update job_readings set rules = ${sql.lit(READING_RULES)}, years = read.years, level = read.level
    from unnest(
      ${rows.map(({ job_id }) => job_id)}::uuid[],
      ${rows.map(({ description }) => yearsIn(description ?? ''))}::smallint[],
      ${rows.map(({ title }) => levelIn(title))}::text[]
    ) as read (job_id, years, level)
    where job_readings.job_id = read.job_id`.execute(db);
  return rows.length;
}
