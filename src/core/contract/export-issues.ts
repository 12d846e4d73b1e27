import { defineIssues, type Issue, type IssueValues, issueOfCode } from './errors.ts';

/** Why a table cannot be written as a workbook. CSV has none of these limits. */
export const exportIssues = defineIssues({
  'spreadsheets.too-many-rows': 'A workbook has at most {{limit, number}} rows. Choose CSV, or fewer rows.',
  'spreadsheets.too-long': 'A workbook has at most {{limit, number}} characters. Choose CSV, or fewer rows.',
  'spreadsheets.cell-too-long': 'A cell of a workbook has at most {{limit, number}} characters. Choose CSV.',
  'spreadsheets.too-heavy': 'This workbook takes too long or too much memory to make. Choose CSV, or fewer rows.',
});

export type ExportIssueCode = keyof typeof exportIssues;

/** An issue about the chosen format, with the values of its sentence. */
export function exportIssue(code: ExportIssueCode, values: IssueValues = {}): Issue {
  return issueOfCode(exportIssues, code, values, 'format');
}
