import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { migrateDown, migrateUp } from '#core/server/db/migrator.ts';
import { createTestDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const BEFORE = 'applications/0004-index-foreign-keys';
const USER = '018f0000-0000-7000-8000-000000000001';
const COMPANY = '018f0000-0000-7000-8000-000000000002';
const POSTING = '018f0000-0000-7000-8000-000000000003';
const APPLICATION = '018f0000-0000-7000-8000-000000000004';

test('what ended with a posting was moved by the server, and the way down and up loses no move', async () => {
  const plugins = orderPlugins(serverPlugins);
  const database = await createTestDatabase();
  const { db } = database;
  const movers = async () => {
    const { rows } = await sql<{ moved_by: string }>`select moved_by from job_application_moves order by seq`.execute(db);
    return rows.map(({ moved_by }) => moved_by);
  };
  await migrateUp(db, plugins);
  await migrateDown(db, plugins, BEFORE);
  await sql`insert into users (id, identity_uid, email, name, role) values (${USER}, 'uid', 'a@b.test', 'Ada', 'candidate')`.execute(db);
  await sql`insert into companies (id, name, name_key, origin) values (${COMPANY}, 'Works', 'works', 'imported')`.execute(db);
  await sql`
    insert into job_postings (id, company_id, company_name, title, source, content_hash, status, published_at)
    values (${POSTING}, ${COMPANY}, 'Works', 'Fitter', 'authored', '\\x00', 'closed', now())`.execute(db);
  await sql`
    insert into job_applications (id, job_id, company_id, candidate_id, attempt_no, message, stage, version)
    values (${APPLICATION}, ${POSTING}, ${COMPANY}, ${USER}, 1, 'Hello.', 'closed_unfilled', 3)`.execute(db);
  await sql`
    insert into job_application_moves (application_id, seq, from_stage, to_stage, moved_by)
    values (${APPLICATION}, 1, null, 'submitted', 'candidate'), (${APPLICATION}, 2, 'submitted', 'in_review', 'employer'),
      (${APPLICATION}, 3, 'in_review', 'closed_unfilled', 'employer')`.execute(db);
  await migrateUp(db, plugins);
  expect(await movers()).toEqual(['candidate', 'employer', 'system']);
  await expect(sql`update job_application_moves set moved_by = 'system'`.execute(db)).rejects.toThrow('only ever added to');
  await migrateDown(db, plugins, BEFORE);
  expect(await movers()).toEqual(['candidate', 'employer', 'employer']);
  await migrateUp(db, plugins);
  expect(await movers()).toEqual(['candidate', 'employer', 'system']);
  await database.close();
});
