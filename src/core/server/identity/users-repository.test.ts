import { testDatabase } from '#core/testing/test-database.ts';
import { SessionsRepository } from './sessions-repository.ts';
import { UsersRepository } from './users-repository.ts';

let time = new Date('2026-03-01T09:33:00Z');
const now = (): Date => time;

const database = testDatabase();
let users: UsersRepository;
beforeAll(async () => {
  users = new UsersRepository(database.db, now);
});

function keys(uid: string) {
  return database.db.selectFrom('users').select(['email', 'name_key', 'search']).where('identity_uid', '=', uid).executeTakeFirst();
}

test('the keys by which lists sort and search follow name and address', async () => {
  await users.findOrCreate('ann', { email: 'ann@example.org', emailVerified: true, name: 'Ännchen Öz' });
  expect(await keys('ann')).toMatchObject({ name_key: 'annchen oz', search: "'ann' 'annchen' 'example' 'org' 'oz'" });
  await users.updateProfile('ann', { email: 'zoe@example.org', emailVerified: true, name: 'Zoe' }, now());
  expect(await keys('ann')).toMatchObject({ name_key: 'zoe', search: "'example' 'org' 'zoe'" });
});

test('a user whose address now belongs to another account is no longer found by it', async () => {
  const { id } = await users.findOrCreate('bob', { email: 'shared@example.org', emailVerified: true, name: 'Bob' });
  await users.findOrCreate('eve', { email: 'shared@example.org', emailVerified: true, name: 'Eve' });
  const former = await keys('bob');
  expect(former?.email).toBe(`${id}@former.invalid`);
  expect(former?.search).toContain("'bob'");
  expect(former?.search).toContain("'former'");
  expect(former?.search).not.toContain("'shared'");
  expect((await keys('eve'))?.search).toContain("'shared'");
});

test('the time of the last visit is that of the latest session, precise to five minutes, and never goes back', async () => {
  const { id } = await users.findOrCreate('cat', { email: 'cat@example.org', emailVerified: true, name: 'Cat' });
  const sessions = new SessionsRepository(database.db, now);
  const seen = async () =>
    (await database.db.selectFrom('users').select('last_seen_at').where('id', '=', id).executeTakeFirst())?.last_seen_at.toISOString();
  expect(await seen()).toBe('1970-01-01T00:00:00.000Z');
  await sessions.record(id, new Date('2026-02-01T00:00:00Z'), 'One');
  expect(await seen()).toBe('2026-03-01T09:30:00.000Z');
  time = new Date('2026-03-01T08:00:00Z');
  await sessions.record(id, new Date('2026-02-02T00:00:00Z'), 'Other');
  expect(await seen()).toBe('2026-03-01T09:30:00.000Z');
});
