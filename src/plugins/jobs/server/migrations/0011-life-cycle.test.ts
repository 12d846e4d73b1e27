import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { migrateDown, migrateUp } from '#core/server/db/migrator.ts';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const plugins = orderPlugins(serverPlugins);
const BEFORE = 'jobs/0010-categories-in-master-data';
const USER = '018f0000-0000-7000-8000-000000000001';
const COMPANY = '018f0000-0000-7000-8000-000000000002';
const idOf = (number: number) => `018f0000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await migrateUp(database.db, plugins);
});
afterEach(() => database.close());

async function rowsOf(columns: string, table = 'job_postings'): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`select ${sql.raw(columns)} from ${sql.table(table)} order by 1, 2`.execute(
    database.db,
  );
  return rows;
}

/** What the earlier build knows of a posting. */
const known = () =>
  rowsOf(`id, title, company_id, company_name, source, description, location, work_mode, salary_min, salary_max, salary_currency,
    salary_period, status, published_at, created_at, updated_at, version, content_hash, import_key`);

/** The rows as the earlier build leaves them. */
async function fill(): Promise<void> {
  const { db } = database;
  await sql`insert into users (id, identity_uid, email, name, role) values (${USER}, 'uid', 'a@b.test', 'Ada', 'employer')`.execute(db);
  await sql`insert into companies (id, name, name_key, origin) values (${COMPANY}, 'Works', 'works', 'imported')`.execute(db);
  const states = ['published', 'paused', 'closed', 'draft'];
  for (const [number, status] of states.entries()) {
    await sql`
      insert into job_postings (id, company_id, company_name, title, source, content_hash, status, published_at, created_by, updated_at)
      values (${idOf(number)}, ${COMPANY}, 'Works', 'Fitter', 'authored', '\\x00', ${status}, '2026-01-01', ${USER}, '2026-01-02')`.execute(
      db,
    );
  }
  await sql`
    insert into job_postings (id, company_id, company_name, title, source, content_hash, import_key, status, published_at)
    values (${idOf(9)}, ${COMPANY}, 'Works', 'Miller', 'imported', '\\x01', '\\x01', 'published', '2011-01-01')`.execute(db);
  await sql`
    insert into job_search (job_id, company_id, company_name, title, title_key, published_at, search)
    select id, company_id, company_name, title, lower(title), published_at, '' from job_postings where status = 'published'`.execute(db);
}

test('the postings of the earlier build get an expiry, references and a history, and down and up lose none of them', async () => {
  await migrateDown(database.db, plugins, BEFORE);
  await fill();
  const before = await known();
  await migrateUp(database.db, plugins);
  expect(await known()).toEqual(before);
  const { rows } = await sql`
    select status, source, expires_at between now() + interval '29 days' and now() + interval '31 days' as expires,
      paused_by_system as by_system, end_reason, ended_at = updated_at as ended, details
    from job_postings order by id`.execute(database.db);
  const open = { by_system: false, end_reason: null, ended: null, details: {} };
  expect(rows).toEqual([
    { ...open, status: 'published', source: 'authored', expires: true },
    { ...open, status: 'paused', source: 'authored', expires: true, by_system: true },
    { ...open, status: 'closed', source: 'authored', expires: null, end_reason: 'company_gone', ended: true },
    { ...open, status: 'draft', source: 'authored', expires: null },
    { ...open, status: 'published', source: 'imported', expires: null },
  ]);
  expect(new Set((await rowsOf('reference_no, id')).map(({ reference_no }) => reference_no)).size).toBe(5);
  expect((await rowsOf('job_id, to_status, actor_id', 'job_posting_events')).map(({ to_status }) => to_status)).toEqual([
    'published',
    'paused',
    'closed',
    'draft',
  ]);

  await migrateDown(database.db, plugins, BEFORE);
  expect(await known()).toEqual(before);
  await migrateUp(database.db, plugins);
  expect(await known()).toEqual(before);
});

test('on the way down each state becomes the closest one that the earlier build knows, and drafts fit its rules', async () => {
  await migrateDown(database.db, plugins, BEFORE);
  await fill();
  await migrateUp(database.db, plugins);
  const set = (number: number, values: string) =>
    sql`update job_postings set ${sql.raw(values)} where id = ${idOf(number)}`.execute(database.db);
  const copy = (number: number, status: string, published: string) =>
    sql`
    insert into job_postings (id, company_id, company_name, title, source, content_hash, status, published_at)
    values (${idOf(number)}, ${COMPANY}, 'Works', 'Fitter', 'authored', '\\x00', ${status}, ${sql.raw(published)})`.execute(database.db);
  await set(0, `expires_at = now() - interval '1 day'`);
  await set(3, `title = '', salary_min = 9, salary_max = 3`);
  for (const [at, status] of ['pending_review', 'changes_requested', 'expired', 'removed', 'archived'].entries()) {
    await copy(20 + at, status, 'now()');
  }
  await copy(30, 'pending_review', 'null');
  await migrateDown(database.db, plugins, BEFORE);
  const left = await rowsOf('id, status, title, salary_min, salary_max');
  expect(left.map(({ id, status }) => [id, status])).toEqual([
    [idOf(0), 'closed'],
    [idOf(1), 'paused'],
    [idOf(2), 'closed'],
    [idOf(3), 'draft'],
    [idOf(9), 'published'],
    ...[20, 21, 22, 23, 24].map((number) => [idOf(number), 'closed']),
    [idOf(30), 'draft'],
  ]);
  expect(left[3]).toMatchObject({ title: 'Draft', salary_min: 3, salary_max: 9 });
  expect((await rowsOf('job_id, title', 'job_search')).map(({ job_id }) => job_id)).toEqual([idOf(9)]);
  expect(await migrateUp(database.db, plugins)).toContain('jobs/0012-index-life-cycle');
});

test('the history cannot be changed, but loses the name of a deleted account', async () => {
  await fill();
  const event = sql`
    insert into job_posting_events (id, job_id, at, actor_id, by, action, to_status)
    values (${idOf(50)}, ${idOf(0)}, now(), ${USER}, 'member', 'created', 'published')`;
  await event.execute(database.db);
  await expect(sql`update job_posting_events set to_status = 'draft'`.execute(database.db)).rejects.toThrow('only ever added to');
  await sql`delete from users where id = ${USER}`.execute(database.db);
  expect(await rowsOf('id, actor_id', 'job_posting_events')).toEqual([{ id: idOf(50), actor_id: null }]);
});
