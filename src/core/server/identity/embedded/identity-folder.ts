import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { z } from '#core/contract/schema.ts';
import { StartupError } from '../../app/startup-error.ts';
import { withFolder } from '../../db/folder-errors.ts';

/** Version of what the folder holds; raised when an older server could no longer read it. */
const VERSION = 1;

const installationSchema = z.object({ version: z.number(), secret: z.base64().length(44) });

/** Where the embedded identity keeps its accounts, and the secrets that belong to this installation alone. */
export interface IdentityFolder {
  readonly journalFile: string;
  /** Signs ID tokens and refresh tokens; 32 bytes. */
  readonly tokenKey: Buffer;
  /** Salts passwords; 32 bytes. */
  readonly passwordKey: Buffer;
}

/**
 * Opens `identity` under the data folder; on first use makes it, readable by its owner alone.
 *
 * @throws StartupError when it belongs to a newer version, is damaged, or cannot be written
 */
export function openIdentityFolder(dataDir: string): IdentityFolder {
  const folder = path.join(dataDir, 'identity');
  const journalFile = path.join(folder, 'accounts.jsonl');
  const installationFile = path.join(folder, 'installation.json');
  return withFolder(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    if (!existsSync(installationFile)) create(installationFile, journalFile);
    const secret = readSecret(installationFile);
    return { journalFile, tokenKey: derive(secret, 'tokens'), passwordKey: derive(secret, 'passwords') };
  });
}

function create(installationFile: string, journalFile: string): void {
  // A new secret would make every stored password wrong, silently.
  if (existsSync(journalFile)) {
    throw new StartupError(`${installationFile} is missing although accounts exist beside it; restore it from a backup.`);
  }
  const installation = { version: VERSION, secret: randomBytes(32).toString('base64') };
  const draft = `${installationFile}.new`;
  const file = openSync(draft, 'w', 0o600);
  writeSync(file, JSON.stringify(installation));
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, installationFile);
}

function readSecret(installationFile: string): Buffer {
  const installation = installationSchema.safeParse(parseJson(readFileSync(installationFile, 'utf8')));
  if (!installation.success) throw new StartupError(`${installationFile} is damaged; restore it from a backup.`);
  if (installation.data.version > VERSION) {
    throw new StartupError(
      `${installationFile} was written by a newer version of Trellis; start that version, or use another data folder.`,
    );
  }
  return Buffer.from(installation.data.secret, 'base64');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `trellis identity ${purpose}`, 32));
}
