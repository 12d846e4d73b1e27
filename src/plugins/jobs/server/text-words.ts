import { storedWords } from '#core/contract/search-text/stored-words.ts';
import { documentOfWords } from '#core/server/text/search-words.ts';
import { dayWord, LATER, weekWord } from '../contract/text-times.ts';
import type { SearchedTexts } from './search-words.ts';

/** Further words of a description are left out. No posting of people has so many; a file pasted as a text has. */
const MOST_WORDS = 1_000;

/** The texts whose words `job_texts` has. */
export interface WholeTexts extends SearchedTexts {
  readonly description: string | null;
  readonly publishedAt: Date;
}

/**
 * The words of a whole posting as a tsvector literal without positions: those of its search document and of its description. Words for the
 * day and the week of its publication let a search ask for the newest postings only.
 *
 * @param now the time of writing
 */
export function wholeDocument(texts: WholeTexts, now: Date): string {
  const { title, company, location, category, skills = [], description, publishedAt } = texts;
  return documentOfWords([
    ...[title, location ?? '', ...skills].flatMap((text) => storedWords(text)),
    ...[company, category ?? ''].flatMap((text) => storedWords(text, 'apart')),
    ...storedWords(description ?? '', 'apart').slice(0, MOST_WORDS),
    ...[dayWord(publishedAt), weekWord(publishedAt)],
    ...(publishedAt > now ? [LATER] : []),
  ]);
}
