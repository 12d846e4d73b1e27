import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartupError } from '../../errors/startup-error.ts';

/** The account for PostgreSQL when the server runs as root, because PostgreSQL refuses to run as root. */
export interface PostgresAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Chooses the account; `undefined` means that of the server. As root: the owner of an existing database, else `postgres`, else `nobody`.
 *
 * @throws StartupError when the server runs as root and there is none
 */
export function choosePostgresAccount(databaseFolder: string): PostgresAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(databaseFolder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8');
  const account = findAccount(accounts, 'postgres') ?? findAccount(accounts, 'nobody');
  if (account !== undefined) return account;
  throw new StartupError(
    'PostgreSQL does not run as root, and this system has neither an account "postgres" nor "nobody". Start Trellis as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the account may run the program at its path. Under a closed home folder it may not. */
export function mayExecute(account: PostgresAccount, program: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', program], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function findAccount(accounts: string, name: string): PostgresAccount | undefined {
  const [, , uid, gid] =
    accounts
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}
