// Control characters do not belong in typed text. Characters that change the text direction could make a name look like another name.
// Tab, line feed and carriage return are white space and are handled separately.
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

// Unicode Standard Annex 15 (stream-safe text format) allows 30 marks in a row. No language needs that many. Normalisation time grows
// with the square of this number.
const TOO_MANY_MARKS = /\p{M}{31}/u;
const EXTRA_MARKS = /(\p{M}{30})\p{M}+/gu;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Cleans one line of text for storage. Removes control characters, folds and trims white space, and normalises to NFC. Lone
 * surrogates become U+FFFD. Returns `undefined` for more than 30 combining marks in a row. Cleaning a clean line changes nothing.
 */
export function cleanLine(text: string): string | undefined {
  return composed(withoutControls(text).replace(/\s+/gu, ' ').trim());
}

/** Cleans text of several lines for storage, like {@link cleanLine}, but line ends become `\n` and other white space stays. */
export function cleanText(text: string): string | undefined {
  return composed(
    withoutControls(text)
      .replace(/\r\n?/g, '\n')
      .replace(/[\v\f]/g, '')
      .trim(),
  );
}

/** Removes control characters except white space, and marks that change the text direction. Lone surrogates become U+FFFD. */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(CONTROL, '');
}

/** Normalises to NFC, and removes combining marks after the 30th in a row. Call it after control characters are removed. */
export function composeFewMarks(text: string): string {
  return text.replace(EXTRA_MARKS, '$1').normalize('NFC').replace(EXTRA_MARKS, '$1');
}

// Call this after control characters are removed. A control character between a letter and its accent would prevent normalisation.
function composed(text: string): string | undefined {
  if (hasTooManyMarks(text)) return undefined;
  const normal = text.normalize('NFC');
  // A few characters become longer when they are normalised.
  return hasTooManyMarks(normal) ? undefined : normal;
}

/** Whether a text has more than 30 combining marks in a row. */
export function hasTooManyMarks(text: string): boolean {
  return TOO_MANY_MARKS.test(text);
}

/** Whether a text has a visible character. Text that has only characters without width looks like an empty field. */
export function hasVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether a text can be stored unchanged: it has no lone surrogate, no control character and no character that changes direction. */
export function isPlain(text: string): boolean {
  return text.isWellFormed() && !/[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2028\u2029\u2066-\u2069]/.test(text);
}
