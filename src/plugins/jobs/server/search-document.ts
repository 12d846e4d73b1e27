import { wordsOf } from '#core/server/text/text-key.ts';

/** What a search looks into; not the description: its words make a search slow and its results beside the point. */
export interface SearchedTexts {
  readonly title: string;
  readonly company: string;
  readonly location: string | null;
  readonly category: string | null;
}

/**
 * The searched texts as the literal of a tsvector: the title's words weigh A, the company's B, location and category C.
 * No dictionary of any language: words are compared as they are, without case and accents, and a question's words as
 * beginnings, so that `engineer` finds engineers and engineering. The positions only keep the three weights apart.
 */
export function searchDocument(texts: SearchedTexts): string {
  return [...weighed(texts.title, '1A'), companyWords(texts.company), restWords(texts.location, texts.category)].join(' ');
}

/** The part of location and category alone, to put another category's name in place of it. */
export function restWords(location: string | null, category: string | null): string {
  return weighed(`${location ?? ''} ${category ?? ''}`, '3C').join(' ');
}

/** The company's part of the document alone, to put another name in place of it. */
export function companyWords(company: string): string {
  return weighed(company, '2B').join(' ');
}

function weighed(text: string, place: string): string[] {
  // Nothing but letters and digits comes out of wordsOf, so that nothing needs quoting.
  return [...new Set(wordsOf(text))].map((word) => `${word}:${place}`);
}
