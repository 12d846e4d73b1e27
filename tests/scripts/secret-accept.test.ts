import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { lockDataFolder } from '#core/server/db/data-folder-lock.ts';
import { openSecrets } from '#core/server/secrets/open-secrets.ts';
import { agreeOnSecret } from '#core/server/secrets/secret-fingerprint.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';

const database = testDatabase();
let dataDir: string;

beforeAll(async () => {
  dataDir = testFolder();
});

function run(env: NodeJS.ProcessEnv, ...args: string[]): { status: number | null; said: string } {
  const options = { env: { ...BARE_ENVIRONMENT, DATA_DIR: dataDir, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('scripts/secret-accept.ts'), ...args], options);
  return { status, said: stdout + stderr };
}

const DONE = { status: 0, said: 'The database now accepts this secret key. Values sealed with another key are refused.\n' };

test('a new SECRET_KEY is valid from then on', async () => {
  const SECRET_KEY = randomBytes(32).toString('base64url');
  const secrets = openSecrets({ secretKey: Buffer.from(SECRET_KEY, 'base64url'), dataDir });
  await agreeOnSecret(database.db, { fingerprint: 'of the key of before' });
  await expect(agreeOnSecret(database.db, secrets)).rejects.toThrow('npm run secret:accept');
  expect(run({ DATABASE_URL: database.url, SECRET_KEY })).toEqual(DONE);
  await agreeOnSecret(database.db, secrets);
});

test('without SECRET_KEY, the key of the data folder is used, and created if needed', async () => {
  expect(run({ DATABASE_URL: database.url })).toEqual(DONE);
  expect(statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  await agreeOnSecret(database.db, openSecrets({ secretKey: undefined, dataDir }));
});

test('an invalid SECRET_KEY is refused without repeating it', () => {
  expect(run({ DATABASE_URL: database.url, SECRET_KEY: 'hush' })).toEqual({
    status: 1,
    said: 'The environment variable SECRET_KEY is too short: it must be 32 bytes in base64url, 43 characters.\n',
  });
});

test('a server that uses the data folder must be stopped first', async () => {
  const lock = await lockDataFolder(dataDir);
  expect(run({})).toEqual({ status: 1, said: 'Stop the server first: it works with the key of before.\n' });
  lock.release();
});

test('without a data folder there is nothing to accept', () => {
  const said = 'There is no database yet: the first start takes the key that it finds.\n';
  expect(run({ DATA_DIR: path.join(dataDir, 'none') })).toEqual({ status: 1, said });
});

test('arguments are refused', () => {
  expect(run({}, '--force')).toEqual({ status: 2, said: 'This command takes no arguments: npm run secret:accept\n' });
});
