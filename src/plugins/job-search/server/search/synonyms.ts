import { wordsOf } from '#core/server/text/text-key.ts';

/** The words of a term. */
export type Term = readonly string[];

/** The other terms of the groups to which a term belongs, by the term's words with spaces. */
export type Synonyms = ReadonlyMap<string, readonly Term[]>;

/** The longest term in words. A longer one in a list is ignored. */
export const LONGEST_TERM = 4;

/** Reads lists of equal terms, separated by commas. A term may be in several lists. */
export function synonymsIn(lists: readonly string[]): Synonyms {
  const synonyms = new Map<string, Term[]>();
  for (const list of lists) {
    const terms = new Map(list.split(/[,،、]/u).map((text) => [wordsOf(text).join(' '), wordsOf(text)]));
    const usable = [...terms].filter(([, words]) => words.length > 0 && words.length <= LONGEST_TERM);
    for (const [key] of usable) {
      const others = usable.filter(([other]) => other !== key).map(([, words]) => words);
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}
