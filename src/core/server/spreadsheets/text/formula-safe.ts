// The first characters by which spreadsheet programs recognize a formula, in their plain and full-width forms, and characters that some
// programs drop before they look.
const DANGEROUS = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n\0]/;

/** The text of a cell, with an apostrophe before a text that a spreadsheet program could run as a formula. */
export function formulaSafe(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}
