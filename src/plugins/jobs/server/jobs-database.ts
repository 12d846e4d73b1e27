import type { Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { PostingTables } from './job-tables.ts';

export type JobsTables = PostingTables;

export type JobsDatabase = Kysely<CoreTables & JobsTables>;

export type JobsTransaction = Transaction<CoreTables & JobsTables>;
