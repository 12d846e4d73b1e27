import type { Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/core-tables.ts';
import type { ApplicationTables } from './application-tables.ts';

/** The database as this plugin sees it. */
export type ApplicationsDatabase = Kysely<CoreTables & ApplicationTables>;

/** A transaction on it. */
export type ApplicationsTransaction = Transaction<CoreTables & ApplicationTables>;
