import { foldText, splitWords } from '#core/contract/fold-text.ts';

/** Maximum number of code points in a key: long enough for any title, short enough for a database index. */
const KEY_LENGTH = 200;

/** Longer words are cut. They occur only in pasted data, not in any language. */
const WORD_LENGTH = 64;

/**
 * The text by which two names or titles are compared: without case, accents, and differences of width or white space. Punctuation stays, so
 * that C++ and C# differ. Locale-independent, at most 200 code points.
 */
export function textKey(text: string): string {
  // The fold of a text that has only accents, such as a cedilla alone, is empty.
  return lineOf(fold(text)) || lineOf(text.toLowerCase().normalize('NFC'));
}

function lineOf(text: string): string {
  return [...text.replace(/\s+/gu, ' ').trim()].slice(0, KEY_LENGTH).join('').trimEnd();
}

/**
 * The words of a text for searches: runs of letters and digits, without case and accents, in their order. Stored texts and search terms go
 * through this same function, in any language.
 */
export function wordsOf(text: string): string[] {
  return splitWords(fold(text)).map((word) => [...word].slice(0, WORD_LENGTH).join(''));
}

function fold(text: string): string {
  return foldText(text).normalize('NFC');
}

/** The kebab-case code of a name for addresses and filters, at most 64 characters; `undefined` when no characters remain. */
export function codeOf(name: string): string | undefined {
  // The cut may divide a letter of two units.
  const code = wordsOf(name)
    .join('-')
    .slice(0, 64)
    .replace(/-+$|[\uD800-\uDBFF]$/, '');
  return code === '' ? undefined : code;
}
