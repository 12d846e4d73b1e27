import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { z } from '#core/contract/schema.ts';
import { withFolder } from '../../db/folder-errors.ts';
import { StartupError } from '../../errors/startup-error.ts';

// Version of the folder's content. Raised when an older server can no longer read it.
// 2: each account has its own password salt.
const SALTED = 2;
// 3: tokens are signed with a key derived from the installation's secret key.
// An older folder keeps its own key, so that users stay signed in.
const VERSION = 3;

const installationSchema = z.object({ version: z.number(), secret: z.base64().length(44) });

/** The accounts of the embedded identity and the secrets of this installation. */
export interface IdentityFolder {
  readonly journalFile: string;
  /**
   * Signs ID tokens and refresh tokens; 32 bytes. It is the key of the caller, or in a folder of an earlier version the folder's own key.
   */
  readonly tokenKey: Buffer;
  /** Salts passwords that were stored before each account had its own salt; 32 bytes. */
  readonly passwordKey: Buffer;
  /** Hashes addresses in the log; 32 bytes. */
  readonly logKey: Buffer;
}

/**
 * Opens the folder `identity` under the data folder. On first use creates it, readable only by its owner.
 *
 * @throws StartupError when it belongs to a newer version, is damaged, or cannot be written
 */
export function openIdentityFolder(dataDir: string, tokenKey: Buffer): IdentityFolder {
  const folder = path.join(dataDir, 'identity');
  const journalFile = path.join(folder, 'accounts.jsonl');
  const installationFile = path.join(folder, 'installation.json');
  return withFolder(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    if (!existsSync(installationFile)) create(installationFile, journalFile);
    const { version, secret } = readInstallation(installationFile);
    if (version < SALTED) write(installationFile, secret, SALTED);
    const key = Buffer.from(secret, 'base64');
    return {
      journalFile,
      tokenKey: version < VERSION ? derive(key, 'tokens') : tokenKey,
      passwordKey: derive(key, 'passwords'),
      logKey: derive(key, 'log'),
    };
  });
}

function create(installationFile: string, journalFile: string): void {
  // With a new secret, every stored password would silently be wrong.
  if (existsSync(journalFile)) {
    throw new StartupError(`${installationFile} is missing although accounts exist beside it; restore it from a backup.`);
  }
  write(installationFile, randomBytes(32).toString('base64'), VERSION);
}

function write(installationFile: string, secret: string, version: number): void {
  const draft = `${installationFile}.new`;
  const file = openSync(draft, 'w', 0o600);
  writeSync(file, JSON.stringify({ version, secret }));
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, installationFile);
}

function readInstallation(installationFile: string): z.infer<typeof installationSchema> {
  const installation = installationSchema.safeParse(parseJson(readFileSync(installationFile, 'utf8')));
  if (!installation.success) throw new StartupError(`${installationFile} is damaged; restore it from a backup.`);
  if (installation.data.version > VERSION) {
    throw new StartupError(
      `${installationFile} was written by a newer version of Trellis; start that version, or use another data folder.`,
    );
  }
  return installation.data;
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
