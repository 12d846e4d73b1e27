import { hkdfSync } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { openIdentityFolder } from './identity-folder.ts';

const tokenKey = Buffer.alloc(32, 1);
let dataDir: string;
let installationFile: string;

beforeEach(() => {
  dataDir = testFolder();
  installationFile = path.join(dataDir, 'identity', 'installation.json');
});

test('generates keys once, keeps them, and makes them readable for the owner alone', () => {
  const first = openIdentityFolder(dataDir, tokenKey);
  expect(openIdentityFolder(dataDir, tokenKey)).toEqual(first);
  expect(first.tokenKey).toEqual(tokenKey);
  expect(first.passwordKey).toHaveLength(32);
  expect(first.logKey).not.toEqual(first.passwordKey);
  expect(statSync(path.join(dataDir, 'identity')).mode & 0o777).toBe(0o700);
  expect(statSync(installationFile).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.join(dataDir, 'identity'))).toEqual(['installation.json']);
});

test('refuses a folder of a newer version', () => {
  openIdentityFolder(dataDir, tokenKey);
  const installation = JSON.parse(readFileSync(installationFile, 'utf8'));
  writeFileSync(installationFile, JSON.stringify({ ...installation, version: 4 }));
  expect(() => openIdentityFolder(dataDir, tokenKey)).toThrow(/written by a newer version of Trellis/);
});

test.each(['', '{', '{"version":1}', '{"version":1,"secret":"short"}'])('refuses a damaged installation file: %j', (content) => {
  openIdentityFolder(dataDir, tokenKey);
  writeFileSync(installationFile, content);
  expect(() => openIdentityFolder(dataDir, tokenKey)).toThrow(/installation\.json is damaged/);
});

test('refuses to generate new keys for existing accounts', () => {
  const { journalFile } = openIdentityFolder(dataDir, tokenKey);
  writeFileSync(journalFile, '');
  rmSync(installationFile);
  expect(() => openIdentityFolder(dataDir, tokenKey)).toThrow(/missing although accounts exist/);
});

test.each([1, 2])('keeps all keys of a folder of version %i, so that users stay signed in', (version) => {
  const { tokenKey: given, ...others } = openIdentityFolder(dataDir, tokenKey);
  const installation = JSON.parse(readFileSync(installationFile, 'utf8'));
  writeFileSync(installationFile, JSON.stringify({ ...installation, version }));
  const kept = openIdentityFolder(dataDir, tokenKey);
  expect(kept).toMatchObject(others);
  expect(kept.tokenKey).toEqual(ownTokenKey(installation.secret));
  expect(kept.tokenKey).not.toEqual(given);
  expect(openIdentityFolder(dataDir, Buffer.alloc(32, 2))).toEqual(kept);
});

test('raises version 1 to 2, because an older server could not read new passwords', () => {
  openIdentityFolder(dataDir, tokenKey);
  const installation = JSON.parse(readFileSync(installationFile, 'utf8'));
  writeFileSync(installationFile, JSON.stringify({ ...installation, version: 1 }));
  openIdentityFolder(dataDir, tokenKey);
  expect(JSON.parse(readFileSync(installationFile, 'utf8'))).toEqual({ ...installation, version: 2 });
  expect(statSync(installationFile).mode & 0o777).toBe(0o600);
});

/** The token key as versions 1 and 2 derived it. */
function ownTokenKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', 'trellis identity tokens', 32));
}
