import { orderPlugins } from '../src/core/contract/plugin-order.ts';
import { listMigrations } from '../src/core/server/db/migration-list.ts';
import { migrateBack } from '../src/core/server/db/migrator.ts';
import { operatorCall } from '../src/core/server/errors/operator-call.ts';
import { serverPlugins } from '../src/plugins/index.server.ts';
import { onStoppedDatabase } from './setup/stopped-database.ts';

/*
 * npm run migrate:down -- ID...
 * Takes back the changes of the database that an older version lacks. Each id is the last migration to keep of its plugin, or of the core.
 * The others keep all of theirs. The data that the reverted migrations hold is lost.
 */

const REFUSALS = {
  noDatabase: 'There is no database yet.',
  serverRuns: 'Stop the server first: it would lose tables that it uses.',
};

const plugins = orderPlugins(serverPlugins);
const ids = listMigrations(plugins).map(({ id }) => id);
const keep = process.argv.slice(2);
if (keep.length === 0 || keep.some((id) => !ids.includes(id))) {
  console.error(
    `Name the last migration to keep of each plugin that goes back: ${operatorCall('migrate-down', 'ID...')}, where ID is of\n  ${ids.join('\n  ')}`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = await onStoppedDatabase(REFUSALS, async (db) => {
    const undone = await migrateBack(db, plugins, keep);
    console.log(undone.length === 0 ? 'There was no migration to roll back.' : `Rolled back ${undone.join(', ')}.`);
  });
}
