/** Words before the name of a place, in the languages of the site. */
const PREPOSITIONS: ReadonlySet<string> = new Set([
  ...['in', 'at', 'near', 'around', 'bei', 'nahe', 'im', 'raum', 'في', 'قرب', 'بالقرب', 'در', 'نزدیک', 'ליד', 'באזור'],
]);

/** `בחיפה` is "in Haifa". Some names begin with the letter themselves. */
const HEBREW_IN = /^ב(?=\p{Script=Hebrew}{3})/u;

/** The names that words may be: without a leading preposition. None for a preposition alone. */
export function withoutPreposition([first = '', ...rest]: readonly string[]): readonly (readonly string[])[] {
  if (PREPOSITIONS.has(first.toLowerCase())) return rest.length === 0 ? [] : [rest];
  return HEBREW_IN.test(first)
    ? [
        [first, ...rest],
        [first.replace(HEBREW_IN, ''), ...rest],
      ]
    : [[first, ...rest]];
}
