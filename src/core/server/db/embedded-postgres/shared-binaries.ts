import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withFolder } from '../folder-errors.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

// Belongs to root, and only root may write to it, so that no other user can replace a program.
const SHARED = '/var/lib/trellis';

/**
 * Copies the programs (60 MB) once to a folder where every account can run them. Returns the folder of the copy.
 *
 * @throws StartupError when the folder cannot be written
 */
export function shareBinaries({ folder, version }: PostgresBinaries): string {
  const shared = join(SHARED, `pg-${version}`);
  if (existsSync(shared)) return shared;
  return withFolder(SHARED, () => {
    const unfinished = `${shared}.${process.pid}`;
    mkdirSync(SHARED, { recursive: true, mode: 0o755 });
    chmodSync(SHARED, 0o755);
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
    openToAll(unfinished);
    // Renamed when complete, so an interrupted copy is never used.
    if (existsSync(shared)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, shared);
    return shared;
  });
}

/** Lets every user read and run what the owner may, whatever the umask was at installation. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
