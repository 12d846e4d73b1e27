import { lexemeOf, MOST_WORDS } from '#core/server/text/search-words.ts';
import { wordsOf } from '#core/server/text/text-key.ts';
import { inflections } from './inflections.ts';
import { LONGEST_TERM, type Synonyms, type Term } from './synonyms.ts';

/** What the search knows of words. */
export interface WordKnowledge {
  readonly synonyms: Synonyms;
  /** Words of so many postings that they tell little. */
  readonly common: ReadonlySet<string>;
}

/** A search text as two tsquery literals. */
export interface ForgivingWords {
  /** What a posting must have. */
  readonly match: string;
  /** What raises its rank: any of the typed words, and of the single words in their place. */
  readonly rank: string;
}

/** One term of a search text and what may stand in its place, each a tsquery literal. */
interface Alternatives {
  readonly words: Term;
  readonly literals: readonly string[];
}

/**
 * What a search text finds: all its words, each as itself, as its English singular or plural, or as an equal term. A common word need not
 * match if there are other words. `undefined` for a text without words.
 */
export function forgivingWords(typed: string, { synonyms, common }: WordKnowledge): ForgivingWords | undefined {
  const words = [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const terms = termsOf(words, synonyms);
  const significant = terms.filter(({ words: [first = ''], words }) => words.length > 1 || !common.has(first));
  const match = (significant.length > 0 ? significant : terms).map(({ literals }) => anyOf(literals));
  const lexemes = terms.flatMap(({ literals: [typedOne = '', ...others] }) => [
    ...typedOne.split(' & '),
    // A posting with all words of an equal term would come before those with the typed term.
    ...others.filter((literal) => !literal.includes(' & ')),
  ]);
  return { match: match.join(' & '), rank: [...new Set(lexemes)].join(' | ') };
}

/** Divides the words into terms, the longest known ones first. */
function termsOf(words: Term, synonyms: Synonyms): Alternatives[] {
  const terms: Alternatives[] = [];
  for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1) terms.push(termAt(words, at, synonyms));
  return terms;
}

function termAt(words: Term, at: number, synonyms: Synonyms): Alternatives {
  for (let length = LONGEST_TERM; length > 0; length -= 1) {
    const term = words.slice(at, at + length);
    const equals = term.length === length ? synonyms.get(term.join(' ')) : undefined;
    if (equals !== undefined) return { words: term, literals: [allOf(term), ...equals.map(allOf)] };
  }
  const [word = ''] = words.slice(at, at + 1);
  return { words: [word], literals: [lexemeOf(word), ...inflections(word)] };
}

function allOf(term: Term): string {
  return term.map((word) => lexemeOf(word)).join(' & ');
}

function anyOf(literals: readonly string[]): string {
  return literals.length === 1 ? (literals[0] ?? '') : `(${literals.join(' | ')})`;
}
