import { wordsOf } from '#core/server/text/text-key.ts';
import { CITY_CATEGORIES, INDUSTRIES } from './known-names.ts';

const SEPARATOR = /[\n;|]/;

/** Joining words and signs that a name may have lost. */
const JOINING = new Set(['and', 'or', 'of', 'the']);

/**
 * The first name of a list, which is the main one. Line breaks, semicolons or bars separate names. Lists that lost their
 * separators (`Financial,Services,Banking`) are split if they consist only of known names. Otherwise the text is one name.
 */
export function firstName(text: string): string | undefined {
  const first = text
    .split(SEPARATOR)
    .map((name) => name.replace(/\s+/gu, ' ').trim())
    .find((name) => name !== '');
  return first === undefined ? undefined : (firstKnownName(first) ?? first);
}

interface Vocabulary {
  /** Names by their words. */
  readonly names: ReadonlyMap<string, string>;
  readonly longest: number;
}

const vocabularies = [CITY_CATEGORIES, INDUSTRIES].map(vocabularyOf);

function firstKnownName(text: string): string | undefined {
  const words = significantWords(text);
  for (const vocabulary of vocabularies) {
    const name = takeApart(words, vocabulary)[0];
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Splits words into known names, in order, preferring longer names. Empty when some words are left over. */
function takeApart(words: readonly string[], { names, longest }: Vocabulary): string[] {
  // The names from each position on, computed from the end, so no position is tried twice.
  const from: (string[] | undefined)[] = Array.from({ length: words.length + 1 });
  from[words.length] = [];
  for (let start = words.length - 1; start >= 0; start--) {
    for (let length = Math.min(longest, words.length - start); length > 0 && from[start] === undefined; length--) {
      const rest = from[start + length];
      const name = names.get(words.slice(start, start + length).join(' '));
      if (name !== undefined && rest !== undefined) from[start] = [name, ...rest];
    }
  }
  return from[0] ?? [];
}

function vocabularyOf(list: readonly string[]): Vocabulary {
  const entries = list.map((name): [string, string] => [significantWords(name).join(' '), name]);
  return { names: new Map(entries), longest: Math.max(...entries.map(([words]) => words.split(' ').length)) };
}

function significantWords(text: string): string[] {
  return wordsOf(text).filter((word) => !JOINING.has(word));
}
