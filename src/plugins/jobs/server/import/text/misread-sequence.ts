/** Characters that are, byte by byte, one UTF-8 character. */
export interface MisreadSequence {
  readonly start: number;
  readonly end: number;
  /** As the text shows it. */
  readonly shown: string;
  readonly bytes: readonly number[];
  /** What it would be. */
  readonly decoded: string;
}

const C1_CONTROL = /[\u0080-\u009f]/;
const UPPER_CASE = /\p{Lu}/u;
const LOWER_CASE = /\p{Ll}/u;

// These close a quotation or follow a word in right text too: “AMANHÔ, «CAFÉ», MANHÃ….
const MAY_FOLLOW_A_WORD = /^[’”»›…–—]$/;

/**
 * Whether a sequence cannot be right text. Right text does have letters before such signs: `«CAFÉ»` ends with the two
 * bytes of `ɻ`. So a sequence alone must be one that no language writes.
 */
export function isClear(sequence: MisreadSequence, before: string | undefined, besideAnother: boolean): boolean {
  // C1 control characters are in no text; two sequences in a row are no accident.
  if (besideAnother || C1_CONTROL.test(sequence.shown)) return true;
  return sequence.bytes.length === 2 ? isClearPair(sequence, before ?? '') : isClearLonger(sequence.bytes);
}

/** `Â` or `Ã` and a sign: Latin letters and signs, by far the most common. */
function isClearPair({ shown, bytes }: MisreadSequence, before: string): boolean {
  if (bytes[0] !== 0xc2 && bytes[0] !== 0xc3) return false;
  if (UPPER_CASE.test(before)) return false;
  return MAY_FOLLOW_A_WORD.test(shown[1] ?? '') ? LOWER_CASE.test(before) : true;
}

/** Punctuation, currency, arrows, mathematics (`â€`, `â‚`, `â†` …), the byte order mark and emoji. */
function isClearLonger(bytes: readonly number[]): boolean {
  const [first, second, third] = bytes;
  if (first === 0xe2) return second !== undefined && [0x80, 0x82, 0x84, 0x86, 0x88, 0x89].includes(second);
  if (first === 0xef) return second === 0xbb && third === 0xbf;
  return first === 0xf0 && second === 0x9f;
}
