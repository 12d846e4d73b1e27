import { type AskedForm, askedWords } from '#core/contract/search-text/asked-words.ts';
import { DERIVED } from '#core/contract/search-text/stored-words.ts';
import { anyOf, formLiteral } from '#core/server/text/search-words.ts';
import { inflections } from './inflections.ts';
import { keyOfTerm, LONGEST_TERM, type Synonyms, type Term } from './synonyms.ts';

/** What the search knows of words. */
export interface WordKnowledge {
  readonly synonyms: Synonyms;
  /** Words of so many postings that they tell little. */
  readonly common: ReadonlySet<string>;
  /** The same for whole postings with their descriptions. */
  readonly commonInTexts: ReadonlySet<string>;
}

/** A search text as tsquery literals. */
export interface ForgivingWords {
  /** What a posting must have. */
  readonly match: string;
  /** What raises its rank: any of the typed words, and of the single words in their place. */
  readonly rank: string;
  /** What the words of a whole posting must have; `undefined` when nearly each posting has them. */
  readonly text: string | undefined;
}

type LiteralOf = (form: AskedForm) => string;

/** One term of a search text, and what may stand in its place. */
interface Alternatives {
  readonly words: Term;
  /** Equal terms. */
  readonly equals: readonly Term[];
}

/**
 * What a search text finds: all its words, each in any of its forms, as its English singular or plural, or as an equal term. A common word
 * need not match if there are other words. `undefined` for a text without words.
 */
export function forgivingWords(typed: string, { synonyms, common, commonInTexts }: WordKnowledge): ForgivingWords | undefined {
  const words = askedWords(typed);
  if (words.length === 0) return undefined;
  const terms = termsOf(words, synonyms);
  const significant = terms.filter((term) => !isOneOf(term, common));
  const match = (significant.length > 0 ? significant : terms).map((term) => matchOf(term, (form) => formLiteral(form)));
  const telling = terms.filter((term) => !isOneOf(term, common) && !isOneOf(term, commonInTexts));
  return {
    match: match.join(' & '),
    rank: [...new Set(terms.flatMap(ranksOf))].join(' | '),
    text: telling.length === 0 ? undefined : telling.map((term) => matchOf(term, textLiteral)).join(' & '),
  };
}

function isOneOf({ words: [first, second] }: Alternatives, common: ReadonlySet<string>): boolean {
  return first !== undefined && second === undefined && common.has(first.word);
}

/** Descriptions have many words. Shorter beginnings would match most of them. */
const BEGINNING_IN_TEXT = 5;

function textLiteral(form: AskedForm): string {
  return formLiteral({ ...form, isBeginning: form.isBeginning && [...form.lexeme].length >= BEGINNING_IN_TEXT });
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
    const equals = term.length === length ? synonyms.get(keyOfTerm(term)) : undefined;
    if (equals !== undefined) return { words: term, equals };
  }
  return { words: words.slice(at, at + 1), equals: [] };
}

function matchOf({ words, equals }: Alternatives, literalOf: LiteralOf): string {
  const others = [...(equals.length > 0 ? [] : inflectionsOf(words)), ...equals.map((term) => asTyped(term, literalOf))];
  const [only] = words;
  if (words.length === 1 && only !== undefined) return anyOf([...only.forms.map(literalOf), ...others]);
  return anyOf([words.map(({ forms }) => anyOf(forms.map(literalOf))).join(' & '), ...others]);
}

function ranksOf({ words, equals }: Alternatives): readonly string[] {
  return [
    ...words.flatMap(({ forms }) => forms.filter(({ lexeme }) => !lexeme.startsWith(DERIVED)).map((form) => formLiteral(form))),
    ...(equals.length > 0 ? [] : inflectionsOf(words)),
    // A posting with all words of an equal term would come before those with the typed term.
    ...equals.filter(({ length }) => length === 1).map((term) => asTyped(term, (form) => formLiteral(form))),
  ];
}

/** Of a term of several words there are none. */
function inflectionsOf(words: Term): readonly string[] {
  return words.length === 1 ? words.flatMap(({ word }) => inflections(word)) : [];
}

/** The words of an equal term, without their other forms. */
function asTyped(term: Term, literalOf: LiteralOf): string {
  return term.flatMap(({ forms: [first] }) => (first === undefined ? [] : [literalOf(first)])).join(' & ');
}
