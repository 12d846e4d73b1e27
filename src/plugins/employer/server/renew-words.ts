import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { inPortions } from '#core/server/queue/in-portions.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { EmployerDatabase, EmployerTransaction } from './company-repository.ts';
import { searchColumns, WORDS_VERSION } from './company-words.ts';

/** Companies of one transaction. Few, so that writers do not wait long. */
const PORTION = 200;

/** Makes the words of companies that have none yet, or those of earlier rules, anew. Until then, such a company is found by its old words. */
export function renewWords(db: EmployerDatabase): Schedule {
  return {
    name: 'employer.renew-words',
    cron: '*/10 * * * *',
    beginsAtOnce: true,
    run: async (job) => {
      const count = await inPortions(job, () => inTransaction(db, renewPortion));
      if (count > 0) job.log.info({ count }, 'The words of companies were made anew.');
    },
  };
}

/** @returns the number of companies */
async function renewPortion(db: EmployerTransaction): Promise<number> {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'name', 'tagline', 'places'])
    .where(sql<boolean>`words_version < ${sql.lit(WORDS_VERSION)}`)
    .orderBy('id')
    .limit(PORTION)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  await sql`
    update companies set search = made.search::tsvector, words_version = ${sql.lit(WORDS_VERSION)}
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => searchColumns(row).search)}::text[]) as made (id, search)
    where companies.id = made.id`.execute(db);
  return rows.length;
}
