import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { migrateDown, migrateUp } from '#core/server/db/migrator.ts';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const plugins = orderPlugins(serverPlugins);
const ID = '00000000-0000-7000-8000-000000000001';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ plugins });
});
afterAll(() => database.close());

test('issuers of the version before get the keys of their names', async () => {
  const { db } = database;
  await migrateDown(db, plugins, 'skill-passports/0001-create-passports');
  await sql`insert into companies (id, name, name_key, origin) values (${ID}, 'Süd', 'sud', 'authored')`.execute(db);
  await sql`insert into credential_issuers (id, company_id, name, asked_name, origin, status, created_at)
    values (${ID}, ${ID}, 'Wérft Süd', 'Pier', '', 'trusted', now())`.execute(db);
  await migrateUp(db, plugins);
  const { rows } = await sql`select name_key from credential_issuers`.execute(db);
  expect(rows).toEqual([{ name_key: 'werft sud\npier' }]);
});
