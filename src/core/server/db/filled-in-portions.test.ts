import { sql } from 'kysely';
import { testDatabase } from '#core/testing/test-database.ts';
import { filledInPortions } from './filled-in-portions.ts';
import type { Migration } from './migration.ts';
import { migrateUp } from './migrator.ts';

const database = testDatabase();

const tables: Migration = {
  id: 'shop/0001-tables',
  up: async (db) => {
    await sql`create table parents (id uuid primary key, is_shown boolean not null)`.execute(db);
    await sql`create table children (parent_id uuid primary key references parents (id))`.execute(db);
  },
  down: async (db) => {
    await sql`drop table children, parents`.execute(db);
  },
};
const filled = filledInPortions('shop/0002-filled', {
  ...{ table: 'children', column: 'parent_id' },
  from: { table: 'parents', column: 'id', condition: 'is_shown' },
});

test('a table gets the ids of another one under a condition, in several portions, beside those of an interrupted run', async () => {
  const { db } = database;
  await migrateUp(db, [{ id: 'shop', migrations: [tables] }]);
  await sql`insert into parents select gen_random_uuid(), number % 10 > 0 from generate_series(1, 12000) as number`.execute(db);
  await sql`insert into children select id from parents where is_shown order by id limit 6000`.execute(db);
  await migrateUp(db, [{ id: 'shop', migrations: [tables, filled] }]);
  const { rows } = await sql<{ filled: number; missing: number }>`
    select (select count(*)::int from children) as filled,
      (select count(*)::int from parents where is_shown and id not in (select parent_id from children)) as missing`.execute(db);
  expect(rows).toEqual([{ filled: 10_800, missing: 0 }]);
});
