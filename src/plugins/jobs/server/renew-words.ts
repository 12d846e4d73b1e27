import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { JobDetails } from '../contract/job-details.ts';
import type { JobsDatabase, JobsTransaction } from './job-tables.ts';
import { skillsOf } from './search-row.ts';
import { writeTexts } from './search-rows.ts';
import { searchDocument, WORDS_VERSION } from './search-words.ts';

/** Postings of one transaction. Few, so that writers and searches do not wait long. */
const PORTION = 100;

/**
 * Makes the search documents and the texts anew that follow earlier rules, or that an import or a new name of a company or a category left
 * to this schedule; those of the newest postings first. Searches go on meanwhile: until then, such a posting is found by its old words. A
 * stopped run is continued by the next one.
 */
export function renewWords(db: JobsDatabase, now: () => Date): Schedule {
  return {
    name: 'jobs.renew-words',
    cron: '* * * * *',
    beginsAtOnce: true,
    run: async ({ signal, log }) => {
      let [count, renewed] = [0, 0];
      do {
        signal.throwIfAborted();
        renewed = await inTransaction(db, (own) => renewPortion(own, now()));
        count += renewed;
      } while (renewed > 0);
      if (count > 0) log.info({ count }, 'Search documents were made anew.');
    },
  };
}

/** @returns the number of renewed documents */
async function renewPortion(db: JobsTransaction, now: Date): Promise<number> {
  // Other transactions lock postings in another order, so waiting for them could cause a deadlock. The row has the latest names.
  const rows = await db
    .selectFrom('job_search')
    .select(['job_id', 'title', 'company_name', 'location', 'category_id', 'published_at'])
    .where(sql<boolean>`words_version < ${sql.lit(WORDS_VERSION)}`)
    .orderBy('published_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(PORTION)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ job_id }) => job_id);
  const [categories, contents] = [await categoryNames(db), await contentsOf(db, ids)];
  const postings = rows.map(({ job_id: id, title, company_name: company, location, category_id, published_at: publishedAt }) => {
    const { skills = [], description = null } = contents.get(id) ?? {};
    return { id, texts: { title, company, location, category: categories.get(category_id) ?? null, skills, description, publishedAt } };
  });
  const documents = await mapInPieces(postings, ({ texts }) => searchDocument(texts));
  await sql`
    update job_search set search = made.document::tsvector, words_version = ${sql.lit(WORDS_VERSION)}
    from unnest(${ids}::uuid[], ${documents}::text[]) as made (job_id, document)
    where job_search.job_id = made.job_id`.execute(db);
  await writeTexts(db, postings, now);
  return rows.length;
}

/** The lock waits for a category that is being renamed. */
async function categoryNames(db: JobsTransaction): Promise<ReadonlyMap<number | null, string>> {
  const rows = await db.selectFrom('job_categories').select(['id', 'name']).orderBy('id').forShare().execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface Content {
  readonly skills: readonly string[];
  readonly description: string | null;
}

async function contentsOf(db: JobsTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, Content>> {
  const rows = await db
    .selectFrom('job_postings')
    .select(['id', 'details', 'description'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ id, details, description }) => [
      id,
      { skills: skillsOf(details as Partial<JobDetails>).map(({ name }) => name), description },
    ]),
  );
}
