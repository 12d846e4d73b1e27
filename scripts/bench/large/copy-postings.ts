import { type RawBuilder, sql } from 'kysely';
import type { BenchDatabase } from '../api/world.ts';

/** Words for the day and the week of a posting. */
const TIMES = sql`array['@d' || day, '@w' || floor(day / 7)]`;

/**
 * Writes each posting some times again, each time some days later, as employers post jobs again. Making the words of so many postings takes
 * most of an hour, copying them minutes.
 */
export async function copyPostings(db: BenchDatabase, copies: number, days: number): Promise<void> {
  await sql`create table copied as select id as of, n as copy, uuidv7() as id, published_at + make_interval(secs => n * ${days}::float8 * 86400) as at
    from job_postings, generate_series(1, ${copies}::int) as n where external_id like 'large-%' order by n, published_at`.execute(db);
  await insertCopies(db, 'job_postings', 'id', {
    id: sql`copied.id`,
    import_key: sql`sha256(copied.id::text::bytea)`,
    external_id: sql`external_id || '-' || copy`,
    ...{ published_at: sql`copied.at`, created_at: sql`copied.at`, updated_at: sql`copied.at` },
    // Numbered by PostgreSQL.
    reference_no: undefined,
  });
  await insertCopies(db, 'job_search', 'job_id', { job_id: sql`copied.id`, published_at: sql`copied.at` });
  const dayOf = (at: RawBuilder<unknown>) => sql`(select floor(extract(epoch from ${at}) / 86400) as day)`;
  await insertCopies(db, 'job_texts', 'job_id', {
    job_id: sql`copied.id`,
    published_at: sql`copied.at`,
    words: sql`ts_delete(words, (select ${TIMES} from ${dayOf(sql`job_texts.published_at`)} as before))
      || array_to_tsvector((select ${TIMES} from ${dayOf(sql`copied.at`)} as after))`,
  });
  await sql`drop table copied`.execute(db);
}

/** @param changed columns that differ in the copy, and those that are left out */
async function insertCopies(
  db: BenchDatabase,
  table: string,
  key: string,
  changed: Readonly<Record<string, RawBuilder<unknown> | undefined>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db);
  const columns = rows.map(({ name }) => name).filter((name) => !(name in changed) || changed[name] !== undefined);
  const values = columns.map((name) => changed[name] ?? sql`${sql.ref(`${table}.${name}`)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from copied join ${sql.table(table)} on ${sql.ref(`${table}.${key}`)} = copied.of order by copied.copy, copied.at`.execute(
    db,
  );
}
