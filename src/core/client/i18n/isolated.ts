// First strong isolate and its end (Unicode Standard Annex 9): what `<bdi>` is in HTML.
const START = '\u2068';
const END = '\u2069';

/** Somebody's own words for the middle of a sentence, so that their direction does not reorder it. Where markup can be had, use `<bdi>`. */
export function isolated(words: string): string {
  return START + words + END;
}
