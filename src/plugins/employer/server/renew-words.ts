import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { inPortions } from '#core/server/queue/in-portions.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { EmployerDatabase, EmployerTransaction } from './company-repository.ts';
import { searchColumns, WORDS_VERSION } from './company-words.ts';

/** Companies of one transaction. Few, so that writers do not wait long. */
const PORTION = 200;

/**
 * Makes the words of companies that have none yet, or those of earlier rules, anew, with the columns by which similar companies are found. Until
 * then, such a company is found by its old words.
 */
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
    .select(['id', 'name', 'tagline', 'places', 'website', 'registration_number as registrationNumber'])
    .where(sql<boolean>`words_version < ${sql.lit(WORDS_VERSION)}`)
    .orderBy('id')
    .limit(PORTION)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const made = rows.map((row) => ({ id: row.id, ...searchColumns(row) }));
  await sql`
    update companies set search = made.search::tsvector, name_core = made.name_core, website_domain = made.website_domain,
      registration_key = made.registration_key, words_version = ${sql.lit(WORDS_VERSION)}
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as made (id uuid, search text, name_core text, website_domain text, registration_key text)
    where companies.id = made.id`.execute(db);
  return rows.length;
}
