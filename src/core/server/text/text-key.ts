/** Maximum number of code points in a key: long enough for any title, short enough for a database index. */
const KEY_LENGTH = 200;

/** Longer words are cut. They occur only in pasted data, not in any language. */
const WORD_LENGTH = 64;

const NOT_A_WORD = /[^\p{L}\p{N}]+/u;

/**
 * The text by which two names or titles are compared: without case, accents, and differences of width or white space. Punctuation stays, so
 * that C++ and C# differ. Locale-independent, at most 200 code points.
 */
export function textKey(text: string): string {
  return [...fold(text).replace(/\s+/gu, ' ').trim()].slice(0, KEY_LENGTH).join('').trimEnd();
}

/**
 * The words of a text for searches: runs of letters and digits, without case and accents, in their order. Stored texts and search terms go
 * through this same function, in any language.
 */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(NOT_A_WORD)
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, WORD_LENGTH).join(''));
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .normalize('NFC');
}
