import { freshDatabase } from '#core/testing/test-database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { acceptSecret, agreeOnSecret } from './secret-fingerprint.ts';
import { secretsFrom } from './secrets.ts';

const one = secretsFrom(Buffer.alloc(32, 1));
const other = secretsFrom(Buffer.alloc(32, 2));

const database = freshDatabase();

test('the first key is accepted, and stays accepted', async () => {
  await agreeOnSecret(database.db, one);
  await agreeOnSecret(database.db, one);
  expect(await database.db.selectFrom('secret_fingerprint').selectAll().execute()).toEqual([
    { only_row: true, fingerprint: one.fingerprint },
  ]);
});

test('another key is refused in a sentence that tells the operator what to do', async () => {
  await agreeOnSecret(database.db, one);
  await expect(agreeOnSecret(database.db, other)).rejects.toThrow(StartupError);
  await expect(agreeOnSecret(database.db, other)).rejects.toThrow(
    /^The database is used with another secret key\. Set SECRET_KEY .* secret\.key .* npm run secret:accept/,
  );
});

test('of servers with two keys that start at once, only those with one of the keys start', async () => {
  const starts = [one, other, one, other].map((secrets) => agreeOnSecret(database.db, secrets));
  const [first, second, third, fourth] = (await Promise.allSettled(starts)).map(({ status }) => status);
  expect([first, second]).toEqual([third, fourth]);
  expect([first, second].sort()).toEqual(['fulfilled', 'rejected']);
});

test('a key that was accepted on purpose is valid, and the previous key is not', async () => {
  await acceptSecret(database.db, one);
  await acceptSecret(database.db, other);
  await agreeOnSecret(database.db, other);
  await expect(agreeOnSecret(database.db, one)).rejects.toThrow(StartupError);
});
