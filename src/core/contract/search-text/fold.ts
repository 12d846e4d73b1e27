import { latinDigits } from '../latin-digits.ts';

// Letters that Unicode does not decompose, and letters of Arabic and Persian keyboards that stand for the same.
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŧ: 't', ŋ: 'n', ə: 'e', ς: 'σ' },
  ...{ '\u0671': 'ا', '\u0649': 'ي', '\u06cc': 'ي', '\u06d2': 'ي', '\u06a9': 'ك', '\u0640': '' },
  ...{ '\u0629': 'ه', '\u06c1': 'ه', '\u06be': 'ه', '\u06d5': 'ه', '\u06c3': 'ه' },
};

const LISTED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

// Marks that change a letter, of scripts whose vowels are letters. The voiced sound marks of kana make other letters.
const MARKS =
  /(?![\u3099\u309a])(?=[\p{Script=Inherited}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}])[\p{Mn}\p{Me}]/gu;

// Without the non-joiner, which joins the parts of Persian words.
const INVISIBLE = /(?!\u200c)\p{Cf}/gu;

/**
 * A text as searches compare it: without case, accents, and differences of width, with Latin digits. Umlauts, `ø` and `å` stay, because they
 * are spelled in two ways; see {@link plainSpelling}. Signs stay too. Its own fold is the same.
 */
export function foldSearchText(text: string): string {
  // Compatibility forms of the signs for trademarks are letters that would belong to the word.
  const clean = text.replace(/[™℠®©\p{Cc}\u200b]/gu, ' ');
  const decomposed = clean.toLowerCase().normalize('NFKD').toLowerCase().replace(INVISIBLE, '');
  const letters = decomposed
    .replace(/[aou]\u0308|a\u030a|o\u0338/g, (umlaut) => umlaut.normalize('NFC'))
    .replace(MARKS, '')
    .replace(LISTED, (letter) => LETTERS[letter] ?? letter);
  return latinDigits(letters).normalize('NFC');
}

const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ø: 'o', å: 'a' };
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** A folded word without umlauts: `muller` of `müller`. */
export function plainSpelling(word: string): string {
  return word.replace(/[äöüøå]/g, (letter) => PLAIN[letter] ?? letter);
}

/** A folded word with `e` for umlauts: `mueller` of `müller`. */
export function spelledOut(word: string): string {
  return word.replace(/[äöüøå]/g, (letter) => SPELLED_OUT[letter] ?? letter);
}

/** Shorter words with `ae`, `oe` or `ue` are others without the `e`: `poet` and `pot`. */
const SHORTEST = 5;

/** A folded word without the `e` that may stand for an umlaut: `muller` of `mueller`. After most vowels, and at the end, it does not. */
export function withoutUmlautE(word: string): string {
  return word.length < SHORTEST ? word : word.replace(/(?<![aeouq])[aou]e(?=\p{L})|^aa(?=\p{L})/gu, ([first = '']) => first);
}
