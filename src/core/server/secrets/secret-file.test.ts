import { execFile } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { testFolder } from '#core/testing/test-folder.ts';
import { StartupError } from '../errors/startup-error.ts';
import { lookAtSecrets, openSecrets } from './open-secrets.ts';
import { ensureSecretFile, readSecretFile } from './secret-file.ts';

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = testFolder();
  file = path.join(dataDir, 'secret.key');
});

test('the key is generated once, kept, and readable for the owner alone', () => {
  const key = ensureSecretFile(dataDir);
  expect(key).toHaveLength(32);
  expect(ensureSecretFile(dataDir)).toEqual(key);
  expect(readFileSync(file, 'utf8')).toBe(`${key.toString('base64url')}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});

test('another folder has another key', () => {
  expect(ensureSecretFile(path.join(dataDir, 'one'))).not.toEqual(ensureSecretFile(path.join(dataDir, 'two')));
});

test('a missing data folder is created, accessible for the owner alone', () => {
  ensureSecretFile(path.join(dataDir, 'new'));
  expect(statSync(path.join(dataDir, 'new')).mode & 0o777).toBe(0o700);
});

test('processes that create the file at once agree on one key and leave no other file', async () => {
  const module = path.resolve('src/core/server/secrets/secret-file.ts');
  const script = `import { ensureSecretFile } from ${JSON.stringify(module)}; console.log(ensureSecretFile(process.argv[1]).toString('hex'))`;
  const make = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, dataDir]);
  const made = await Promise.all([make(), make(), make(), make()]);
  expect(new Set(made.map(({ stdout }) => stdout.trim()))).toEqual(new Set([ensureSecretFile(dataDir).toString('hex')]));
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});

test('drafts that a crash left are not used as key, and are removed', () => {
  writeFileSync(`${file}.0b5f`, 'half');
  expect(readSecretFile(dataDir)).toBeUndefined();
  expect(ensureSecretFile(dataDir)).toHaveLength(32);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});

test('a file that others may read is made readable for the owner alone', () => {
  const key = ensureSecretFile(dataDir);
  chmodSync(file, 0o644);
  expect(readSecretFile(dataDir)).toEqual(key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([
  ['', 'is too short'],
  ['half', 'is too short'],
  ['A'.repeat(44), 'is too long'],
  [`${'A'.repeat(42)}+`, 'must be base64url'],
  [`${'A'.repeat(43)}\n${'A'.repeat(43)}`, 'must be base64url'],
])('a damaged file is refused and kept: %j', (content, fault) => {
  writeFileSync(file, content);
  expect(() => ensureSecretFile(dataDir)).toThrow(StartupError);
  expect(() => ensureSecretFile(dataDir)).toThrow(`The key in ${file} ${fault}`);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('an unusable data folder is refused in one sentence', () => {
  writeFileSync(path.join(dataDir, 'file'), '');
  expect(() => ensureSecretFile(path.join(dataDir, 'file'))).toThrow(StartupError);
});

test('SECRET_KEY takes precedence over the file, and no file is created', () => {
  const secretKey = Buffer.alloc(32, 3);
  const given = openSecrets({ secretKey, dataDir }).fingerprint;
  expect(readdirSync(dataDir)).toEqual([]);
  expect(openSecrets({ secretKey: undefined, dataDir }).fingerprint).not.toBe(given);
  expect(openSecrets({ secretKey, dataDir }).fingerprint).toBe(given);
});

test('looking creates no file, and uses the key of an existing file', () => {
  const config = { secretKey: undefined, dataDir };
  expect(lookAtSecrets(config).fingerprint).not.toBe(lookAtSecrets(config).fingerprint);
  expect(readdirSync(dataDir)).toEqual([]);
  expect(lookAtSecrets({ secretKey: undefined, dataDir: path.join(dataDir, 'none') }).fingerprint).toHaveLength(43);
  const { fingerprint } = openSecrets(config);
  expect(lookAtSecrets(config).fingerprint).toBe(fingerprint);
});
