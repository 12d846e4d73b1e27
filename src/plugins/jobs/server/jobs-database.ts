import type { Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/core-tables.ts';
import type { PostingTables } from './job-tables.ts';

/** All tables of the plugin `jobs`. */
export type JobsTables = PostingTables;

/** The database as this plugin sees it. */
export type JobsDatabase = Kysely<CoreTables & JobsTables>;

/** A transaction on it. */
export type JobsTransaction = Transaction<CoreTables & JobsTables>;
