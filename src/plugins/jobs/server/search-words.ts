import { documentOf } from '#core/server/text/search-words.ts';

/** The texts that are searched first. The words of the description come after all other matches; see `text-words.ts`. */
export interface SearchedTexts {
  readonly title: string;
  readonly company: string;
  readonly location: string | null;
  readonly category: string | null;
  /** Names of skills. */
  readonly skills?: readonly string[];
}

/**
 * The number of the rules for words. With a greater one, search documents with a lower one are made anew in the background. A migration
 * changes the default of `words_version` and the index of documents with a lower number.
 */
export const WORDS_VERSION = 2;

/**
 * The searched texts as a tsvector literal. Neighbours are joined in titles, skills and locations (`full stack`, `SW1A 1AA`), but not in names
 * of companies and categories, which many postings have: their pairs made each search slower, and few searches find only by them.
 * The title's words have weight A, the company's B, location and category C, skills D.
 * It uses no dictionary of a language. The words of a query match as prefixes: `engineer` finds engineers and engineering. The positions
 * only keep the weights apart.
 */
export function searchDocument(texts: SearchedTexts): string {
  const { title, company, location, category, skills = [] } = texts;
  const parts = [documentOf([title], '1A'), companyWords(company), restWords(location, category), documentOf(skills, '4')];
  return parts.filter((part) => part !== '').join(' ');
}

/** Only the part of location and category, to replace the category's name in a document. */
export function restWords(location: string | null, category: string | null): string {
  return [documentOf([location ?? ''], '3C'), documentOf([category ?? ''], '3C', 'apart')].filter((part) => part !== '').join(' ');
}

/** Only the company's part of the document, to replace the company's name. */
export function companyWords(company: string): string {
  return documentOf([company], '2B', 'apart');
}
