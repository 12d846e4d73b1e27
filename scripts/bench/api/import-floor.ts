import { parse } from 'csv-parse/sync';
import { type Kysely, sql } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { textKey, wordsOf } from '#core/server/text/text-key.ts';
import type { SkillRow } from './generate-skills.ts';

/** Seconds that the least work of an import takes. */
export interface ImportFloor {
  /** Reading the file, inserting its rows, and updating them with their results. */
  readonly checked: number;
  /** Inserting the skills and their names into tables with the same indexes. */
  readonly applied: number;
}

/** Rows that are written at once. An import must not hold the whole file. */
const PORTION = 200;
const IMPORT = '00000000-0000-7000-8000-000000000000';

/** Does the least that an import of these skills could do, and leaves nothing behind. */
export async function importFloor(db: Kysely<CoreTables>, csv: string, rows: readonly SkillRow[]): Promise<ImportFloor> {
  await sql`create table bench_file (like import_rows including all)`.execute(db);
  await sql`create table bench_skills (like master_rows including all)`.execute(db);
  await sql`create table bench_names (like master_names including all)`.execute(db);
  try {
    return { checked: await seconds(() => readAndStore(db, csv)), applied: await seconds(() => insertSkills(db, rows)) };
  } finally {
    await sql`drop table bench_file, bench_skills, bench_names`.execute(db);
  }
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

async function readAndStore(db: Kysely<CoreTables>, csv: string): Promise<void> {
  const [, ...records] = parse(csv);
  const all = records.map((cells, index) => ({ number: index + 1, cells }));
  for (const given of portionsOf(all)) {
    await sql`insert into bench_file (import_id, number, line, cells)
      select ${IMPORT}, number, number + 1, cells
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (number int, cells text[])`.execute(db);
  }
  for (const given of portionsOf(all)) {
    await sql`update bench_file set result = 'new', key = cells[1], title = cells[2], rank = 0, after = to_jsonb(cells), changes = '[]'
      where import_id = ${IMPORT} and number between ${given[0]?.number} and ${given.at(-1)?.number}`.execute(db);
  }
}

async function insertSkills(db: Kysely<CoreTables>, rows: readonly SkillRow[]): Promise<void> {
  await inTransaction(db, async (own) => {
    for (const portion of portionsOf(rows)) {
      await sql`insert into bench_skills (entity, code, name, names, description, sort, is_hidden, fields, uri, created_at, updated_at)
        select 'skills', code, name, names, description, sort, hidden, fields, uri, now(), now()
        from jsonb_to_recordset(${JSON.stringify(portion.map(skillOf))}::jsonb) as given (code text, name text, names jsonb,
          description text, sort int, hidden boolean, fields jsonb, uri text)`.execute(own);
      await sql`insert into bench_names (entity, code, language, kind, name, key, words)
        select 'skills', code, language, kind, name, key, words::tsvector
        from jsonb_to_recordset(${JSON.stringify(portion.flatMap(namesOf))}::jsonb)
          as given (code text, language text, kind text, name text, key text, words text)`.execute(own);
    }
  });
}

function portionsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / PORTION);
  return Array.from({ length: count }, (_, portion) => items.slice(portion * PORTION, (portion + 1) * PORTION));
}

function skillOf([code, name, ar, de, description, sort, hidden, type, , uri]: SkillRow): Readonly<Record<string, unknown>> {
  return { code, name, names: { ar, de }, description, sort, hidden: hidden === 'yes', fields: { type }, uri };
}

function namesOf([code, en, ar, de, , , , , other]: SkillRow): readonly Readonly<Record<string, string>>[] {
  return [
    ...Object.entries({ en, ar, de }).map(([language, name]) => nameOf(code, language, 'preferred', name)),
    nameOf(code, 'en', 'alternative', other),
  ];
}

function nameOf(code: string, language: string, kind: string, name: string): Readonly<Record<string, string>> {
  return { code, language, kind, name, key: textKey(name), words: [...new Set(wordsOf(name))].join(' ') };
}
