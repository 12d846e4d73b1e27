import { ColumnNotes, type NoticedColumn } from './file-columns.ts';
import type { ImportStep } from './import-line.ts';
import type { ImportQuota } from './import-quota.ts';
import { type ImportStore, progressOf } from './import-store.ts';
import type { ImportDatabase } from './import-tables.ts';
import { readSpreadsheet } from './reading/read-spreadsheet.ts';
import { type SheetLayout, type SheetRow, SpreadsheetRefused } from './reading/sheet-part.ts';
import { deleteRows, type FileRow, insertFileRows, insertLongRow } from './row-store.ts';

/** What is known of a file after it was read. */
export interface ReadFile {
  readonly columns: readonly NoticedColumn[];
  readonly layout: SheetLayout | undefined;
  readonly rows: number;
  /** The sign between the cells of CSV. */
  readonly delimiter: string | undefined;
}

interface ReadingDependencies {
  readonly db: ImportDatabase;
  readonly store: ImportStore;
  readonly quota: ImportQuota;
  /** Whether a row below the header is the explanations of a template. */
  readonly isHelp: (cells: readonly string[]) => boolean;
  readonly signal: AbortSignal;
}

/**
 * Reads the uploaded file and stores its rows.
 *
 * @throws SpreadsheetRefused, NoRoom, StepOver
 */
export async function readFile(step: ImportStep, { db, store, quota, isHelp, signal }: ReadingDependencies): Promise<ReadFile> {
  // A server that died may have stored some rows.
  await store.write(step, (own) => deleteRows(own, step.id));
  const { content, choice } = await db
    .selectFrom('imports')
    .select(['content', 'choice'])
    .where('id', '=', step.id)
    .executeTakeFirstOrThrow();
  const progress = progressOf(store, step);
  let cells = 0;
  const storeRows = async (last: number, insert: (own: ImportDatabase) => Promise<number>): Promise<void> => {
    await store.write(step, async (own) => {
      cells += await insert(own);
      await quota.take(own, step.id, { cells });
    });
    await progress(last, 0);
  };
  let notes: ColumnNotes | undefined;
  let layout: SheetLayout | undefined;
  let delimiter: string | undefined;
  let number = 0;
  let isFirst = true;
  // Rows are stored while the next ones are read.
  let storing: Promise<void> = Promise.resolve();
  for await (const part of readSpreadsheet(content ?? Buffer.alloc(0), { signal, choice: choice ?? {} })) {
    if (part.kind === 'head') {
      notes = new ColumnNotes(part.header, part.format);
      ({ layout, delimiter } = part);
      continue;
    }
    const found = part.kind === 'rows' ? part.rows : [part.row];
    const rows = isFirst && isHelp(found[0]?.cells ?? []) ? found.slice(1) : found;
    isFirst = false;
    for (const row of rows) notes?.add(row.cells);
    const stored = rows.map((row) => fileRow(row, ++number));
    await storing;
    const whole = part.kind === 'long' ? part.cells : undefined;
    storing = storeRows(number, (own) =>
      whole === undefined ? insertFileRows(own, step.id, stored) : insertLongRow(own, step.id, stored, whole),
    );
    // It may fail before it is awaited.
    storing.catch(() => undefined);
  }
  await storing;
  if (number === 0) throw new SpreadsheetRefused({ code: 'imports.empty' });
  return { columns: notes?.columns ?? [], layout, rows: number, delimiter };
}

/** A row as it is stored. */
export function fileRow({ line, cells, fault, faults }: SheetRow, number: number): FileRow {
  const found = fault === undefined && faults.length === 0 ? null : { row: fault, cells: faults };
  return { number, line, cells: [...cells], faults: found };
}
