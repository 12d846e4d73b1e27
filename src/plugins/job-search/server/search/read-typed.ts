import { askedWords, hasAsked } from '#core/contract/search-text/asked-words.ts';
import { foldSearchText, plainSpelling } from '#core/contract/search-text/fold.ts';
import { storedWords } from '#core/contract/search-text/stored-words.ts';
import { anyOf, searchWords } from '#core/server/text/search-words.ts';
import { eachPhrase, type Meaning, phrasesOf } from './read-phrases.ts';

/** A phrase of a search text that is read as a filter. */
export interface ReadPhrase extends Meaning {
  /** As it was typed. */
  readonly phrase: string;
}

export interface ReadText {
  /** The words that are searched. */
  readonly rest: string;
  readonly read: readonly ReadPhrase[];
}

const LONGEST_PHRASE = 4;

const MEANINGS = new Map<string, Meaning>();
eachPhrase((phrase, meaning) => MEANINGS.set(wordsIn(phrase).map(folded).join(' '), meaning));

/**
 * Reads phrases such as `part time` as filters, the first one for each filter.
 *
 * @param asWords values whose phrases are searched as words
 */
export function readTyped(typed: string, asWords: readonly string[]): ReadText {
  const words = wordsIn(typed);
  const rest: string[] = [];
  const read: ReadPhrase[] = [];
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at);
    const isRead = found !== undefined && !asWords.includes(found.value) && read.every(({ field }) => field !== found.field);
    if (isRead) read.push({ field: found.field, value: found.value, phrase: words.slice(at, at + found.length).join(' ') });
    else rest.push(...words.slice(at, at + (found?.length ?? 1)));
    at += found?.length ?? 1;
  }
  return read.length === 0 ? { rest: typed, read } : { rest: rest.join(' '), read };
}

const literals = new Map<string, string>();

/** Postings that say the value in words, as a tsquery literal. */
export function literalOfMeaning(meaning: Meaning): string {
  const known =
    literals.get(meaning.value) ??
    anyOf(
      neededOf(phrasesOf(meaning))
        .flatMap((phrase) => searchWords(phrase) ?? [])
        .map((literal) => `(${literal})`),
    );
  literals.set(meaning.value, known);
  return known;
}

/** The phrases without those that a shorter one finds, such as `fully remote`: each posting is compared with all of them. */
function neededOf(phrases: readonly string[]): readonly string[] {
  const needed: string[] = [];
  for (const phrase of phrases.toSorted((one, other) => one.length - other.length)) {
    // As names of companies and categories are stored.
    const stored = storedWords(phrase, 'apart');
    if (!needed.some((other) => askedWords(other).every((word) => hasAsked(stored, word)))) needed.push(phrase);
  }
  return needed;
}

function phraseAt(words: readonly string[], at: number): (Meaning & { readonly length: number }) | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const meaning = MEANINGS.get(
      words
        .slice(at, at + length)
        .map(folded)
        .join(' '),
    );
    if (meaning !== undefined) return { ...meaning, length };
  }
  return undefined;
}

/** The parts of a text. A hyphen divides them, because `part-time` and `part time` are alike. */
function wordsIn(text: string): readonly string[] {
  return text.split(/[\s\p{Pd}]+/u).filter((word) => word !== '');
}

function folded(word: string): string {
  return plainSpelling(foldSearchText(word)).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
