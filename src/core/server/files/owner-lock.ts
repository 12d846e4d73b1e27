import { sql } from 'kysely';
import type { FileOwner } from '#core/contract/files/file-purpose.ts';
import type { FileDatabase } from './file-tables.ts';

/** Uploads, uses and deletions of one owner's files run one after another until the end of the transaction. */
export async function lockOwner(db: FileDatabase, { kind, id }: FileOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${kind} ${id}`}, 0))`.execute(db);
}
