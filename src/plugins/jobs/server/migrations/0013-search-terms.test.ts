import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { migrateDown, migrateUp } from '#core/server/db/migrator.ts';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { JobsTables } from '../job-tables.ts';
import { searchRow } from '../search-row.ts';

const plugins = orderPlugins(serverPlugins);
const BEFORE = 'jobs/0012-index-life-cycle';
const COMPANY = '018f0000-0000-7000-8000-000000000002';
const idOf = (number: number) => `018f0000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateUp(database.db, plugins);
});
afterAll(() => database.close());

const skills = (...names: string[]) => ({
  skills: names.map((name, index) => ({ code: index === 0 ? 'first-skill' : '', name, must: true, level: null })),
});

const POSTINGS: readonly ({ readonly details?: object } & Readonly<Record<string, unknown>>)[] = [
  {},
  { seniority: 'Mid-Senior level' },
  { seniority: 'Not Applicable' },
  { experience_min: 0 },
  { experience_max: 8, seniority: 'Internship' },
  { language: 'de', country: 'DE', renewed_at: '2026-02-01T00:00:00.000Z' },
  { details: skills('Schweißen', 'Café  C++ / C#', '***', 'ÉCLAIR—node.js', 'عَرَبِيّ') },
  { details: {} },
];

const columns = sql.raw('renewed_at, skills, experience, language, country, search::text as search');

test('the migration fills the search rows as they are written today, and goes down and up again', async () => {
  await migrateDown(database.db, plugins, BEFORE);
  await sql`insert into companies (id, name, name_key, origin) values (${COMPANY}, 'Works', 'works', 'imported')`.execute(database.db);
  for (const [index, { details = {}, ...fields }] of POSTINGS.entries()) {
    const posting = {
      id: idOf(index),
      company_id: COMPANY,
      company_name: 'Works',
      title: 'Fitter',
      source: 'authored',
      content_hash: Buffer.from('x'),
      status: 'published',
      published_at: '2026-01-01',
      details: JSON.stringify(details),
      ...fields,
    };
    const names = sql.raw(Object.keys(posting).join(', '));
    await sql`insert into job_postings (${names}) values (${sql.join(Object.values(posting))})`.execute(database.db);
  }
  await sql`
    insert into job_search (job_id, company_id, company_name, title, title_key, published_at, search)
    select id, company_id, company_name, title, 'fitter', published_at, 'fitter:1A works:2B' from job_postings`.execute(database.db);
  await migrateUp(database.db, plugins);

  const db = database.db.$extendTables<JobsTables>();
  const postings = await db.selectFrom('job_postings').selectAll().orderBy('id').execute();
  const { rows } = await sql<Record<string, unknown>>`select ${columns} from job_search order by job_id`.execute(db);
  expect(rows).toHaveLength(POSTINGS.length);
  for (const [index, posting] of postings.entries()) {
    const { renewed_at, skills: keys, experience, language, country, search } = searchRow({ ...posting, published_at: new Date() }, null);
    const { rows: texts } = await sql<{ words: string[] }>`
      select tsvector_to_array(ts_filter(${search}::tsvector, '{d}')) as words`.execute(db);
    const { rows: stored } = await sql<{ words: string[] }>`
      select tsvector_to_array(ts_filter(${rows[index]?.search}::tsvector, '{d}')) as words`.execute(db);
    expect(stored).toEqual(texts);
    const filled = rows[index] ?? {};
    expect({ ...filled, skills: sorted(filled.skills), search: '' }).toEqual({
      ...{ renewed_at, experience, language, country },
      skills: sorted(keys),
      search: '',
    });
  }

  await migrateDown(database.db, plugins, BEFORE);
  const { rows: left } = await sql<{ search: string }>`select distinct search::text as search from job_search`.execute(db);
  expect(left).toEqual([{ search: "'fitter':1A 'works':2B" }]);
  expect(await migrateUp(database.db, plugins)).toContain('jobs/0014-index-search-terms');
});

function sorted(keys: unknown): unknown {
  return Array.isArray(keys) ? keys.map(String).sort() : keys;
}
