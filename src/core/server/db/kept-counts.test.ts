import { sql } from 'kysely';
import { tableMigration } from '#core/testing/table-migration.ts';
import { freshDatabase } from '#core/testing/test-database.ts';
import { keepCounts } from './keep-counts.ts';
import { keptCounts, sumCounts } from './kept-counts.ts';
import type { Migration } from './migration.ts';
import { withoutTables } from './migration-step.ts';
import { migrateUp } from './migrator.ts';
import { inTransaction } from './transaction.ts';

const TABLE = 'shop_0001';

const columns: Migration = {
  id: 'shop/0002-columns',
  up: async (db) =>
    void (await sql`alter table shop_0001 add column colour text, add column sizes text[] not null default '{}'`.execute(db)),
  down: async (db) => void (await sql`alter table shop_0001 drop column colour, drop column sizes`.execute(db)),
};

const counts = keepCounts('shop/0003-counts', {
  table: TABLE,
  keys: `select 'colours', counted.colour union select 'sizes', size from unnest(counted.sizes) as size`,
});

const before = { id: 'shop', migrations: [tableMigration('shop', '0001'), columns] };
const after = { id: 'shop', migrations: [...before.migrations, counts] };
const database = freshDatabase();
beforeEach(() => migrateUp(database.db, [before]));

const run = (statement: string) => sql.raw(statement).execute(database.db);
const read = async (name: string, keys: readonly string[]) =>
  Object.fromEntries(await keptCounts(database.db, { table: TABLE, name }, keys));
const rowsOf = async (): Promise<number> => (await run('select from kept_counts')).rows.length;

test('rows from before the migration count, and each write changes the counts', async () => {
  await run(`insert into shop_0001 values (1, 'red', '{s,m,s}'), (2, 'red', '{m}'), (3, null, '{}')`);
  await migrateUp(database.db, [after]);
  expect(await read('colours', ['red', 'blue'])).toEqual({ red: 2 });
  expect(await read('sizes', ['s', 'm', 'l'])).toEqual({ s: 1, m: 2 });
  await run(`insert into shop_0001 values (4, 'blue', '{l}'), (5, 'blue', '{l}')`);
  await run(`update shop_0001 set colour = 'blue', sizes = '{}' where id = 1`);
  await run('delete from shop_0001 where id in (2, 4)');
  expect(await read('colours', ['red', 'blue'])).toEqual({ blue: 2 });
  expect(await read('sizes', ['s', 'm', 'l'])).toEqual({ l: 1 });
});

test('a write that is rolled back does not count, and its own transaction sees it', async () => {
  await migrateUp(database.db, [after]);
  const seen: Record<string, number>[] = [];
  const work = inTransaction(database.db, async (own) => {
    await sql`insert into shop_0001 values (1, 'red')`.execute(own);
    seen.push(Object.fromEntries(await keptCounts(own, { table: TABLE, name: 'colours' }, ['red'])));
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(seen).toEqual([{ red: 1 }]);
  expect(await read('colours', ['red'])).toEqual({});
});

test('a write that changes no key adds no row', async () => {
  await migrateUp(database.db, [after]);
  await run(`insert into shop_0001 values (1, 'red'), (2, 'red')`);
  const rows = await rowsOf();
  await run('update shop_0001 set id = id + 10');
  await run(`update shop_0001 set colour = case colour when 'red' then 'red' end`);
  expect(await rowsOf()).toBe(rows);
});

test('sums are the same after the rows of each count become one, and counts of zero leave no row', async () => {
  await migrateUp(database.db, [after]);
  for (let id = 0; id < 5; id += 1) await run(`insert into shop_0001 values (${id}, 'red'), (${id}, 'blue')`);
  await run(`delete from shop_0001 where colour = 'blue'`);
  await Promise.all([sumCounts(database.db), sumCounts(database.db), run(`insert into shop_0001 values (9, 'red')`)]);
  await sumCounts(database.db);
  expect(await read('colours', ['red', 'blue'])).toEqual({ red: 6 });
  expect(await rowsOf()).toBe(1);
});

test('twenty simultaneous writes of the same keys in opposite orders all count', async () => {
  await migrateUp(database.db, [after]);
  await Promise.all(
    Array.from({ length: 20 }, (_, id) =>
      inTransaction(database.db, async (own) => {
        for (const colour of id % 2 === 0 ? ['red', 'blue'] : ['blue', 'red'])
          await sql`insert into shop_0001 values (${id}, ${colour})`.execute(own);
      }),
    ),
  );
  expect(await read('colours', ['red', 'blue'])).toEqual({ red: 20, blue: 20 });
});

test('after the migration was undone and applied again, rows count once', async () => {
  await migrateUp(database.db, [after]);
  await run(`insert into shop_0001 values (1, 'red')`);
  await counts.down(withoutTables(database.db));
  expect(await rowsOf()).toBe(0);
  await run(`insert into shop_0001 values (2, 'red')`);
  await counts.up(withoutTables(database.db));
  expect(await read('colours', ['red'])).toEqual({ red: 2 });
});
