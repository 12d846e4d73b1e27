import { defineIssues, type Issue, type IssueValues, issueOfCode } from '#core/contract/errors.ts';

/** The refusals of spreadsheets, and the faults of cells and rows that every target has. The client has them in its languages. */
export const importIssues = defineIssues({
  'imports.too-large': 'This file is larger than 5 MB. Divide it into several files.',
  'imports.kind': 'This file is neither CSV nor an Excel workbook (.xlsx). Save it as one of them.',
  'imports.old-workbook': 'This is an old Excel workbook (.xls). Save it as .xlsx.',
  'imports.program': 'This workbook contains macros or programs. Save it as .xlsx without them.',
  'imports.protected': 'This workbook is protected by a password. Save it without one.',
  'imports.links': 'This workbook takes values from other files. Replace these links by their values.',
  'imports.unreadable': 'This file cannot be read. It may be damaged. Open it in a spreadsheet program and save it anew.',
  'imports.empty': 'This file has no rows below the header.',
  'imports.no-header': 'The row of the header has no names of columns.',
  'imports.choice': 'The file has no such sheet or row.',
  'imports.encoding': 'The encoding of the text cannot be recognized. Save the file as CSV in UTF-8.',
  'imports.too-many-rows': 'This file has more than {{limit, number}} rows. Divide it into several files.',
  'imports.too-many-columns': 'This file has more than {{limit, number}} columns. Remove those that are not imported.',
  'imports.too-much-text': 'The cells of this file have more than {{limit, number}} MB of text. Divide it into several files.',
  'imports.too-heavy': 'This file takes too long or too much memory to read. Divide it into several files.',
  'imports.too-much-alone':
    'This import alone takes more than {{limit, number}} MB, with what it would change. Divide the file into several ones.',
  'imports.quota': 'Too many imported rows are waiting. Apply or delete an earlier import first.',
  'imports.broken-off': 'The server could not complete this step. Nothing was changed. Try again.',
  'imports.no-right': 'You may no longer import here. Nothing was changed.',
  'imports.has-faults': 'Some rows have faults. Import the others, or correct the file.',
  'imports.faults-hide': 'Rows with faults may be among those that would be hidden. Correct the file, or do not hide what it leaves out.',
  'imports.nothing-new': 'Everything in the file is stored already. There is nothing to import.',
  'imports.too-many-mappings': 'You can keep at most {{limit, number}} mappings here. Delete one first.',
  'imports.mapping-too-large': 'These choices take more than 64 KB. Read fewer values as others.',
  'imports.column-needed': 'Choose the column of the file, or one text for all rows.',
  'imports.column-unknown': 'The file has no such column.',
  'imports.order-needed': 'The dates of this column can be read in several ways. Choose the order of day, month and year.',
  'imports.cell-too-long': 'This cell has more than {{limit, number}} characters.',
  'imports.formula': 'This formula has no saved value. Open the file in a spreadsheet program and save it.',
  'imports.cell-error': 'This cell shows an error of the spreadsheet program.',
  'imports.row-width': 'This row has {{count, number}} cells, but the header has {{expected, number}}.',
  'imports.row-too-long': 'This row has more than {{limit, number}} MB of text.',
  'imports.quotation': 'A quotation mark in this row is not closed, or is not doubled.',
  'imports.twice': 'This row is in the file twice. The first one is row {{line, number}}.',
});

export type ImportIssueCode = keyof typeof importIssues;

/** An issue about a file, a cell or a row, with the values of its sentence. */
export function importIssue(code: ImportIssueCode, values: IssueValues = {}, path = ''): Issue {
  return issueOfCode(importIssues, code, values, path);
}
