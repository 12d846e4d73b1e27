import { type Kysely, sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { migrateDown, migrateUp } from '#core/server/db/migrator.ts';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { answerFeedback } from './0003-answer-feedback.ts';

const plugins = orderPlugins(serverPlugins);
const ROWS = 2500;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ plugins });
});
afterEach(() => database.close());

// A migration knows no tables.
const untyped = (): Kysely<unknown> => database.db as unknown as Kysely<unknown>;

/** Columns, indexes and constraints of the tables of the plugin. */
async function shape(): Promise<unknown> {
  const { rows } = await sql`
    select table_name || '.' || column_name as name, data_type as definition from information_schema.columns
    where table_name like '%feedback%'
    union all
    select indexname, indexdef from pg_indexes where tablename like '%feedback%'
    union all
    select conname, pg_get_constraintdef(oid) from pg_constraint where conrelid::regclass::text like '%feedback%'
    order by 1, 2`.execute(database.db);
  return rows;
}

test('existing feedback gets a number of its own, waits since it was sent, and is found by its words', async () => {
  const { db } = database;
  const after = await shape();
  await answerFeedback.down(untyped());
  await sql`
    insert into feedback (id, kind, text, language, created_at)
    select gen_random_uuid(), 'idea', 'Schönere Schrift Nummer ' || n, 'de', '2026-03-01T00:00:00Z'::timestamptz + n * interval '1 minute'
    from generate_series(1, ${sql.lit(ROWS)}) as n`.execute(db);
  const before = await shape();
  await answerFeedback.up(untyped());
  expect(await shape()).toEqual(after);

  const { rows } = await sql<{ numbers: number; right: number; waiting: number; fresh: number; found: number }>`
    select count(distinct number)::int as numbers,
      count(*) filter (where number ~ '^F-[BCDFGHJKLMNPQRSTVWXZ]{6}$')::int as right,
      count(*) filter (where waiting_since = created_at)::int as waiting,
      count(*) filter (where state = 'new' and version = 1 and tags = '{}' and closed_at is null and rating is null)::int as fresh,
      count(*) filter (where search @@ 'schonere & nummer')::int as found
    from feedback`.execute(db);
  expect(rows).toEqual([{ numbers: ROWS, right: ROWS, waiting: ROWS, fresh: ROWS, found: ROWS }]);
  const one = await sql<{ text: string }>`select text from feedback where search @@ '1777'`.execute(db);
  expect(one.rows).toEqual([{ text: 'Schönere Schrift Nummer 1777' }]);

  await answerFeedback.down(untyped());
  expect(await shape()).toEqual(before);
  const { rows: kept } = await sql<{ n: number }>`select count(*)::int as n from feedback`.execute(db);
  expect(kept).toEqual([{ n: ROWS }]);
});

test('the migrator goes back before the migration and forward again', async () => {
  const before = await shape();
  expect(await migrateDown(database.db, plugins, 'feedback/0002-drop-sendings')).toContain(answerFeedback.id);
  expect(await migrateUp(database.db, plugins)).toContain(answerFeedback.id);
  expect(await shape()).toEqual(before);
});
