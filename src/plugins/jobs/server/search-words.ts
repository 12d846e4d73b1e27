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
