import { sql } from 'kysely';
import { createLogger } from '#core/server/observability/logger.ts';
import { makeTexts } from '#plugins/jobs/server/make-texts.ts';
import { oldTexts } from '#plugins/jobs/server/search-rows.ts';
import type { BenchDatabase } from '../api/world.ts';
import { placesOf } from './load-postings.ts';

const SAMPLES = 400;
/** A job of the background. */
export const JOB = { id: 'bench', attempt: 1, signal: new AbortController().signal, log: createLogger('silent') };

/**
 * Lets the background of the product make the texts of some postings and read their places anew from what is stored, and compares.
 *
 * @throws Error when a row becomes another one
 */
export async function proveRows(db: BenchDatabase): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select job_id as id from job_search tablesample bernoulli (50) order by random() limit ${sql.lit(SAMPLES)}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const before = await storedOf(db, ids);
  await db.transaction().execute(async (own) => {
    await oldTexts(own, ids);
    await sql`update job_search set places_version = 0, places = null, applicant_countries = null where job_id = any(${ids}::uuid[])`.execute(
      own,
    );
  });
  await makeTexts(db, () => new Date()).run(JOB);
  await placesOf(db).schedule.run(JOB);
  const after = await storedOf(db, ids);
  const changed = before.findIndex((row, at) => row !== after[at]);
  if (before.length !== SAMPLES || changed >= 0) throw new Error(`the background makes another row: ${before[changed]} ${after[changed]}`);
}

async function storedOf(db: BenchDatabase, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ stored: string }>`
    select to_jsonb(job_search)::text || to_jsonb(job_texts)::text as stored from job_search join job_texts using (job_id)
    where job_id = any(${ids}::uuid[]) order by job_id`.execute(db);
  return rows.map(({ stored }) => stored);
}
