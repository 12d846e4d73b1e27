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

test('stored numbers with a single reading are repaired, and the others stay', async () => {
  const { db } = database;
  await migrateDown(db, plugins, 'candidate/0005-search-terms');
  const phones = { '1': '+4402079460958', '2': '+0049301234567', '3': '+442079460958', '4': '+5215512345678', '5': '' };
  for (const [at, phone] of Object.entries(phones)) {
    const id = `00000000-0000-7000-8000-00000000000${at}`;
    await sql`insert into users (id, identity_uid, email, name, role) values (${id}, ${at}, ${`${at}@demo.test`}, 'U', 'candidate')`.execute(
      db,
    );
    const document = JSON.stringify({ phone, city: 'Kampen' });
    await sql`insert into candidate_sections (candidate_id, section, document, version) values (${id}, 'place', ${document}, 3)`.execute(
      db,
    );
  }
  await migrateUp(db, plugins);
  const { rows } = await sql`select document, version from candidate_sections order by candidate_id`.execute(db);
  expect(rows).toEqual(
    ['+442079460958', '+49301234567', '+442079460958', '+5215512345678', ''].map((phone) => ({
      document: { phone, city: 'Kampen' },
      version: 3,
    })),
  );
});
