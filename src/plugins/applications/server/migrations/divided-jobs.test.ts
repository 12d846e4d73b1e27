import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';
import type { Migration } from '#core/server/db/migration.ts';
import type { MigrationOwner } from '#core/server/db/migration-list.ts';
import { migrateDown, migrateUp } from '#core/server/db/migrator.ts';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const plugins: readonly MigrationOwner[] = orderPlugins(serverPlugins);
const USER = '018f0000-0000-7000-8000-000000000001';
const COMPANY = '018f0000-0000-7000-8000-000000000002';
const POSTING = '018f0000-0000-7000-8000-000000000003';
const APPLICATION = '018f0000-0000-7000-8000-000000000004';

/** The migration of earlier releases, with the indexes of all tables. */
const indexForeignKeysThen = concurrentIndexes('jobs/0008-index-foreign-keys', [
  { name: 'job_postings_of_category', on: 'job_postings (category_id)' },
  { name: 'job_postings_of_location', on: 'job_postings (location_id)' },
  { name: 'job_postings_of_creator', on: 'job_postings (created_by)' },
  { name: 'job_applications_of_posting', on: 'job_applications (job_id, company_id)' },
  { name: 'job_application_moves_of_actor', on: 'job_application_moves (actor_id)' },
]);

/** The plugins of the release in which `jobs` also contained the applications. */
function undivided(): readonly MigrationOwner[] {
  const migrationsOf = (id: string): readonly Migration[] => plugins.find((plugin) => plugin.id === id)?.migrations ?? [];
  const moved = migrationsOf('applications').flatMap(({ formerly, up, down }) =>
    formerly === undefined ? [] : [{ id: formerly, up, down }],
  );
  const kept = migrationsOf('jobs').map((migration) => (migration.id === indexForeignKeysThen.id ? indexForeignKeysThen : migration));
  const all = [...kept, ...moved].sort((one, other) => (one.id < other.id ? -1 : 1));
  return plugins
    .filter(({ id }) => id !== 'applications')
    .map((plugin) => (plugin.id === 'jobs' ? { id: 'jobs', migrations: all } : plugin));
}

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

/** Applies the migrations of an earlier release, which recorded no checksums. */
async function migrateThen(owners: readonly MigrationOwner[]): Promise<void> {
  await migrateUp(database.db, owners);
  await sql`update schema_migrations set checksum = null`.execute(database.db);
}

async function fill(): Promise<void> {
  const { db } = database;
  await sql`insert into users (id, identity_uid, email, name, role) values (${USER}, 'uid', 'a@b.test', 'Ada', 'candidate')`.execute(db);
  await sql`insert into companies (id, name, name_key, origin) values (${COMPANY}, 'Works', 'works', 'imported')`.execute(db);
  await sql`
    insert into job_postings (id, company_id, company_name, title, source, content_hash, status, published_at)
    values (${POSTING}, ${COMPANY}, 'Works', 'Fitter', 'authored', '\\x00', 'published', now())`.execute(db);
  await sql`
    insert into job_applications (id, job_id, company_id, candidate_id, attempt_no, message, stage, version)
    values (${APPLICATION}, ${POSTING}, ${COMPANY}, ${USER}, 1, 'Hello.', 'in_review', 2)`.execute(db);
  await sql`
    insert into job_application_moves (application_id, seq, from_stage, to_stage, moved_by)
    values (${APPLICATION}, 1, null, 'submitted', 'candidate'), (${APPLICATION}, 2, 'submitted', 'in_review', 'employer')`.execute(db);
  await sql`insert into job_application_tallies (job_id, furthest, n) values (${POSTING}, 3, 2)`.execute(db);
}

async function rowsOf(...tables: readonly string[]): Promise<unknown[]> {
  const results = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)} order by 1, 2`.execute(database.db)));
  return results.map(({ rows }) => rows);
}

/** The columns of postings that the earlier release knows. */
async function knownPostings(): Promise<unknown[]> {
  const { rows } = await sql`
    select id, company_id, company_name, title, source, content_hash, status, published_at, created_at, updated_at, version
    from job_postings order by id`.execute(database.db);
  return rows;
}

/** Indexes and constraints of the divided tables. */
async function shape(): Promise<unknown[]> {
  const { rows } = await sql`
    select indexname as name, indexdef as definition from pg_indexes where tablename like 'job\\_%'
    union all
    select conname, pg_get_constraintdef(oid) from pg_constraint where conrelid::regclass::text like 'job\\_%'
    order by 1, 2`.execute(database.db);
  return rows;
}

const KEPT = ['job_postings', 'job_applications', 'job_application_moves', 'job_application_tallies'];

test('an upgrade from the undivided plugin keeps all postings, applications and moves, and has the schema of a new database', async () => {
  await migrateThen(undivided());
  await fill();
  const before = await rowsOf(...KEPT);
  expect(await migrateUp(database.db, plugins)).toEqual([
    'applications/0004-index-foreign-keys',
    'applications/0005-moved-by-system',
    'applications/0006-index-waiting',
  ]);
  expect(await rowsOf(...KEPT)).toEqual(before);
  expect(await migrateUp(database.db, plugins)).toEqual([]);

  const upgraded = await shape();
  await database.close();
  database = await createTestDatabase();
  await migrateUp(database.db, plugins);
  expect(await shape()).toEqual(upgraded);
});

test('migrations that were interrupted in the undivided plugin continue in the divided ones', async () => {
  const then = undivided().map(({ id, migrations = [] }) => ({
    id,
    migrations: id === 'jobs' ? migrations.filter((migration) => migration.id < 'jobs/0004') : migrations,
  }));
  await migrateThen(then);
  await migrateUp(database.db, plugins);
  const resumed = await shape();
  await database.close();
  database = await createTestDatabase();
  await migrateUp(database.db, plugins);
  expect(resumed).toEqual(await shape());
});

test('migrating down removes the applications and keeps the postings, and migrating up creates empty tables again', async () => {
  await migrateThen(undivided());
  await fill();
  const postings = await knownPostings();
  const undone = await migrateDown(database.db, plugins, 'jobs/0009-pause-postings');
  const ofJobs = plugins.find(({ id }) => id === 'jobs')?.migrations?.map(({ id }) => id) ?? [];
  expect(undone.filter((id) => id.startsWith('applications/') || id.startsWith('jobs/'))).toEqual([
    'applications/0003-tally-applications',
    'applications/0002-index-stages',
    'applications/0001-create-applications',
    ...ofJobs.slice(ofJobs.indexOf('jobs/0009-pause-postings') + 1).reverse(),
  ]);
  await migrateUp(database.db, plugins);
  expect(await knownPostings()).toEqual(postings);
  expect(await rowsOf(...KEPT.slice(1))).toEqual([[], [], []]);
});
