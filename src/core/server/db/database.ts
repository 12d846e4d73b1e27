import type { Kysely } from 'kysely';
import type { CoreTables } from './core-tables.ts';

/** The database with the tables of the core. A plugin adds its own tables: `kernel.db.$extendTables<JobsTables>()`. */
export type Database = Kysely<CoreTables>;
