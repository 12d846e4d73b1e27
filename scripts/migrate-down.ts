import { orderPlugins } from '../src/core/contract/plugin-order.ts';
import { listMigrations } from '../src/core/server/db/migration-list.ts';
import { migrateDown } from '../src/core/server/db/migrator.ts';
import { serverPlugins } from '../src/plugins/index.server.ts';
import { onStoppedDatabase } from './setup/stopped-database.ts';

/*
 * npm run migrate:down -- ID
 * Takes back all changes of the database after the one with this id. The data that they hold is lost.
 */

const REFUSALS = {
  noDatabase: 'There is no database yet.',
  serverRuns: 'Stop the server first: it would lose tables that it uses.',
};

const plugins = orderPlugins(serverPlugins);
const ids = listMigrations(plugins).map(({ id }) => id);
const args = process.argv.slice(2);
const [keep] = args;
if (args.length !== 1 || keep === undefined || !ids.includes(keep)) {
  console.error(`Name the last migration to keep: npm run migrate:down -- ID, where ID is one of\n  ${ids.join('\n  ')}`);
  process.exitCode = 2;
} else {
  process.exitCode = await onStoppedDatabase(REFUSALS, async (db) => {
    const undone = await migrateDown(db, plugins, keep);
    console.log(undone.length === 0 ? 'There was no migration to roll back.' : `Rolled back ${undone.join(', ')}.`);
  });
}
