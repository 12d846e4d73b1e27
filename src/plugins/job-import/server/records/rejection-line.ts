import type { Rejection } from '../row/read-posting.ts';

/** The first line of a list of rejected rows. */
export const REJECTION_HEADER = 'line,column,reason\r\n';

/** A rejected row as a line of CSV. */
export function rejectionLine({ line, column, reason }: Rejection): string {
  return `${line},${cell(column)},${cell(reason)}\r\n`;
}

function cell(text: string): string {
  // A name from the imported file must not become a formula when a spreadsheet opens this file.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
