import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { migrateDown, migrateUp } from '../migrator.ts';
import { findUsers } from './0013-find-users.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('existing users are found by name and address, and have the time of their last visit', async () => {
  const { db } = database;
  await migrateDown(db, [], 'core/0012-audit');
  await sql`
    insert into users (id, identity_uid, email, name)
    select ('018f0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, n::text, n || '@example.test', 'Zoë ' || n
    from generate_series(1, 2500) as n`.execute(db);
  await sql`
    insert into sessions (id, user_id, auth_time, user_agent, first_seen, last_seen)
    select gen_random_uuid(), id, seen, '', seen, seen
    from users, (values ('2026-01-01'::timestamptz), ('2026-02-01'::timestamptz)) as visit (seen) where email = '7@example.test'`.execute(
    db,
  );
  expect(await migrateUp(db, [])).toContain(findUsers.id);

  const users = db.selectFrom('users').select(['name_key', 'last_seen_at']);
  expect(await users.where(sql<boolean>`search @@ 'zoe & 7'`).execute()).toEqual([
    { name_key: 'zoe 7', last_seen_at: new Date('2026-02-01') },
  ]);
  expect(await users.where(sql<boolean>`search @@ 'zoe & 2500 & test'`).execute()).toEqual([
    { name_key: 'zoe 2500', last_seen_at: new Date(0) },
  ]);
});
