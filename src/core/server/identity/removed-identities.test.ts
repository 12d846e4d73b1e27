import { testDatabase } from '#core/testing/test-database.ts';
import { RemovedIdentities } from './removed-identities.ts';
import { UsersRepository } from './users-repository.ts';

const HOUR = 3_600_000;

let clock: number;
const now = (): Date => new Date(clock);

const database = testDatabase();
let removed: RemovedIdentities;
let asked: string[];
beforeEach(async () => {
  clock = Date.parse('2026-03-01T09:30:00Z');
  removed = new RemovedIdentities(database.db, now);
  asked = [];
  await database.db.deleteFrom('removed_identities').execute();
});

/** Creates and deletes users one after another. */
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

test('an account that the provider fails to delete stays pending', async () => {
  await gone('ann', 'stuck', 'bob');
  expect(await removed.pending()).toEqual(['ann', 'stuck', 'bob']);
  await removed.complete('ann', provider);
  await expect(removed.complete('stuck', provider)).rejects.toThrow('refused');
  expect(await removed.pending()).toEqual(['stuck', 'bob']);
});

test('a completed deletion is not repeated, and its entry is removed after a day', async () => {
  await gone('ann');
  await removed.complete('ann', provider);
  await removed.complete('ann', provider);
  clock += 23 * HOUR;
  await removed.forgetCompleted();
  expect([asked, await removed.has('ann')]).toEqual([['ann'], true]);
  clock += 2 * HOUR;
  await removed.forgetCompleted();
  await removed.complete('ann', provider);
  expect([asked, await removed.has('ann')]).toEqual([['ann'], false]);
});

test('the entry of a pending deletion is not removed', async () => {
  await gone('stuck');
  clock += 1000 * HOUR;
  await removed.forgetCompleted();
  expect([await removed.pending(), await removed.has('stuck')]).toEqual([['stuck'], true]);
});
