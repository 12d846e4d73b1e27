import { type AskedForm, type AskedWord, askedWords } from '#core/contract/search-text/asked-words.ts';
import { type Neighbours, storedWords } from '#core/contract/search-text/stored-words.ts';

/** The weight that words must have in a document; any when empty. */
export type AskedWeight = '' | 'A' | 'C';

/**
 * The words of texts as a tsvector literal, each once.
 *
 * @param place the position and the weight, such as `1A`; the words have none when it is missing
 */
export function documentOf(texts: readonly string[], place?: string, neighbours?: Neighbours): string {
  return documentOfWords(
    texts.flatMap((text) => storedWords(text, neighbours)),
    place,
  );
}

/** Words as a tsvector literal, each once. They are stored words or have no quote and no backslash. */
export function documentOfWords(words: readonly string[], place?: string): string {
  return [...new Set(words)].map((word) => `${quoted(word)}${place === undefined ? '' : `:${place}`}`).join(' ');
}

/** A search text as a tsquery literal. All words must match, in any order. `undefined` for a text without words. */
export function searchWords(typed: string, weight: AskedWeight = ''): string | undefined {
  const words = askedWords(typed);
  return words.length === 0 ? undefined : words.map((word) => wordLiteral(word, weight)).join(' & ');
}

/** A word of a query in any of its forms as a tsquery literal. */
function wordLiteral({ forms }: AskedWord, weight: AskedWeight = ''): string {
  return anyOf(forms.map((form) => formLiteral(form, weight)));
}

/** One form as a tsquery literal. */
export function formLiteral({ lexeme, isBeginning }: AskedForm, weight: AskedWeight = ''): string {
  const flags = `${isBeginning ? '*' : ''}${weight}`;
  return `${quoted(lexeme)}${flags === '' ? '' : `:${flags}`}`;
}

/** Any of some tsquery literals. */
export function anyOf(literals: readonly string[]): string {
  return literals.length === 1 ? (literals[0] ?? '') : `(${literals.join(' | ')})`;
}

/** A word of a document or a query. Words with signs need quotes. No word has a quote or a backslash. */
function quoted(word: string): string {
  return /^[\p{L}\p{N}\p{M}_]+$/u.test(word) ? word : `'${word}'`;
}
