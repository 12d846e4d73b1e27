import { type AskedWord, askedWords } from '#core/contract/search-text/asked-words.ts';

/** The words of a term. */
export type Term = readonly AskedWord[];

/** The words of a term with spaces. */
export function keyOfTerm(term: Term): string {
  return term.map(({ word }) => word).join(' ');
}

/** The other terms of the groups to which a term belongs, by the key of the term. */
export type Synonyms = ReadonlyMap<string, readonly Term[]>;

/** The longest term in words. A longer one in a list is ignored. */
export const LONGEST_TERM = 4;

/** Reads lists of equal terms, separated by commas. A term may be in several lists. */
export function synonymsIn(lists: readonly string[]): Synonyms {
  const synonyms = new Map<string, Term[]>();
  for (const list of lists) {
    const terms = new Map(
      list
        .split(/[,،、]/u)
        .map(askedWords)
        .map((term) => [keyOfTerm(term), term]),
    );
    const usable = [...terms].filter(([, words]) => words.length > 0 && words.length <= LONGEST_TERM);
    for (const [key] of usable) {
      const others = usable.filter(([other]) => other !== key).map(([, words]) => words);
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}
