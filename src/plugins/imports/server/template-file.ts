import type { SpreadsheetFormat } from '#core/contract/spreadsheets.ts';
import type { SpreadsheetAnswer } from '#core/server/spreadsheets/writing/spreadsheet-table.ts';
import type { SpreadsheetWriter } from '#core/server/spreadsheets/writing/spreadsheet-writer.ts';
import type { ImportPlace } from '../contract/import-target.ts';
import type { AskedPlace } from './import-places.ts';
import { helpRow } from './template.ts';

interface AskedTemplate extends AskedPlace {
  readonly format: SpreadsheetFormat;
}

/** A spreadsheet with the columns of a place and no rows. A workbook explains them in its second line, which imports skip. */
export function templateFile(
  spreadsheets: Pick<SpreadsheetWriter, 'write'>,
  { columns }: Pick<ImportPlace, 'columns'>,
  { target, place, format }: AskedTemplate,
): SpreadsheetAnswer {
  return spreadsheets.write({
    format,
    // An id as a place says nothing to a person.
    name: /^[a-z]+(-[a-z]+)*$/.test(place) ? place : target.replace('.', '-'),
    columns: columns.map(({ title }) => ({ title, cell: () => null })),
    rows: noRows(),
    help: helpRow(columns),
  });
}

async function* noRows(): AsyncGenerator<never> {}
