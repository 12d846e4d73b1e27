import { sql } from 'kysely';
import type { BenchDatabase } from '../api/world.ts';

/** Fills tables without their indexes and makes these again, which takes a fraction of the time. Keys stay. */
export async function withoutIndexes(db: BenchDatabase, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any(${tables}::regclass[]) and not indisunique`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fill();
  await db.connection().execute(async (own) => {
    await sql`set maintenance_work_mem = '1GB'`.execute(own);
    for (const { definition } of rows) await sql.raw(definition).execute(own);
    await sql`reset maintenance_work_mem`.execute(own);
  });
}
