/** A word of a text. */
export interface WordOfText {
  /** As it was typed. */
  readonly typed: string;
  /** The forms by which a list of words may know it, in small letters: as it is, and without an article that is written with it. */
  readonly forms: readonly string[];
}

/**
 * The words of a text, in order, so that hints find whole words only.
 *
 * @param language of the text, ISO 639
 */
export function wordsOf(text: string, language: string): readonly WordOfText[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [{ typed: segment, forms: formsOf(segment, language) }] : [],
  );
}

function formsOf(segment: string, language: string): readonly string[] {
  const word = segment.normalize('NFC').toLocaleLowerCase(language);
  // The Arabic and the Hebrew article are part of the word.
  const bare = word.replace(language === 'he' ? /^ה/u : /^(?:[وفبك]?ال|لل)/u, '');
  return bare === word ? [word] : [word, bare];
}
