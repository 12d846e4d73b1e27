import { ENDING_MARK } from './names.ts';

// `KellnerIn`, but not the names of products and actions that are written alike: `LinkedIn`, `CheckIn`.
const INNER_CAPITAL = /(?<=\p{Ll}{3})(?<!inked|heck|lug|uilt|ign|rop|alk|tand)In(?<plural>nen)?(?![\p{L}\p{N}])/gu;

// The endings of German, French, Spanish, Italian, Portuguese, Hebrew and Arabic, folded.
const ENDINGS = [
  ...[
    'in',
    'innen',
    'r',
    'n',
    'e',
    'es',
    'ne',
    'nes',
    'le',
    'les',
    'te',
    'tes',
    'ere',
    'eres',
    'iere',
    'ieres',
    'euse',
    'euses',
    'se',
    'ses',
  ],
  ...['rice', 'rices', 'trice', 'trices', 've', 'ves', 'a', 'as', 'o', 'os', 'ra', 'ras', 'ora', 'oras', 'ת', 'ית', 'ה', 'ות', 'ه'],
].join('|');

const AFTER_SIGN = new RegExp(
  [
    String.raw`(?<=\p{L}{3})(?:(?:[:*·•‧∙]|/-?)(?:${ENDINGS})(?:[·•‧∙.]s)?|_in(?:nen)?`,
    String.raw`(?:(?<=\p{Script=Arabic}) )?\(-?(?:${ENDINGS}|s)\)s?`,
    String.raw`[.-](?:e|es|ne|nes|euse|rice|trice|ת|ית|ה|ות)(?:[.-]s)?)(?![\p{L}\p{N}\p{M}(])`,
  ].join('|'),
  'gu',
);

// Letters for men, women and others in the usual abbreviations: m/w/d, f/m/x, H/F, m/v, k/m.
const PERSON = '(?:[mwfdhvkx]|gn|div|nb)';
const GROUPS = new RegExp(
  [
    String.raw`[([]?\s*(?<![\p{L}\p{N}\p{M}/&+.'-])${PERSON}(?:\s?[/|*,]\s?${PERSON}){1,3}(?![\p{L}\p{N}\p{M}/&+#'-])\s*[)\]]?`,
    String.raw`\(${PERSON}(?: ${PERSON}){1,3}\)`,
    String.raw`\((?:gn|all genders?|alle geschlechter|tous genres|todos los generos)\)`,
  ].join('|'),
  'gu',
);

/** A text with a sign for each capital inside a word that names another gender. */
export function withoutInnerCapitals(text: string): string {
  return text.replace(INNER_CAPITAL, ':in$<plural>');
}

/**
 * A folded text with {@link ENDING_MARK} before the endings that name another gender, and without abbreviations such as m/w/d. A text of
 * nothing else keeps them.
 */
export function withMarkedEndings(folded: string): string {
  const rest = folded.replace(GROUPS, (group) => (namesAll(group) ? ' | ' : group));
  const text = /[\p{L}\p{N}]/u.test(rest) ? rest : folded;
  return text.replace(AFTER_SIGN, (ending) => `${ENDING_MARK}${/\p{L}+/u.exec(ending)?.[0] ?? ''}`);
}

/** Whether it names men and women. Other letters with signs between them are words. */
function namesAll(group: string): boolean {
  const named = new Set(group.match(/\p{L}+/gu));
  const has = (...letters: readonly string[]): boolean => letters.some((letter) => named.has(letter));
  return /gn|all|tous|todos/.test(group) || (has('m', 'h') && has('w', 'f', 'v', 'k')) || (has('m') && has('h'));
}

// What an ending takes the place of.
const REPLACED: readonly (readonly [ending: RegExp, replaced: RegExp])[] = [
  [/^ieres?$/, /ier$/],
  [/^eres?$/, /er$/],
  [/^(?:euse|rice)s?$/, /eur$/],
  [/^trices?$/, /teur$/],
  [/^(?:se|ra)s?$/, /r$/],
  [/^oras?$/, /or$/],
  [/^ves?$/, /f$/],
  [/^[ao]s?$/, /[aeo]$/],
];

/** The words that a word with the ending of another gender names besides itself: `kellnerin` of `kellner` and `in`. */
export function namedByEnding(word: string, ending: string): readonly string[] {
  const replaced = REPLACED.find(([endings, part]) => endings.test(ending) && part.test(word))?.[1];
  const named = `${replaced === undefined ? word : word.replace(replaced, '')}${ending}`;
  // `Kolleg:in` is `Kollegin` and `Kollege`.
  return /^in/.test(ending) && !/(?:er|or|ent|ant|ist|eur)$/.test(word) ? [named, `${word}e`] : [named];
}

/** The plain word of a German word for a woman: `kellner` of `kellnerin`. */
export function plainOfFeminine(word: string): string | undefined {
  return /^(?<plain>\p{L}{3,}(?:er|or|ent|ant|ist|eur))in(?:nen)?$/u.exec(word)?.groups?.plain;
}
