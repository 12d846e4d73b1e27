import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { textKey } from '#core/server/text/text-key.ts';
import { MOST_MAPPINGS } from '../contract/import-limits.ts';
import { importIssue } from '../contract/issues.ts';
import type { ImportMapping } from '../contract/mapping-schemas.ts';
import type { KeptMapping, ListedMapping } from '../contract/schemas.ts';
import type { AskedPlace } from './import-places.ts';
import type { ImportDatabase } from './import-tables.ts';

/** The mapping with which the user last checked an import at the place. */
export async function lastMapping(db: ImportDatabase, userId: string, { target, place }: AskedPlace): Promise<ImportMapping | undefined> {
  const row = await db
    .selectFrom('imports')
    .select('mapping')
    .where('user_id', '=', userId)
    .where('target', '=', target)
    .where('place', '=', place)
    // Until the first check, the mapping is a proposal.
    .where('counts', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.mapping ?? undefined;
}

const SIZE = sql<number>`octet_length(mapping::text)`.as('size');

/** The mappings that the user keeps at the place, by name. */
export async function keptMappings(db: ImportDatabase, userId: string, { target, place }: AskedPlace): Promise<ListedMapping[]> {
  return db
    .selectFrom('import_mappings')
    .select(['id', 'name', SIZE])
    .where('user_id', '=', userId)
    .where('target', '=', target)
    .where('place', '=', place)
    .orderBy('name_key')
    .execute();
}

/** A mapping with its content. @throws ApiFault not-found for a mapping of another user */
export async function keptMapping(db: ImportDatabase, userId: string, id: string): Promise<KeptMapping> {
  const kept = await db
    .selectFrom('import_mappings')
    .select(['id', 'name', 'mapping', SIZE])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (kept === undefined) throw new ApiFault('not-found');
  return kept;
}

/**
 * Keeps a mapping. One with the same name gets its place.
 *
 * @throws ApiFault invalid when the user keeps too many at the place
 */
export async function keepMapping(
  db: ImportDatabase,
  userId: string,
  { target, place }: AskedPlace,
  { name, mapping, at }: { readonly name: string; readonly mapping: ImportMapping; readonly at: Date },
): Promise<KeptMapping> {
  return inTransaction(db, async (own) => {
    await sql`select from users where id = ${userId} for update`.execute(own);
    const row = {
      id: uuidv7(),
      user_id: userId,
      target,
      place,
      name,
      name_key: textKey(name),
      mapping: JSON.stringify(mapping),
      created_at: at,
    };
    const kept = await own
      .insertInto('import_mappings')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'target', 'place', 'name_key'])
          .doUpdateSet({ name, mapping: JSON.stringify(mapping), created_at: at }),
      )
      .returning(['id', 'name', 'mapping', SIZE])
      .executeTakeFirstOrThrow();
    if ((await keptMappings(own, userId, { target, place })).length > MOST_MAPPINGS) {
      throw new ApiFault('invalid', [importIssue('imports.too-many-mappings', { limit: MOST_MAPPINGS }, 'name')]);
    }
    return kept;
  });
}

/** @throws ApiFault not-found for a mapping of another user */
export async function deleteMapping(db: ImportDatabase, userId: string, id: string): Promise<void> {
  const deleted = await db.deleteFrom('import_mappings').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw new ApiFault('not-found');
}
