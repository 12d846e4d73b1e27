import { CompiledQuery, sql } from 'kysely';
import { testDatabase } from '#core/testing/test-database.ts';
import { firstMatches, type Sql } from './first-matches.ts';

const TOTAL = 20_000;

const database = testDatabase();
beforeAll(async () => {
  await sql`create table things (id int primary key, word text not null)`.execute(database.db);
  // Those with higher ids, which come first, are never rare. Every tenth of all is usual.
  await sql`
    insert into things
    select id, case when id > ${TOTAL - 50} then 'new' when id % 10 = 0 then 'usual' when id in (1, 17, 4001) then 'rare' else 'other' end
    from generate_series(1, ${TOTAL}) as id`.execute(database.db);
  await sql`create index things_by_word on things (word)`.execute(database.db);
  await sql`vacuum analyze things`.execute(database.db);
});

const filterOf = (word: string | undefined): readonly Sql[] => (word === undefined ? [] : [sql`word = ${word}`]);

function statement(word: string | undefined, before: number, rows: number, filters = filterOf(word), indexed: readonly Sql[] = []): Sql {
  const range = [sql`id < ${before}`];
  return firstMatches({ table: 'things', by: sql`order by id desc`, range, filters, indexed, rows: sql.lit(rows), checked: 200 });
}

test.each([
  ['new', TOTAL + 1],
  ['usual', TOTAL + 1],
  ['usual', 95],
  ['rare', TOTAL + 1],
  ['rare', 4001],
  ['absent', TOTAL + 1],
  [undefined, TOTAL + 1],
])('the first rows with the word %s before %d are the same as those of a plain statement', async (word, before) => {
  const conditions = sql.join([sql`id < ${before}`, ...filterOf(word)], sql` and `);
  const plain = await sql`select * from things where ${conditions} order by id desc limit 40`.execute(database.db);
  expect((await sql`${statement(word, before, 40)}`.execute(database.db)).rows).toEqual(plain.rows);
});

interface Step {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

/** The number of rows of the table that a statement reads. */
async function read(asked: Sql): Promise<number> {
  const { sql: text, parameters } = asked.compile(database.db);
  const explained = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]);
  const { rows } = await database.db.executeQuery<{ 'QUERY PLAN': readonly { Plan: Step }[] }>(explained);
  return rowsOf(rows[0]?.['QUERY PLAN'][0]?.Plan);
}

function rowsOf(step: Step | undefined): number {
  if (step === undefined) return 0;
  const own = step['Relation Name'] === 'things' ? step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) : 0;
  return (step.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), own);
}

test('a page that the first rows fill reads no other rows', async () => {
  expect(await read(statement('new', TOTAL + 1, 40))).toBeLessThanOrEqual(200);
});

test('a frequent match reads the ordered index only as far as needed', async () => {
  expect(await read(statement('usual', TOTAL + 1, 40))).toBeLessThan(1000);
});

test('a rare match is found by the index of its condition', async () => {
  expect(await read(statement('rare', TOTAL + 1, 40))).toBe(203);
});

test('a match that the index finds only among many others is looked for in the ordered index', async () => {
  // Every fiftieth row, which is a fifth of those with the word.
  const filters = [...filterOf('usual'), sql`id % 50 = 0`];
  const [unknown, known] = [statement('usual', TOTAL + 1, 20, filters), statement('usual', TOTAL + 1, 20, filters, filterOf('usual'))];
  expect(await read(unknown)).toBeGreaterThan(2000);
  expect(await read(known)).toBeLessThan(1700);
  const rowsOfBoth = [unknown, known].map(async (asked) => (await sql`${asked}`.execute(database.db)).rows);
  const [ofUnknown, ofKnown] = await Promise.all(rowsOfBoth);
  expect(ofKnown).toEqual(ofUnknown);
});
