import { sql } from 'kysely';
import type { MasterRowFilters } from '../../contract/schemas.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { isAfter, type RowPosition, rowConditions } from '../rows/row-list.ts';
import { findRows, type StoredRow } from '../rows/stored-row.ts';

/** Rows of one statement. A row may have fifty alternative names. */
const BATCH = 500;

/** The rows of a list in its order, without merged ones. */
export async function* exportedRows(
  db: MasterRowDatabase,
  kinds: Kinds,
  entity: string,
  filters: MasterRowFilters,
): AsyncGenerator<StoredRow> {
  const conditions = await rowConditions(db, kinds, entity, filters);
  for (let after: RowPosition | undefined; ; ) {
    const { rows: places } = await sql<{ sort: number; code: string }>`
      select r.sort, r.code from master_rows r where ${conditions} and ${isAfter(after)}
      order by r.sort, r.code limit ${BATCH}`.execute(db);
    const codes = places.map(({ code }) => code);
    const found = new Map((await findRows(db, entity, codes)).map((row) => [row.code, row]));
    for (const code of codes) {
      const row = found.get(code);
      // A row may have been deleted or merged between the two statements.
      if (row !== undefined && row.mergedInto === null) yield row;
    }
    const last = places.at(-1);
    if (last === undefined || places.length < BATCH) return;
    after = [last.sort, last.code];
  }
}
