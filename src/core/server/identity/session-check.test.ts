import { testDatabase } from '#core/testing/test-database.ts';
import { RemovedIdentities } from './removed-identities.ts';
import { createSessionCheck, type SessionCheck } from './session-check.ts';
import { SessionsRepository } from './sessions-repository.ts';
import { UsersRepository } from './users-repository.ts';

const now = (): Date => new Date('2026-03-01T09:30:00Z');
const before = new Date('2026-03-01T09:00:00Z');

const database = testDatabase();
let check: SessionCheck;
let userId: string;

beforeAll(async () => {
  check = createSessionCheck(database.db, now);
});

beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
  const users = new UsersRepository(database.db, now);
  userId = (await users.findOrCreate('ann', { email: 'ann@example.org', emailVerified: true, name: 'Ann' })).id;
});

test('a session is live until it is ended, and other sessions stay live', async () => {
  expect(await check('ann', before)).toBe('live');
  await new SessionsRepository(database.db, now).end(userId, before);
  expect(await check('ann', before)).toBe('ended');
  expect(await check('ann', now())).toBe('live');
});

test('no session of a suspended user is live', async () => {
  await database.db.updateTable('users').set({ status: 'suspended', suspended_for: 'spam' }).execute();
  expect(await check('ann', now())).toBe('suspended');
});

test('a user without a row has just signed up; the sessions of a deleted user are ended', async () => {
  expect(await check('bob', now())).toBe('live');
  await new RemovedIdentities(database.db, now).remove(userId);
  expect(await check('ann', now())).toBe('ended');
});
