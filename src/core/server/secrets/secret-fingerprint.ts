import type { Database } from '../db/database.ts';
import { operatorCall } from '../errors/operator-call.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { Secrets } from './secrets.ts';

/**
 * Records in a database that it is used with this secret key, unless it has a record. The first of several servers decides.
 *
 * @throws StartupError when the database is used with another secret key
 */
export async function agreeOnSecret(db: Database, { fingerprint }: Pick<Secrets, 'fingerprint'>): Promise<void> {
  await db
    .insertInto('secret_fingerprint')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .execute();
  const agreed = await db.selectFrom('secret_fingerprint').select('fingerprint').executeTakeFirst();
  if (agreed?.fingerprint === fingerprint) return;
  throw new StartupError(
    `The database is used with another secret key. Set SECRET_KEY to that key, or copy the file secret.key of the earlier data folder into DATA_DIR. Servers that share a database need the same SECRET_KEY. If that key is lost, stop every server and run ${operatorCall('secret-accept')} to use this key from then on.`,
  );
}

/** Replaces the recorded secret key of the database with this one. Servers with another key no longer start. */
export async function acceptSecret(db: Database, { fingerprint }: Pick<Secrets, 'fingerprint'>): Promise<void> {
  await db
    .insertInto('secret_fingerprint')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ fingerprint }))
    .execute();
}
