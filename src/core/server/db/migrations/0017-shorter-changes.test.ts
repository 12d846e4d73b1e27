import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { migrateDown, migrateUp } from '../migrator.ts';
import { shorterChanges } from './0017-shorter-changes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const LONG = [
  { column: 'name', before: '', after: 'Rose' },
  { column: 'code', before: 'a', after: 'b' },
];
const SHORT = [
  ['name', '', 'Rose'],
  ['code', 'a', 'b'],
];

test('differences of imports are kept in both directions', async () => {
  const { db } = database;
  const id = '018f0000-0000-7000-8000-000000000001';
  const changes = async () =>
    (await sql<{ changes: unknown }>`select changes from import_rows order by number`.execute(db)).rows.map((row) => row.changes);
  await migrateDown(db, [], 'core/0016-imports');
  await sql`
    insert into imports (id, target, place, file_name, state, step_at, created_at)
    values (${id}, 'garden.plants', 'beds', 'plants.csv', 'checked', now(), now())`.execute(db);
  await sql`
    insert into import_rows (import_id, number, changes)
    values (${id}, 1, ${JSON.stringify(LONG)}), (${id}, 2, '[]'), (${id}, 3, null)`.execute(db);

  expect(await migrateUp(db, [])).toContain(shorterChanges.id);
  expect(await changes()).toEqual([SHORT, [], null]);
  await migrateDown(db, [], 'core/0016-imports');
  expect(await changes()).toEqual([LONG, [], null]);
});
