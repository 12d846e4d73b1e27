import { parse } from 'node:path';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileAnswer } from '#core/server/http/files/handle-download.ts';
import type { Rejection } from '../row/read-posting.ts';
import type { ImportDatabase } from './import-tables.ts';

export const REJECTION_HEADER = 'line,column,reason\r\n';

export function rejectionLine({ line, column, reason }: Rejection): string {
  return `${line},${cell(column)},${cell(reason)}\r\n`;
}

function cell(text: string): string {
  // A name from the imported file must not become a formula when a spreadsheet opens this file.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Number of rows in one query. All rows together may not fit in memory. */
const PORTION = 1_000;

/**
 * The rows that an import rejected, as a CSV file.
 *
 * @throws ApiFault not-found for an import that is not recorded
 */
export async function recordedRejections(db: ImportDatabase, id: string): Promise<FileAnswer> {
  const run = await db.selectFrom('job_imports').select(['file_name', 'finished_at']).where('id', '=', id).executeTakeFirst();
  if (run === undefined) throw new ApiFault('not-found');
  return {
    body: lines(db, id),
    name: `${parse(run.file_name).name}-rejected.csv`,
    // The list grows until the import has ended.
    ...(run.finished_at === null ? {} : { tag: `${id} ${run.finished_at.toISOString()}` }),
  };
}

async function* lines(db: ImportDatabase, id: string): AsyncGenerator<string> {
  yield REJECTION_HEADER;
  for (let after = 0, full = true; full; ) {
    const rows = await db
      .selectFrom('job_import_rejections')
      .select(['position', 'line', 'source_column as column', 'reason'])
      .where('import_id', '=', id)
      .where('position', '>', after)
      .orderBy('position')
      .limit(PORTION)
      .execute();
    yield rows.map(rejectionLine).join('');
    full = rows.length === PORTION;
    after = rows.at(-1)?.position ?? after;
  }
}
