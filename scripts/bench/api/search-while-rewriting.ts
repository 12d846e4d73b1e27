import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { CoreTables } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { JobStore } from '#core/server/queue/job-store.ts';
import { readFigures } from '#core/server/queue/queue-figures.ts';
import { WorkIndex } from '#core/server/queue/work-index.ts';
import type { Round } from '../report.ts';
import { load } from './load.ts';
import type { World } from './world.ts';

/** 99 of 100 answers within this many times the time without the rewriting. Median of the rounds. */
const MOST_P99_RATIO = 1.5;
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 1;
const REWRITE = 'jobs.rewrite-company';
const WORDS = ['engineer', 'nurse', 'water', 'senior', 'railway', 'teacher'];

/** Gives all postings to one company, renames it, and asks searches before and while the server rewrites the copies of the name. */
export async function benchRewriting({ report, server: { url }, pool: config }: World): Promise<void> {
  report.heading('Search while the copies of a name are rewritten');
  const pool = new pg.Pool({ ...config, max: 4 });
  const db = new Kysely<CoreTables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const companyId = await gatherPostings(db);
    const paths = WORDS.map((word) => `/api/jobs?limit=20&q=${word}`);
    await load(url, paths, WARM_UP_SECONDS);
    const quiet: number[] = [];
    const rounds: Round[] = [];
    for (let round = 0; round < 15; round += 1) quiet.push((await load(url, paths, ROUND_SECONDS)).p99);

    await rename(db, companyId);
    const begun = Date.now();
    while (await isRewriting(db)) {
      const { p99, failures } = await load(url, paths, ROUND_SECONDS);
      if (failures > 0) throw new Error(`${failures} searches failed`);
      rounds.push({ floor: quiet[rounds.length % quiet.length] ?? p99, ours: p99 });
    }
    report.add({ name: 'copies rewritten under load after', value: (Date.now() - begun) / 1000, unit: 's' });
    report.compare({ name: 'search while copies are rewritten: p99', unit: 'ms', rounds, most: MOST_P99_RATIO });
  } finally {
    await db.destroy();
  }
}

async function gatherPostings(db: Kysely<CoreTables>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from companies limit 1`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('there is no company');
  await sql`update job_postings set company_id = ${id}`.execute(db);
  await sql`update job_search set company_id = ${id}`.execute(db);
  await sql`vacuum analyze job_postings, job_search`.execute(db);
  return id;
}

async function rename(db: Kysely<CoreTables>, companyId: string): Promise<void> {
  await inTransaction(db, async (own, transaction) => {
    await sql`update companies set name = 'Renamed for Measuring' where id = ${companyId}`.execute(own);
    await new JobStore({ db }).add(transaction, { name: REWRITE, data: { companyId } });
  });
}

async function isRewriting(db: Kysely<CoreTables>): Promise<boolean> {
  const figures = await readFigures(db, new WorkIndex());
  return figures.some(({ name }) => name === REWRITE);
}
