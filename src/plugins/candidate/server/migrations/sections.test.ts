import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { migrateDown, migrateUp } from '#core/server/db/migrator.ts';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const plugins = orderPlugins(serverPlugins);
const PERSON = '00000000-0000-7000-8000-000000000001';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ plugins });
});
afterAll(() => database.close());

test('the migration moves the three old fields into sections, and back on the way down', async () => {
  const { db } = database;
  await migrateDown(db, plugins, 'candidate/0001-create-profiles');
  await sql`insert into users (id, identity_uid, email, name, role) values (${PERSON}, 'u', 'u@demo.test', 'U', 'candidate')`.execute(db);
  await sql`insert into candidate_profiles (candidate_id, headline, location, version) values (${PERSON}, 'Welder', 'Kampen', 4)`.execute(
    db,
  );
  await migrateUp(db, plugins);
  const { rows: sections } = await sql`select section, document, version from candidate_sections order by section`.execute(db);
  expect(sections).toEqual([
    { section: 'basics', document: { headline: 'Welder' }, version: 1 },
    { section: 'place', document: { city: 'Kampen' }, version: 1 },
  ]);
  await migrateDown(db, plugins, 'candidate/0001-create-profiles');
  const { rows: profiles } = await sql`select headline, location, summary from candidate_profiles`.execute(db);
  expect(profiles).toEqual([{ headline: 'Welder', location: 'Kampen', summary: null }]);
});
