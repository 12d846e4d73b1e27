import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// What the server itself keeps in the data folder. PostgreSQL looks after its own files. The folder may have others, which are not ours.
const OURS: readonly string[] = Object.freeze([
  'audit-anchors.jsonl',
  'compiled',
  'demo-seeded',
  'files',
  'identity',
  'secret.key',
  'uploads',
]);

/**
 * Takes the rights of other accounts away from what earlier versions wrote into the data folder: files then have mode 600 and folders 700.
 * Links are not followed.
 */
export function keepToOwner(dataDir: string): void {
  for (const name of OURS) restrict(join(dataDir, name));
}

function restrict(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || stat.uid !== process.getuid?.() || !(stat.isFile() || stat.isDirectory())) return;
  if ((stat.mode & 0o077) !== 0) chmodSync(path, stat.isDirectory() ? 0o700 : 0o600);
  if (stat.isDirectory()) for (const name of readdirSync(path)) restrict(join(path, name));
}
