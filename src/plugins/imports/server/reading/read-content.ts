import { SPREADSHEET_LIMITS } from '../../contract/import-limits.ts';
import { formatOf } from './content-format.ts';
import { csvRows, openCsv } from './csv/csv-rows.ts';
import { type FoundPart, type SheetChoice, SpreadsheetRefused } from './sheet-part.ts';
import { sheetParts } from './sheet-parts.ts';
import { sheetRows } from './xlsx/sheet-rows.ts';
import { openWorkbook } from './xlsx/workbook.ts';

/**
 * Reads a spreadsheet, recognized by its content, in this process.
 *
 * @throws SpreadsheetRefused for a file that cannot be read. Any other error of a library means that it is damaged.
 */
export async function* readContent(content: Buffer, choice: SheetChoice = {}): AsyncGenerator<FoundPart> {
  try {
    yield* partsOf(content, choice);
  } catch (error) {
    throw error instanceof SpreadsheetRefused ? error : new SpreadsheetRefused({ code: 'imports.unreadable' });
  }
}

async function* partsOf(content: Buffer, { sheet, headerLine }: SheetChoice): AsyncGenerator<FoundPart> {
  if (content.length > SPREADSHEET_LIMITS.bytes) throw new SpreadsheetRefused({ code: 'imports.too-large' });
  if (formatOf(content) === 'csv') {
    const csv = await openCsv(content);
    yield* sheetParts({ format: 'csv', sheets: [], sheet: 0, delimiter: csv.delimiter, headerLine }, csvRows(csv));
  } else {
    const workbook = await openWorkbook(content, sheet);
    yield* sheetParts({ format: 'xlsx', sheets: workbook.sheets, sheet: workbook.place, headerLine }, sheetRows(workbook));
  }
}
