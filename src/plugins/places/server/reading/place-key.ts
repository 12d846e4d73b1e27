import { foldText, splitWords } from '#core/contract/fold-text.ts';

/** Letters that the fold keeps because Unicode does not take them apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', ک: 'ك', ی: 'ي' };

/** Words that are written short, with the long form. */
const LONG: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/**
 * The words of a name of a place by which it is found: without case, accents, signs and a leading "the". Letters with points make one
 * word (`N.Y.` is `ny`), and usual short forms are written out.
 */
export function placeWords(text: string): string[] {
  const folded = foldText(text.replace(/[’'`´]/gu, '')).replace(/[ßøłđæœıکی]/gu, (letter) => LETTERS[letter] ?? letter);
  const words: string[] = [];
  let isSpelled = false;
  for (const word of splitWords(folded)) {
    const isLetter = /^[a-z]$/.test(word);
    if (isLetter && isSpelled) words.push(`${words.pop() ?? ''}${word}`);
    else words.push(LONG[word] ?? word);
    isSpelled = isLetter;
  }
  return words.length > 1 && words[0] === 'the' ? words.slice(1) : words;
}

/** The key of a name, which stored names and read texts share. */
export function placeKey(name: string): string {
  return placeWords(name).join(' ');
}

/** The keys of a name: also that of German umlauts in two letters (`Muenchen`). */
export function placeKeys(name: string): readonly string[] {
  const spelled = name.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => `${foldText(letter)}e`);
  return [...new Set([placeKey(name), placeKey(spelled)])].filter((key) => key !== '');
}
