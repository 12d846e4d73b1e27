// Control characters do not belong in typed text. Characters that change the text direction could make a name look like another name.
// Tab, line feed and carriage return are white space and are handled separately.
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

// Unicode Standard Annex 15 (stream-safe text format) allows 30 marks in a row. No language needs that many. Normalisation time grows
// with the square of this number.
const TOO_MANY_MARKS = /\p{M}{31}/u;

/**
 * Cleans one line of text for storage. Removes control characters, folds and trims white space, and normalises to NFC. Lone
 * surrogates become U+FFFD. Returns `undefined` for more than 30 combining marks in a row. Cleaning a clean line changes nothing.
 */
export function cleanLine(text: string): string | undefined {
  return composed(text.toWellFormed().replace(CONTROL, '').replace(/\s+/gu, ' ').trim());
}

/** Cleans text of several lines for storage, like {@link cleanLine}, but line ends become `\n` and other white space stays. */
export function cleanText(text: string): string | undefined {
  return composed(
    text
      .toWellFormed()
      .replace(CONTROL, '')
      .replace(/\r\n?/g, '\n')
      .replace(/[\v\f]/g, '')
      .trim(),
  );
}

// Call this after control characters are removed. A control character between a letter and its accent would prevent normalisation.
function composed(text: string): string | undefined {
  if (TOO_MANY_MARKS.test(text)) return undefined;
  const normal = text.normalize('NFC');
  // A few characters become longer when they are normalised.
  return TOO_MANY_MARKS.test(normal) ? undefined : normal;
}

/** Whether a text can be stored unchanged: it has no lone surrogate, no control character and no character that changes direction. */
export function isPlain(text: string): boolean {
  return text.isWellFormed() && !/[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2028\u2029\u2066-\u2069]/.test(text);
}
