import { migrateUp } from '../src/core/server/db/migrator.ts';
import { operatorCall } from '../src/core/server/errors/operator-call.ts';
import { openSecrets } from '../src/core/server/secrets/open-secrets.ts';
import { acceptSecret } from '../src/core/server/secrets/secret-fingerprint.ts';
import { onStoppedDatabase } from './setup/stopped-database.ts';

/*
 * npm run secret:accept
 * Makes the present secret key, of SECRET_KEY or of the data folder, the one that the database is used with.
 */

const REFUSALS = {
  noDatabase: 'There is no database yet: the first start takes the key that it finds.',
  serverRuns: 'Stop the server first: it works with the key of before.',
};

if (process.argv.length > 2) {
  console.error(`This command takes no arguments: ${operatorCall('secret-accept')}`);
  process.exitCode = 2;
} else {
  process.exitCode = await onStoppedDatabase(REFUSALS, async (db, config) => {
    await migrateUp(db, []);
    await acceptSecret(db, openSecrets(config));
    console.log('The database now accepts this secret key. Values sealed with another key are refused.');
  });
}
