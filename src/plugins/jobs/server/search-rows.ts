import { sql } from 'kysely';
import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import type { PublishedPostingRow } from '../contract/published-postings.ts';
import type { JobsTransaction } from './job-tables.ts';
import { type PublishedPosting, searchRow, wholeTexts } from './search-row.ts';
import { type WholeTexts, wholeDocument } from './text-words.ts';

/** Writes the search row of a published posting, and its text. `category` is the category's name. */
export async function writeSearchRow(db: JobsTransaction, posting: PublishedPosting, category: string | null, now: Date): Promise<void> {
  await upsert(db, [searchRow(posting, category)]);
  await writeTexts(db, [{ id: posting.id, texts: wholeTexts(posting, category) }], now);
}

/** Writes the search rows of published postings with the names of their categories. Their texts are made in the background. */
export async function writeSearchRows(
  db: JobsTransaction,
  postings: readonly (readonly [posting: PublishedPosting, category: string | null])[],
): Promise<void> {
  await upsert(
    db,
    postings.map(([posting, category]) => searchRow(posting, category)),
  );
  const ids = postings.map(([{ id }]) => id);
  await oldTexts(db, ids);
  // Lists of texts have the order of those of postings, also until the texts are made anew.
  await sql`
    update job_texts set published_at = posting.published_at from job_search as posting
    where job_texts.job_id = any(${ids}::uuid[]) and posting.job_id = job_texts.job_id
      and posting.published_at <> job_texts.published_at`.execute(db);
}

/** Leaves it to the background to make the texts of published postings anew. */
export async function oldTexts(db: JobsTransaction, ids: readonly string[]): Promise<void> {
  await sql`insert into job_texts_due select unnest(${[...ids]}::uuid[]) on conflict do nothing`.execute(db);
}

async function upsert(db: JobsTransaction, rows: readonly PublishedPostingRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).filter((column) => column !== 'job_id');
  const written = Object.fromEntries(columns.map((column) => [column, sql`${sql.ref(`excluded.${column}`)}`]));
  await db
    .insertInto('job_search')
    .values(rows)
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(written))
    .execute();
}

/** Writes the words of whole postings, with pauses for other work. Their search rows are locked. */
export async function writeTexts(
  db: JobsTransaction,
  postings: readonly { readonly id: string; readonly texts: WholeTexts }[],
  now: Date,
): Promise<void> {
  const documents = await mapInPieces(postings, ({ texts }) => wholeDocument(texts, now));
  await sql`
    insert into job_texts (job_id, published_at, words)
    select made.id, made.at, made.document::tsvector
    from unnest(
      ${postings.map(({ id }) => id)}::uuid[], ${postings.map(({ texts }) => texts.publishedAt)}::timestamptz[], ${documents}::text[]
    ) as made (id, at, document)
    on conflict (job_id) do update set published_at = excluded.published_at, words = excluded.words`.execute(db);
}

/** Removes postings from the search. */
export async function removeSearchRows(db: JobsTransaction, jobIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('job_search')
    .where(sql<boolean>`job_id = any(${[...jobIds]}::uuid[])`)
    .execute();
}
