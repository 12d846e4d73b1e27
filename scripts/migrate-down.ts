import { existsSync } from 'node:fs';
import { orderPlugins } from '../src/core/contract/plugin-order.ts';
import { StartupError } from '../src/core/server/app/startup-error.ts';
import { readConfig } from '../src/core/server/config/read-config.ts';
import { readLock } from '../src/core/server/db/data-folder-lock.ts';
import { listMigrations } from '../src/core/server/db/migration-list.ts';
import { migrateDown } from '../src/core/server/db/migrator.ts';
import { openForCommand } from '../src/core/server/db/open-for-command.ts';
import { createLogger } from '../src/core/server/observability/create-logger.ts';
import { serverPlugins } from '../src/plugins/index.server.ts';

/*
 * npm run migrate:down -- ID
 * Takes back all changes of the database after the one with this id. The data that they hold is lost.
 */

const plugins = orderPlugins(serverPlugins);
const ids = listMigrations(plugins).map(({ id }) => id);
const args = process.argv.slice(2);
const [keep] = args;
if (args.length !== 1 || keep === undefined || !ids.includes(keep)) {
  console.error(`Say which change is the last to keep: npm run migrate:down -- ID, where ID is one of\n  ${ids.join('\n  ')}`);
  process.exitCode = 2;
} else {
  process.exitCode = await takeBack(keep).catch(report);
}

async function takeBack(id: string): Promise<number> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    if (!existsSync(config.dataDir)) return refuse('There is no database yet.');
    if (readLock(config.dataDir)?.purpose === 'server') return refuse('Stop the server first: it would lose tables that it uses.');
  }
  const { db, close } = await openForCommand(config, createLogger('warn'));
  try {
    const undone = await migrateDown(db, plugins, id);
    console.log(undone.length === 0 ? 'There was nothing to take back.' : `Took back ${undone.join(', ')}.`);
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
