import { CELL_LIMITS, SPREADSHEET_LIMITS } from '#plugins/imports/contract/import-limits.ts';
import { textRow, workbook } from '#plugins/imports/server/testing/test-workbook.ts';

const LONGEST = 'word '.repeat(CELL_LIMITS.xlsx).slice(0, CELL_LIMITS.xlsx);
const SHARED = '<c t="s"><v>0</v></c>';
const MEBIBYTE = 1024 * 1024;

/** A workbook of some kilobytes whose rows and cells are as long as they may be: one text that all cells name. */
export function longestCells(): Buffer {
  const cells = Math.floor(MEBIBYTE / CELL_LIMITS.xlsx) - 1;
  const rows = Math.floor((SPREADSHEET_LIMITS.fileMib * MEBIBYTE) / (cells * CELL_LIMITS.xlsx));
  const header = textRow(1, ...Array.from({ length: cells }, (_, at) => ['Name', 'Code'][at] ?? `Column ${at}`));
  return workbook({ rows: header + `<row>${SHARED.repeat(cells)}</row>`.repeat(rows), sharedTexts: `<si><t>${LONGEST}</t></si>` });
}

/** A workbook of postings with different titles and one long description. */
export function longPostings(count: number, company: string): Buffer {
  const text = (one: string): string => `<c t="inlineStr"><is><t>${one}</t></is></c>`;
  const rows = Array.from({ length: count }, (_, at) => `<row>${text(`Posting ${at}`)}${text(company)}${text('Berlin')}${SHARED}</row>`);
  return workbook({
    rows: textRow(1, 'Title', 'Company', 'Location', 'Description') + rows.join(''),
    sharedTexts: `<si><t>${LONGEST}</t></si>`,
  });
}

/** A table of as many rows and columns as there may be, with short cells. */
export function widestTable(): Buffer {
  const columns = SPREADSHEET_LIMITS.columns - 15;
  const header = Array.from({ length: columns }, (_, at) => (at === 0 ? 'Name' : `C${at}`)).join(',');
  const rows = Array.from({ length: SPREADSHEET_LIMITS.rows }, (_, at) => `n${at}${',x'.repeat(columns - 1)}`);
  return Buffer.from(`${header}\n${rows.join('\n')}\n`);
}
