import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { v7 as uuid } from 'uuid';
import { inTransaction } from '#core/server/db/transaction.ts';
import { textKey } from '#core/server/text/text-key.ts';
import { createCompanyDirectory } from '#plugins/employer/server/sql-company-directory.ts';
import { insertRows } from '#plugins/jobs/server/imported/sheet-rows.ts';
import { PostingPlaces } from '#plugins/jobs/server/places/posting-places.ts';
import { wholeTexts } from '#plugins/jobs/server/search-row.ts';
import { writeTexts } from '#plugins/jobs/server/search-rows.ts';
import type { PlaceDirectory } from '#plugins/places/contract/place-directory.ts';
import { textReader } from '#plugins/places/server/read-texts.ts';
import type { BenchDatabase } from '../api/world.ts';
import { copyPostings } from './copy-postings.ts';
import type { LargeWorld } from './large-world.ts';
import { DAYS, type MadeRow, madeRows } from './made-rows.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Places of so many postings are read at once. */
const PORTION = 200;
/** Each posting is written so often again. */
const COPIES = 4;
/** PostgreSQL writes some portions while the next ones are made. */
const AT_ONCE = 3;
const TABLES = ['job_postings', 'job_search', 'job_texts', 'job_readings'] as const;

/**
 * Writes postings by the product's own writers: as an import writes them, and then as the background makes their texts and reads their places.
 * Only what is read in their texts for matches is left out.
 */
export async function loadPostings(db: BenchDatabase, world: LargeWorld, total: number): Promise<void> {
  const now = new Date();
  const written = Math.ceil(total / (COPIES + 1));
  const companyIds = await insertCompanies(db, world.companies);
  const writer = { places: placesOf(db), now };
  await withoutIndexes(db, TABLES, async () => {
    const running = new Set<Promise<void>>();
    for (let from = 0; from < written; from += PORTION) {
      const rows = madeRows(world, { from, count: Math.min(PORTION, written - from), total, now, companyIds });
      const write = writePortion(db, rows, writer).finally(() => running.delete(write));
      running.add(write);
      if (running.size >= AT_ONCE) await Promise.race(running);
    }
    await Promise.all(running);
    await copyPostings(db, COPIES, DAYS / (COPIES + 1));
    await sql`truncate job_texts_due`.execute(db);
    await sql`update job_readings set rules = 1`.execute(db);
  });
  for (const table of [...TABLES, 'companies']) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

/** Reads places of postings as the server does. */
export function placesOf(db: BenchDatabase): PostingPlaces {
  const { read } = textReader(db.$extendTables());
  // Thousands of postings name the same place.
  const known = new LRUCache<string, readonly number[]>({ max: 50_000 });
  const directory: Pick<PlaceDirectory, 'isLoaded' | 'read'> = {
    isLoaded: async () => true,
    read: async (texts, transaction) => {
      const keys = texts.map(({ text, country }) => JSON.stringify([text, country]));
      const unknown = texts.filter((_, at) => !known.has(keys[at] ?? ''));
      const found = unknown.length === 0 ? [] : await read(unknown, transaction);
      for (const [at, { text, country }] of unknown.entries()) known.set(JSON.stringify([text, country]), found[at] ?? []);
      return keys.map((key) => known.get(key) ?? []);
    },
  };
  return new PostingPlaces({ db, directory, companies: createCompanyDirectory(db) });
}

interface Writer {
  readonly places: PostingPlaces;
  readonly now: Date;
}

async function writePortion(db: BenchDatabase, rows: readonly MadeRow[], { places, now }: Writer): Promise<void> {
  await inTransaction(db, async (own, transaction) => {
    await insertRows(own, rows);
    const texts = rows.map(({ posting, category }) => ({ id: posting.id, texts: wholeTexts(posting, category?.name ?? null) }));
    await writeTexts(own, texts, now);
    await places.readOf(
      transaction,
      rows.map(({ row }) => row.id),
    );
  });
}

async function insertCompanies(db: BenchDatabase, names: readonly string[]): Promise<readonly string[]> {
  const ids = names.map(() => uuid());
  await sql`
    insert into companies (id, name, name_key, origin)
    select made.id, made.name, made.key, 'imported'
    from unnest(${ids}::uuid[], ${[...names]}::text[], ${names.map((name) => textKey(name))}::text[]) as made (id, name, key)`.execute(db);
  return ids;
}
