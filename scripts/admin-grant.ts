import { existsSync } from 'node:fs';
import { StartupError } from '../src/core/server/app/startup-error.ts';
import { readConfig } from '../src/core/server/config/read-config.ts';
import { migrateUp } from '../src/core/server/db/migrator.ts';
import { openForCommand } from '../src/core/server/db/open-for-command.ts';
import { UsersRepository } from '../src/core/server/identity/users-repository.ts';
import { createLogger } from '../src/core/server/observability/create-logger.ts';

/*
 * npm run admin:grant -- EMAIL
 * Makes the user with this address an administrator, beside a running server or without one.
 */

const args = process.argv.slice(2);
const [email] = args;
if (args.length !== 1 || email === undefined || !/^[^@\s]+@[^@\s]+$/.test(email)) {
  console.error('Say whom: npm run admin:grant -- EMAIL');
  process.exitCode = 2;
} else {
  process.exitCode = await grant(email).catch(report);
}

async function grant(address: string): Promise<number> {
  const config = readConfig(process.env);
  const nobody = `No user has the address ${address}. It is known here once its owner has signed in.`;
  if (config.databaseUrl === undefined && !existsSync(config.dataDir)) return refuse(nobody);
  const { db, close } = await openForCommand(config, createLogger('warn'));
  try {
    await migrateUp(db, []);
    if (!(await new UsersRepository(db, () => new Date()).setRole(address, 'admin'))) return refuse(nobody);
    console.log(`${address} is an administrator now.`);
    return 0;
  } finally {
    await close();
  }
}

function refuse(sentence: string): number {
  console.error(sentence);
  return 1;
}

function report(error: unknown): number {
  if (!(error instanceof StartupError)) throw error;
  return refuse(error.message);
}
