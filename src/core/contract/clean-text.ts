// Control characters have no place in what people type, nor have those that change the direction of what follows: a name could
// read as another. Tab, line feed and carriage return are white space, which is treated on its own.
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

// Unicode Standard Annex 15 (stream-safe text format) allows 30 marks in a row, which no language needs. The time of a
// normalisation grows with the square of this number.
const TOO_MANY_MARKS = /\p{M}{31}/u;

/**
 * One line of text as it is kept: without control characters, white space folded and trimmed, NFC-normalised; lone surrogates
 * become U+FFFD. `undefined` when more than 30 combining marks follow each other. Cleaning a clean line changes nothing.
 */
export function cleanLine(text: string): string | undefined {
  return composed(text.toWellFormed().replace(CONTROL, '').replace(/\s+/gu, ' ').trim());
}

/** Text of several lines as it is kept: as {@link cleanLine}, but line ends become `\n` and other white space stays. */
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

// Control characters are gone before: one of them between a letter and its accent would leave a text that is not normalised.
function composed(text: string): string | undefined {
  if (TOO_MANY_MARKS.test(text)) return undefined;
  const normal = text.normalize('NFC');
  // A few characters are longer when they are normalised.
  return TOO_MANY_MARKS.test(normal) ? undefined : normal;
}

/** Whether a text can be kept and sent on as it is: no lone surrogate, no control character, nothing that changes the direction. */
export function isPlain(text: string): boolean {
  return text.isWellFormed() && !/[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2028\u2029\u2066-\u2069]/.test(text);
}
