import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { migrateDown, migrateUp } from '../migrator.ts';
import { sizedRows } from './0018-sized-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('rows of earlier imports get their sizes', async () => {
  const { db } = database;
  const id = '018f0000-0000-7000-8000-000000000001';
  await migrateDown(db, [], 'core/0017-shorter-changes');
  await sql`
    insert into imports (id, target, place, file_name, state, step_at, created_at)
    values (${id}, 'garden.plants', 'beds', 'plants.csv', 'checked', now(), now())`.execute(db);
  await sql`
    insert into import_rows (import_id, number, cells, before, after, changes)
    values (${id}, 1, array['rose', 'شجر'], null, '{"a":1}', '[]'), (${id}, 2, '{}', null, null, null)`.execute(db);
  expect(await migrateUp(db, [])).toContain(sizedRows.id);
  const { rows } = await sql`select cells_size as cells, result_size as result from import_rows order by number`.execute(db);
  expect(rows).toEqual([
    { cells: 11, result: 10 },
    { cells: 0, result: 0 },
  ]);
});
