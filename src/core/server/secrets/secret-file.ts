import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { KEY_BYTES, secretOf, secretText, secretTextFault } from '../config/secret-text.ts';
import { withFolder } from '../db/folder-errors.ts';
import { errorCode } from '../errors/caught-error.ts';
import { StartupError } from '../errors/startup-error.ts';

const NAME = 'secret.key';
const OWNER_ALONE = 0o600;

/**
 * The secret key in `secret.key` of the data folder; `undefined` when there is no such file. It removes the read permission of all other
 * users.
 *
 * @throws StartupError when the file is damaged or cannot be read
 */
export function readSecretFile(dataDir: string): Buffer | undefined {
  const file = path.join(dataDir, NAME);
  return withFolder(file, () => {
    const text = textIn(file);
    if (text === undefined) return undefined;
    const fault = secretTextFault(text);
    if (fault !== undefined) throw new StartupError(`The key in ${file} ${fault}. Restore the file from a backup.`);
    if ((statSync(file).mode & 0o777) !== OWNER_ALONE) chmodSync(file, OWNER_ALONE);
    return secretOf(text);
  });
}

/**
 * The secret key in `secret.key` of the data folder. A missing file is created. Several processes that create it at once agree on one key,
 * and a crash leaves a complete file or none.
 *
 * @throws StartupError when the file is damaged, or cannot be read or written
 */
export function ensureSecretFile(dataDir: string): Buffer {
  const found = readSecretFile(dataDir);
  if (found !== undefined) return found;
  withFolder(dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    placeNew(path.join(dataDir, NAME));
    removeDrafts(dataDir);
    flushFolder(dataDir);
  });
  return ensureSecretFile(dataDir);
}

/** Links a complete file into place. A link never replaces a file, so the first of several processes wins. */
function placeNew(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${secretText(randomBytes(KEY_BYTES))}\n`, { mode: OWNER_ALONE, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Another process was faster. It may have removed this draft too.
    if (errorCode(error) !== 'EEXIST' && errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Removes drafts, including those that a crash left. */
function removeDrafts(dataDir: string): void {
  const drafts = readdirSync(dataDir).filter((name) => name.startsWith(`${NAME}.`));
  for (const draft of drafts) rmSync(path.join(dataDir, draft), { force: true });
}

// The database will soon store the fingerprint of this key. Without the flush, a power failure could lose the file and keep the
// fingerprint.
function flushFolder(dataDir: string): void {
  const folder = openSync(dataDir, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
