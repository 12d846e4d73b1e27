/** The length that spreadsheet programs allow. */
const LONGEST = 31;

/** The text as the name of a sheet, without characters that spreadsheet programs do not allow there. */
export function sheetNameOf(text: string): string {
  const allowed = text.toWellFormed().replace(/[[\]/\\:*?\p{C}]+/gu, ' ');
  const name = allowed
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/^['\s\ufffd]+|['\s\ufffd]+$/gu, '');
  // Excel keeps this name for itself.
  return name === '' || name.toLowerCase() === 'history' ? 'Sheet1' : name;
}
