import { v7 as uuidv7 } from 'uuid';
import { testDatabase } from '#core/testing/test-database.ts';
import { purgeSessions } from './sessions-repository.ts';
import { UsersRepository } from './users-repository.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

const database = testDatabase();
let userId: string;
beforeAll(async () => {
  const users = new UsersRepository(database.db, () => NOW);
  userId = (await users.findOrCreate('uid-1', { email: 'ann@example.org', emailVerified: true, name: 'Ann' })).id;
});
beforeEach(() => database.db.deleteFrom('sessions').execute());

/** Creates sessions that began one after another and were last used at this time. */
async function used(lastSeen: Date, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: uuidv7(),
    user_id: userId,
    auth_time: new Date(lastSeen.getTime() - at * 1000),
    user_agent: '',
    first_seen: lastSeen,
    last_seen: lastSeen,
  }));
  await database.db.insertInto('sessions').values(rows).execute();
}

async function left(): Promise<Date[]> {
  return (await database.db.selectFrom('sessions').select('last_seen').execute()).map((row) => row.last_seen);
}

test('sessions that were unused for 90 days are deleted, even if their user never returns', async () => {
  await used(daysAgo(91), 2);
  await used(daysAgo(89), 1);
  expect(await purgeSessions(database.db, NOW)).toBe(2);
  expect(await left()).toEqual([daysAgo(89)]);
  expect(await purgeSessions(database.db, NOW)).toBe(0);
});

test('many sessions are deleted in batches, and two servers can do it together without a failure', async () => {
  await used(daysAgo(100), 2500);
  const [one = 0, other = 0] = await Promise.all([purgeSessions(database.db, NOW), purgeSessions(database.db, NOW)]);
  // A row that another server has locked is skipped, so one server can end early. The next run deletes the rest.
  expect(one + other + (await purgeSessions(database.db, NOW))).toBe(2500);
  expect(await left()).toEqual([]);
});
