import { sql } from 'kysely';
import { askedWords } from '#core/contract/search-text/asked-words.ts';
import { sentenceWith, type WantedWord } from '#core/server/text/sentence-with.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import { inflections } from './inflections.ts';

/** The sentences of descriptions in which the words of a search text stand, by the ids of the postings. */
export async function foundSentences(db: JobSearchDatabase, ids: readonly string[], text: string): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('job_postings')
    .select(['id', 'description'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
  const words = askedWords(text).map(
    ({ word, forms }): WantedWord => [...forms, ...inflections(word).map((lexeme) => ({ lexeme, isBeginning: false }))],
  );
  return new Map(
    rows.flatMap(({ id, description }) => {
      const sentence = sentenceWith(description ?? '', words);
      return sentence === undefined ? [] : [[id, sentence]];
    }),
  );
}
