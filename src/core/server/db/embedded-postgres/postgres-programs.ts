import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { choosePostgresAccount, mayExecute, type PostgresAccount } from './postgres-account.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { shareBinaries } from './shared-binaries.ts';

/** PostgreSQL's programs, ready to run, and who runs them. */
export interface PostgresPrograms {
  readonly postgres: string;
  readonly initdb: string;
  readonly major: number;
  /** `undefined`: our own account. */
  readonly account: PostgresAccount | undefined;
  /** Goes before the program's name: ends PostgreSQL when we die, however we die. Empty where the system cannot. */
  readonly launcher: readonly string[];
}

/** What PostgreSQL sees of our environment: nothing that could change how it sorts, formats or speaks. */
export const POSTGRES_ENVIRONMENT = Object.freeze({ PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' });

// SIGINT is PostgreSQL's fast shutdown.
const DIE_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT'];

/**
 * Finds the programs and brings them where the account that will run them can reach them.
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
