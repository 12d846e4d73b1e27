import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { RemovedIdentities } from './removed-identities.ts';
import { UsersRepository } from './users-repository.ts';

const MINUTE = 60_000;

let clock: number;
const now = (): Date => new Date(clock);

let database: TestDatabase;
let removed: RemovedIdentities;
let asked: string[];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = Date.parse('2026-03-01T09:30:00Z');
  removed = new RemovedIdentities(database.db, now);
  asked = [];
  await database.db.deleteFrom('removed_identities').execute();
});

/** Users who were deleted here, one after another. */
async function gone(...uids: string[]): Promise<void> {
  const users = new UsersRepository(database.db, now);
  for (const uid of uids) {
    const { id } = await users.findOrCreate(uid, { email: `${uid}@example.org`, emailVerified: true, name: uid });
    await removed.remove(id);
    clock += 1;
  }
}

/** A provider that never deletes `stuck`. */
async function provider(uid: string): Promise<void> {
  asked.push(uid);
  if (uid === 'stuck') throw new Error('refused');
}

test('one that is always refused holds no other one up, and is tried again ever more rarely', async () => {
  await gone('ann', 'stuck', 'bob');
  expect(await removed.complete(provider)).toEqual([{ tries: 1, error: new Error('refused') }]);
  expect(asked).toEqual(['ann', 'stuck', 'bob']);

  const begin = clock;
  const triedAt: number[] = [];
  for (let minute = 1; minute <= 40; minute += 1) {
    clock = begin + minute * MINUTE;
    const [refusal] = await removed.complete(provider);
    if (refusal !== undefined) triedAt.push(minute);
  }
  expect(triedAt).toEqual([1, 3, 7, 15, 31]);
  expect(asked.slice(3)).toEqual(triedAt.map(() => 'stuck'));
});

test('after many refusals it is tried once a day', async () => {
  await gone('stuck');
  await database.db.updateTable('removed_identities').set({ tries: 2_000_000_000 }).execute();
  await removed.complete(provider);
  clock += 1439 * MINUTE;
  expect(await removed.complete(provider)).toEqual([]);
  clock += MINUTE;
  expect(await removed.complete(provider)).toMatchObject([{ tries: 2_000_000_002 }]);
});

test('what was done is not done again, and is forgotten after a day', async () => {
  await gone('ann');
  await removed.complete(provider);
  clock += 23 * 60 * MINUTE;
  await removed.complete(provider);
  expect([asked, await removed.has('ann')]).toEqual([['ann'], true]);
  clock += 2 * 60 * MINUTE;
  await removed.complete(provider);
  expect([asked, await removed.has('ann')]).toEqual([['ann'], false]);
});

test('of two servers at once one asks the provider', async () => {
  await gone('ann', 'bob');
  await Promise.all([removed.complete(provider), new RemovedIdentities(database.db, now).complete(provider)]);
  expect(asked.sort()).toEqual(['ann', 'bob']);
});
