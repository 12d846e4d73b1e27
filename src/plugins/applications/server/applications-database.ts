import type { Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { ApplicationTables } from './application-tables.ts';

export type ApplicationsDatabase = Kysely<CoreTables & ApplicationTables>;

export type ApplicationsTransaction = Transaction<CoreTables & ApplicationTables>;
