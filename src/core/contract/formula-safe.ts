// The first characters by which spreadsheet programs recognize a formula, in their plain and full-width forms, and characters that some
// programs drop before they look.
const DANGEROUS = /^'*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n\0]/;

/**
 * The text of a cell of CSV, with an apostrophe before a text that a spreadsheet program could run as a formula. A text that already has
 * apostrophes there gets one more, so that {@link formulaUnsafe} restores every text.
 */
export function formulaSafe(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

/** The text before {@link formulaSafe}. */
export function formulaUnsafe(cell: string): string {
  return cell.startsWith("'") && DANGEROUS.test(cell) ? cell.slice(1) : cell;
}
