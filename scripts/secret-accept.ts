import { existsSync } from 'node:fs';
import { StartupError } from '../src/core/server/app/startup-error.ts';
import { readConfig } from '../src/core/server/config/read-config.ts';
import { readLock } from '../src/core/server/db/data-folder-lock.ts';
import { migrateUp } from '../src/core/server/db/migrator.ts';
import { openForCommand } from '../src/core/server/db/open-for-command.ts';
import { createLogger } from '../src/core/server/observability/create-logger.ts';
import { openSecrets } from '../src/core/server/secrets/open-secrets.ts';
import { acceptSecret } from '../src/core/server/secrets/secret-fingerprint.ts';

/*
 * npm run secret:accept
 * Makes the present secret key, of SECRET_KEY or of the data folder, the one that the database is used with.
 */

if (process.argv.length > 2) {
  console.error('This command takes no arguments: npm run secret:accept');
  process.exitCode = 2;
} else {
  process.exitCode = await accept().catch(report);
}

async function accept(): Promise<number> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    if (!existsSync(config.dataDir)) return refuse('There is no database yet: the first start takes the key that it finds.');
    if (readLock(config.dataDir)?.purpose === 'server') return refuse('Stop the server first: it works with the key of before.');
  }
  const { db, close } = await openForCommand(config, createLogger('warn'));
  try {
    await migrateUp(db, []);
    await acceptSecret(db, openSecrets(config));
    console.log('The database is used with this secret key from now on. What was sealed with another one is refused.');
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
