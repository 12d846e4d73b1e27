/** Words that end like a plural and are none. */
const NO_PLURALS: ReadonlySet<string> = new Set(['news', 'always', 'series', 'species', 'physics', 'sales']);

/** Shorter words have too many other meanings without their last letter. */
const SHORTEST = 4;

type Rule = readonly [ending: RegExp, singular: string];

const TO_SINGULAR: readonly Rule[] = [
  [/men$/, 'man'],
  [/([^aeiou])ies$/, '$1y'],
  [/(ss|x|zz|ch|sh)es$/, '$1'],
  [/([^sui])s$/, '$1'],
];

// Other plurals begin with the singular, so a search for the singular finds them.
const TO_PLURAL: readonly Rule[] = [
  [/(?<!hu|ger)man$/, 'men'],
  [/([^aeiou])y$/, '$1ies'],
];

/** The English singular or plural of a folded word, if the word itself is not the beginning of it. */
export function inflections(word: string): readonly string[] {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || NO_PLURALS.has(word)) return [];
  return [TO_SINGULAR, TO_PLURAL].flatMap((rules) => {
    const rule = rules.find(([ending]) => ending.test(word));
    return rule === undefined ? [] : [word.replace(rule[0], rule[1])];
  });
}
