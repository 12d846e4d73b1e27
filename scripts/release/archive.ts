import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { create } from 'tar';

/** Copies a file to its place. Permissions do not depend on the umask of the checkout. */
export function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  chmodSync(to, statSync(from).mode & 0o100 ? 0o755 : 0o644);
}

/**
 * Copies a source of TypeScript with spaces in the place of its types, as Node itself does at each start. Lines and columns stay the same.
 */
export function copyWithoutTypes(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, stripTypeScriptTypes(readFileSync(from, 'utf8')));
  chmodSync(to, 0o644);
}

/**
 * Packs a folder. The same files give the same bytes: they are sorted, have one time, and belong to no user.
 *
 * @param time of all files, in seconds since 1970
 */
export async function packFolder(folder: string, archive: string, time: number): Promise<void> {
  const base = dirname(folder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(base, join(entry.parentPath, entry.name)))
    .sort();
  await create({ file: archive, cwd: base, portable: true, mtime: new Date(time * 1000), gzip: { level: 9 }, noDirRecurse: true }, files);
}
