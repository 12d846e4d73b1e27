import type { Salary } from '../../../contract/reply-schemas.ts';
import { wordsOf } from '../../../contract/words-of-text.ts';
import { GENDERED_WORDS } from './gendered-words.ts';

/** The part of the form that a hint is about. */
export type HintPart = 'title' | 'description' | 'skills' | 'pay';

/** Advice that never stands in the way of publishing. */
export interface Hint {
  /** The key of its text in the group `hints`. */
  readonly key: 'titleLong' | 'textShort' | 'textLong' | 'noSkills' | 'payWide' | 'gendered';
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Limits from which a hint appears, in characters. */
const LONG_TITLE = 60;
const SHORT_TEXT = 400;
const LONG_TEXT = 6000;

/** How much higher the upper end of the pay may be. */
const WIDE_PAY = 3;

/** More words at once are not read. */
const MOST_WORDS = 3;

/** Hints about a title in this language (ISO 639). */
export function titleHints(title: string, language: string): readonly Hint[] {
  const length = [...title.trim()].length;
  return [
    ...(length > LONG_TITLE ? [{ key: 'titleLong', values: { count: LONG_TITLE } } as const] : []),
    ...genderedHints(title, language),
  ];
}

/** Hints about a plain text. An empty text has none. */
export function textHints(text: string, language: string): readonly Hint[] {
  const length = [...text].length;
  const size: readonly Hint[] =
    length > 0 && length < SHORT_TEXT
      ? [{ key: 'textShort', values: { count: SHORT_TEXT } }]
      : length > LONG_TEXT
        ? [{ key: 'textLong', values: { count: LONG_TEXT } }]
        : [];
  return [...size, ...genderedHints(text, language)];
}

/** A hint about a pay that is wider than three-fold. */
export function payHints({ min, max }: Pick<Salary, 'min' | 'max'>): readonly Hint[] {
  return min !== null && max !== null && min > 0 && max > min * WIDE_PAY ? [{ key: 'payWide' }] : [];
}

/** A hint for a posting with a text and without skills. */
export function skillHints(skills: readonly { readonly name: string }[], text: string): readonly Hint[] {
  return skills.length === 0 && text !== '' ? [{ key: 'noSkills' }] : [];
}

/** One hint for each gendered word of the language. Only whole words count. */
function genderedHints(text: string, language: string): readonly Hint[] {
  const neutral = GENDERED_WORDS[language];
  if (neutral === undefined || text === '') return [];
  const found = new Map<string, string>();
  for (const { typed, forms } of wordsOf(text, language)) {
    const word = forms.find((form) => Object.hasOwn(neutral, form));
    if (word !== undefined && !found.has(word)) found.set(word, typed);
  }
  return [...found]
    .slice(0, MOST_WORDS)
    .map(([word, typed]) => ({ key: 'gendered', values: { word: typed, neutral: neutral[word] ?? '' } }));
}
