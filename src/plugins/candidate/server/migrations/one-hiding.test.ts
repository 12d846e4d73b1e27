import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { migrateDown, migrateUp } from '#core/server/db/migrator.ts';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const plugins = orderPlugins(serverPlugins);
const IDS = { hidden: '1', applied: '2', all: '3' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ plugins });
});
afterAll(() => database.close());

test('who was hidden from everybody is hidden from all companies without an application, and the other choices stay', async () => {
  const { db } = database;
  await migrateDown(db, plugins, 'candidate/0006-read-phones');
  for (const [visibility, at] of Object.entries(IDS)) {
    const id = `00000000-0000-7000-8000-00000000000${at}`;
    await sql`insert into users (id, identity_uid, email, name, role) values (${id}, ${at}, ${`${at}@demo.test`}, 'U', 'candidate')`.execute(
      db,
    );
    const document = JSON.stringify({ visibility, showsName: true });
    await sql`insert into candidate_sections (candidate_id, section, document, version) values (${id}, 'review', ${document}, 3)`.execute(
      db,
    );
    await sql`
      insert into candidate_search (candidate_id, updated_at, worked_months, completeness, shows_name, is_active, visibility, search_state,
        country, terms, words, blocked_companies, blocked_domains)
      values (${id}, now(), 0, 80, true, true, ${visibility}, 'open', 'NL', ${`'c:NL' 'v:${visibility}'`}::tsvector, '', '{}', '{}')`.execute(
      db,
    );
  }
  await migrateUp(db, plugins);
  const sections = await sql`select document, version from candidate_sections order by candidate_id`.execute(db);
  expect(sections.rows).toEqual(
    ['applied', 'applied', 'all'].map((visibility) => ({ document: { visibility, showsName: true }, version: 3 })),
  );
  const found = await sql`select visibility, terms::text, is_offered from candidate_search order by candidate_id`.execute(db);
  expect(found.rows).toEqual([
    { visibility: 'applied', terms: "'c:NL' 'v:applied'", is_offered: false },
    { visibility: 'applied', terms: "'c:NL' 'v:applied'", is_offered: false },
    { visibility: 'all', terms: "'c:NL' 'v:all'", is_offered: true },
  ]);
  await expect(sql`update candidate_search set visibility = 'hidden'`.execute(db)).rejects.toThrow('candidate_search_visibility_check');
});
