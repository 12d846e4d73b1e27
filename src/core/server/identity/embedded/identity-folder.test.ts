import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openIdentityFolder } from './identity-folder.ts';

let dataDir: string;
let installationFile: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'trellis-identity-'));
  installationFile = path.join(dataDir, 'identity', 'installation.json');
});

afterEach(() => rmSync(dataDir, { recursive: true }));

test('makes keys once, keeps them, and lets only the owner read', () => {
  const first = openIdentityFolder(dataDir);
  expect(openIdentityFolder(dataDir)).toEqual(first);
  expect(first.tokenKey).toHaveLength(32);
  expect(first.tokenKey).not.toEqual(first.passwordKey);
  expect(statSync(path.join(dataDir, 'identity')).mode & 0o777).toBe(0o700);
  expect(statSync(installationFile).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.join(dataDir, 'identity'))).toEqual(['installation.json']);
});

test('refuses a folder of a newer version', () => {
  openIdentityFolder(dataDir);
  const installation = JSON.parse(readFileSync(installationFile, 'utf8'));
  writeFileSync(installationFile, JSON.stringify({ ...installation, version: 3 }));
  expect(() => openIdentityFolder(dataDir)).toThrow(/written by a newer version of Trellis/);
});

test.each(['', '{', '{"version":1}', '{"version":1,"secret":"short"}'])('refuses a damaged installation file: %j', (content) => {
  openIdentityFolder(dataDir);
  writeFileSync(installationFile, content);
  expect(() => openIdentityFolder(dataDir)).toThrow(/installation\.json is damaged/);
});

test('refuses to make new keys for accounts that exist', () => {
  const { journalFile } = openIdentityFolder(dataDir);
  writeFileSync(journalFile, '');
  rmSync(installationFile);
  expect(() => openIdentityFolder(dataDir)).toThrow(/missing although accounts exist/);
});

test('keeps the keys of an earlier version and raises the version, since an older server could not read new passwords', () => {
  const first = openIdentityFolder(dataDir);
  const installation = JSON.parse(readFileSync(installationFile, 'utf8'));
  writeFileSync(installationFile, JSON.stringify({ ...installation, version: 1 }));
  expect(openIdentityFolder(dataDir)).toEqual(first);
  expect(JSON.parse(readFileSync(installationFile, 'utf8'))).toEqual({ ...installation, version: 2 });
  expect(statSync(installationFile).mode & 0o777).toBe(0o600);
});
