import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { migrateDown, migrateUp } from '#core/server/db/migrator.ts';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const plugins = orderPlugins(serverPlugins);
const COMPANY = '018f0000-0000-7000-8000-000000000002';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateUp(database.db, plugins);
});
afterAll(() => database.close());

test('the migration fills in what the existing drafts lack, and goes down and up again', async () => {
  const { db } = database;
  await migrateDown(db, plugins, 'jobs/0019-recognise-authored-postings');
  await sql`insert into companies (id, name, name_key, origin) values (${COMPANY}, 'Works', 'works', 'imported')`.execute(db);
  const insert = (title: string, status: string, more: string) =>
    sql`
      insert into job_postings (id, company_id, company_name, title, source, content_hash, status, published_at, description, work_mode,
        employment_type, salary_min, salary_currency, salary_period, country, location, details)
      values (gen_random_uuid(), ${COMPANY}, 'Works', ${title}, 'authored', 'x', ${status}, now(), ${'x'.repeat(150)}, 'onsite', 'full_time',
        1, 'EUR', 'year', 'NO', 'Bergen', ${more}::jsonb)`.execute(db);
  await insert('Complete draft', 'draft', '{}');
  await insert('', 'draft', '{"skills":[{"code":"","name":"x","must":true,"level":null}]}');
  await insert('Posting', 'published', '{}');
  await migrateUp(db, plugins);
  const { rows } = await sql<{ title: string; lacks: string[] | null }>`select title, lacks from job_postings order by title`.execute(db);
  expect(rows).toEqual([
    { title: '', lacks: ['details.skills', 'title'] },
    { title: 'Complete draft', lacks: [] },
    { title: 'Posting', lacks: null },
  ]);
});
