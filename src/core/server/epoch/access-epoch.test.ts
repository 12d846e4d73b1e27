import { testDatabase } from '#core/testing/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AccessEpoch } from './access-epoch.ts';

const database = testDatabase();

const log = { warn: jest.fn() };

test('a raise is known here after the commit, and on another server when it reads', async () => {
  const [here, there] = [new AccessEpoch(database.db, log), new AccessEpoch(database.db, log)];
  await here.read();
  await there.read();
  const before = here.current;
  await inTransaction(database.db, async (_own, transaction) => {
    await here.raise(transaction);
    expect(here.current).toBe(before);
  });
  expect([here.current, there.current]).toEqual([before + 1, before]);
  await there.read();
  expect(there.current).toBe(before + 1);
});

test('a raise in a transaction that is rolled back changes nothing', async () => {
  const epoch = new AccessEpoch(database.db, log);
  await epoch.read();
  const before = epoch.current;
  const work = inTransaction(database.db, async (_own, transaction) => {
    await epoch.raise(transaction);
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  await epoch.read();
  expect(epoch.current).toBe(before);
});

test('twenty simultaneous raises raise the number by twenty', async () => {
  const epoch = new AccessEpoch(database.db, log);
  await epoch.read();
  const before = epoch.current;
  await Promise.all(Array.from({ length: 20 }, () => inTransaction(database.db, (_own, transaction) => epoch.raise(transaction))));
  expect(epoch.current).toBe(before + 20);
});
