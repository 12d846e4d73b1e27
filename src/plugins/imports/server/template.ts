import type { SpreadsheetFormat } from '#core/contract/spreadsheets.ts';
import type { SpreadsheetAnswer } from '#core/server/spreadsheets/writing/spreadsheet-table.ts';
import type { SpreadsheetWriter } from '#core/server/spreadsheets/writing/spreadsheet-writer.ts';
import type { ImportPlace } from '../contract/import-target.ts';
import type { ImportColumn } from '../contract/schemas.ts';
import type { AskedPlace } from './import-places.ts';

/** The beginning of the explanation in the first column of a template, by which an import skips the row. */
const HELP_MARK = '# ';

/** The explanations below the header of a template. */
export function helpRow(columns: readonly ImportColumn[]): string[] {
  return columns.map(({ help }, index) => (index === 0 ? `${HELP_MARK}${help}` : help));
}

/** Whether the cells of a row are explanations of a template. The columns may stand in another order by now. */
export function isHelpRow(columns: readonly ImportColumn[], cells: readonly string[]): boolean {
  const helps = new Set([...helpRow(columns), ...columns.map(({ help }) => help)]);
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return texts.some((text) => text.startsWith(HELP_MARK)) && texts.every((text) => helps.has(text));
}

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
