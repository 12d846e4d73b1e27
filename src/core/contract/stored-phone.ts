/** Between the number and the extension of a stored number (RFC 3966). */
export const EXTENSION_MARK = ';ext=';

/** The two parts of a stored telephone number. */
export interface PhoneParts {
  /** E.164. Of a number that cannot be read, which an earlier version has stored, it is the whole text. */
  readonly number: string;
  /** Digits; `undefined` without an extension. */
  readonly extension: string | undefined;
}

/** The parts of a stored number, such as `+442079460958` or `+442079460958;ext=12`. */
export function phoneParts(stored: string): PhoneParts {
  const [number = '', extension] = stored.split(EXTENSION_MARK);
  return { number, extension };
}

/** A stored number as a person edits it: `+442079460958 ext. 12`. Every form reads it again. */
export function editablePhone(stored: string): string {
  return stored.replace(EXTENSION_MARK, ' ext. ');
}
