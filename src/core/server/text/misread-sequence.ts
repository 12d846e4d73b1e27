/** Characters that represent, byte by byte, one UTF-8 character. */
export interface MisreadSequence {
  readonly start: number;
  readonly end: number;
  /** The characters in the text. */
  readonly shown: string;
  readonly bytes: readonly number[];
  /** The character that they represent. */
  readonly decoded: string;
}

const C1_CONTROL = /[\u0080-\u009f]/;
const UPPER_CASE = /\p{Lu}/u;
const LOWER_CASE = /\p{Ll}/u;

// These also close a quotation or follow a word in correct text: “AMANHÔ, «CAFÉ», MANHÃ….
const MAY_FOLLOW_A_WORD = /^[’”»›…–—]$/;

// Signs that occur neither inside nor between words, unlike « » · ª º.
const SIGN = /[\u00a1-\u00a9\u00ac-\u00b6\u00b8\u00b9\u00bc-\u00bf]/;

/**
 * Whether a sequence cannot be correct text. Correct text may have letters before such signs: `«CAFÉ»` ends with the two bytes of `ɻ`. So
 * the sequence must be one that no language uses, or one of several in a row (`run`) that include a sign.
 */
export function isClear(sequence: MisreadSequence, before: string | undefined, run: readonly MisreadSequence[]): boolean {
  // Texts contain no C1 control characters.
  if (C1_CONTROL.test(sequence.shown)) return true;
  if (run.length > 1 && run.some(({ shown }) => SIGN.test(shown))) return true;
  return sequence.bytes.length === 2 ? isClearPair(sequence, before ?? '') : isClearLonger(sequence.bytes);
}

/** `Â` or `Ã` and a sign: Latin letters and signs, by far the most common case. */
function isClearPair({ shown, bytes, decoded }: MisreadSequence, before: string): boolean {
  if ((bytes[0] !== 0xc2 && bytes[0] !== 0xc3) || C1_CONTROL.test(decoded)) return false;
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
