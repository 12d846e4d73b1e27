import { sql } from 'kysely';
import type { Page } from '#core/contract/paging.ts';
import { z } from '#core/contract/schema.ts';
import { type CreatedCursor, type CursorCodec, createdCursor, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import type { CsvColumn } from '#core/server/spreadsheets/csv/csv-lines.ts';
import type { ImportFault, RowResult } from '../contract/import-run.ts';
import type { ColumnChange, ImportedRow } from '../contract/schemas.ts';
import { groupedFaults } from './grouped-faults.ts';
import type { AskedPlace } from './import-places.ts';
import { LISTED } from './import-store.ts';
import type { ImportDatabase, ListedRow, StoredChange, StoredFault } from './import-tables.ts';

interface PageInput {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A fault with the number of its row in a spreadsheet program. */
export interface LineFault extends StoredFault {
  readonly line: number;
}

/** The same with its place among all. */
interface RowFault extends LineFault {
  readonly number: number;
  readonly nth: number;
}

/** Rows of one file that are read for the download at once. */
const DOWNLOADED_AT_ONCE = 500;

/** The lists of imports, of their faults and of their rows. */
export class ImportLists {
  readonly #db: ImportDatabase;
  readonly #imports: CreatedCursor;
  readonly #rows: CursorCodec<number>;

  constructor(db: ImportDatabase, cursorKey: Buffer) {
    this.#db = db;
    this.#imports = createdCursor(cursorKey, 'imports.imports');
    this.#rows = cursorCodec(cursorKey, 'imports.rows', z.int());
  }

  /** The imports of a place, newest first. */
  async imports(query: AskedPlace & PageInput): Promise<Page<ListedRow>> {
    const after = this.#imports.after({ ...query });
    const rows = await this.#db
      .selectFrom('imports')
      .select(LISTED)
      .where('target', '=', query.target)
      .where('place', '=', query.place)
      .where('state', '<>', 'cancelled')
      .$if(after !== undefined, (some) => some.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id})`))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit + 1)
      .execute();
    return pageOf(rows, query.limit, this.#imports.of({ ...query }));
  }

  /** The most frequent faults of an import, equal ones as one; none before its check ends. */
  async faults(importId: string): Promise<ImportFault[]> {
    const found = await this.#db.selectFrom('imports').select(['counts', 'faults']).where('id', '=', importId).executeTakeFirst();
    if (found === undefined || found.counts === null) return [];
    // A server of the version before may have ended the check.
    return found.faults ?? groupedFaults(this.#db, importId);
  }

  /** All faults of an import. */
  async *allFaults(importId: string): AsyncGenerator<LineFault> {
    for (let last = { number: 0, nth: 0 }; ; ) {
      const found = await rowFaults(this.#db, importId, last);
      yield* found;
      const end = found.at(-1);
      if (end === undefined || found.length < DOWNLOADED_AT_ONCE) return;
      last = end;
    }
  }

  /** The rows with a result, in their order. */
  async rows(importId: string, { result, ...query }: PageInput & { readonly result: RowResult }): Promise<Page<ImportedRow>> {
    const asked = { ...query, importId, result };
    const rows = await this.#db
      .selectFrom('import_rows')
      .select(['number', 'line', 'title', 'changes'])
      .where('import_id', '=', importId)
      .where('result', '=', result)
      .where('number', '>', this.#rows.decode(asked) ?? 0)
      .orderBy('number')
      .limit(query.limit + 1)
      .execute();
    const { items, nextCursor } = pageOf(rows, query.limit, ({ number }) => this.#rows.encode(number, asked));
    return {
      items: items.map(({ line, title, changes }) => ({ line, title: title ?? '', result, changes: shownChanges(changes ?? []) })),
      nextCursor,
    };
  }
}

/** The columns of the downloaded faults. */
export const FAULT_COLUMNS: readonly CsvColumn<LineFault>[] = Object.freeze([
  { title: 'Row', cell: ({ line }) => line },
  { title: 'Column', cell: ({ label, column }) => label || column },
  { title: 'Value', cell: ({ value }) => value },
  { title: 'Fault', cell: ({ message }) => message },
]);

/** The next faults after a place. */
async function rowFaults(
  db: ImportDatabase,
  importId: string,
  { number, nth }: { readonly number: number; readonly nth: number },
): Promise<RowFault[]> {
  const { rows } = await sql<{ number: number; nth: number; line: number; fault: StoredFault }>`
    select r.number, f.nth::int as nth, r.line, f.fault
    from import_rows r cross join lateral jsonb_array_elements(r.issues) with ordinality as f (fault, nth)
    where r.import_id = ${importId} and r.result = 'faulty' and r.number >= ${number} and (r.number, f.nth) > (${number}, ${nth})
    order by r.number, f.nth limit ${DOWNLOADED_AT_ONCE}`.execute(db);
  return rows.map(({ fault, ...place }) => ({ ...fault, ...place }));
}

function shownChanges(changes: readonly StoredChange[]): ColumnChange[] {
  return changes.map(([column, before, after]) => ({ column, before, after }));
}
