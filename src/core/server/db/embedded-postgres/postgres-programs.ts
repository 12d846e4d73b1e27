import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { choosePostgresAccount, mayExecute, type PostgresAccount } from './postgres-account.ts';
import { findPostgresBinaries, shareBinaries } from './postgres-binaries.ts';

/** The PostgreSQL programs, ready to run, and the account that runs them. */
export interface PostgresPrograms {
  readonly postgres: string;
  readonly initdb: string;
  readonly major: number;
  /** `undefined` means the account of the server. */
  readonly account: PostgresAccount | undefined;
  /**
   * Command before the program's name that ends PostgreSQL when this process dies for any reason. Empty where the system has no such
   * command.
   */
  readonly launcher: readonly string[];
}

/** The environment of PostgreSQL, without variables that could change its sort order, formats or language. */
export const POSTGRES_ENVIRONMENT = Object.freeze({ PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' });

// SIGINT is PostgreSQL's fast shutdown.
const DIE_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT'];

/**
 * Finds the programs and copies them if necessary to where the account that runs them can reach them.
 *
 * @throws StartupError when that is not possible on this machine
 */
export function preparePrograms(cluster: string): PostgresPrograms {
  const binaries = findPostgresBinaries();
  const account = choosePostgresAccount(cluster);
  const own = join(binaries.folder, 'bin', 'postgres');
  const folder = account === undefined || mayExecute(account, own) ? binaries.folder : shareBinaries(binaries);
  return {
    postgres: join(folder, 'bin', 'postgres'),
    initdb: join(folder, 'bin', 'initdb'),
    major: binaries.major,
    account,
    launcher: canDieWithParent() ? DIE_WITH_PARENT : [],
  };
}

function canDieWithParent(): boolean {
  const [program = '', ...options] = DIE_WITH_PARENT;
  return spawnSync(program, [...options, 'true'], { env: POSTGRES_ENVIRONMENT, stdio: 'ignore' }).status === 0;
}
