import { wordsOf } from '#core/server/text/text-key.ts';

/** The searched texts. The description is not among them, because its words make searches slow and their results irrelevant. */
export interface SearchedTexts {
  readonly title: string;
  readonly company: string;
  readonly location: string | null;
  readonly category: string | null;
  /** Names of skills. */
  readonly skills?: readonly string[];
}

/**
 * The searched texts as a tsvector literal. The title's words have weight A, the company's B, location and category C, skills D.
 * It uses no dictionary of a language. Words are compared without case and accents. The words of a query match as prefixes:
 * `engineer` finds engineers and engineering. The positions only keep the weights apart.
 */
export function searchDocument(texts: SearchedTexts): string {
  const { title, company, location, category, skills = [] } = texts;
  const parts = [...weighed(title, '1A'), companyWords(company), restWords(location, category), ...weighed(skills.join(' '), '4')];
  return parts.filter((part) => part !== '').join(' ');
}

/** Only the part of location and category, to replace the category's name in a document. */
export function restWords(location: string | null, category: string | null): string {
  return weighed(`${location ?? ''} ${category ?? ''}`, '3C').join(' ');
}

/** Only the company's part of the document, to replace the company's name. */
export function companyWords(company: string): string {
  return weighed(company, '2B').join(' ');
}

function weighed(text: string, place: string): string[] {
  // wordsOf returns only letters and digits, so nothing needs quotes.
  return [...new Set(wordsOf(text))].map((word) => `${word}:${place}`);
}

/** Further words of a search text are ignored. */
export const MOST_WORDS = 16;

/** Shorter words match only whole words, because too many words begin with one or two given letters. */
const BEGINNING_LENGTH = 3;

/**
 * A search text as a tsquery literal. All words must match, in any order. Words of three or more letters match as prefixes.
 * Only letters and digits are kept, so the text cannot contain query syntax. `undefined` for a text without words.
 */
export function searchWords(typed: string): string | undefined {
  return allOf(typed, '');
}

/** Like {@link searchWords}, for words of the location. They match only weight C, which location and category share. */
export function placeWords(typed: string): string | undefined {
  return allOf(typed, 'C');
}

function allOf(typed: string, weight: '' | 'C'): string | undefined {
  const words = [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  return words.map((word) => lexemeOf(word, weight)).join(' & ');
}

/** A word of a query as a tsquery literal. */
export function lexemeOf(word: string, weight: '' | 'C' = ''): string {
  const flags = `${word.length < BEGINNING_LENGTH ? '' : '*'}${weight}`;
  return flags === '' ? word : `${word}:${flags}`;
}
