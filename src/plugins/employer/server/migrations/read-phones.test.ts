import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { migrateDown, migrateUp } from '#core/server/db/migrator.ts';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const plugins = orderPlugins(serverPlugins);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ plugins });
});
afterAll(() => database.close());

test('the numbers of companies with a single reading are repaired, and the others stay', async () => {
  const { db } = database;
  await migrateDown(db, plugins, 'employer/0005-index-pictures');
  const phones = ['+4402079460958', '+5215512345678', null];
  for (const [at, phone] of phones.entries()) {
    const contact = JSON.stringify({ name: 'Ada', email: 'ada@demo.test', phone, isShown: true });
    const id = `00000000-0000-7000-8000-00000000000${at}`;
    await sql`insert into companies (id, name, name_key, origin, contact) values (${id}, 'C', ${`c${at}`}, 'authored', ${contact})`.execute(
      db,
    );
  }
  await migrateUp(db, plugins);
  const { rows } = await sql<{ phone: string | null }>`select contact ->> 'phone' as phone from companies order by id`.execute(db);
  expect(rows.map(({ phone }) => phone)).toEqual(['+442079460958', '+5215512345678', null]);
});
