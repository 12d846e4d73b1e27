import { sql } from 'kysely';
import { askedWords, hasAsked } from '#core/contract/search-text/asked-words.ts';
import { storedWords } from '#core/contract/search-text/stored-words.ts';
import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import { sentenceWith, type WantedWord } from '#core/server/text/sentence-with.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import { inflections } from './inflections.ts';
import type { FoundRow } from './search-query.ts';

/**
 * The sentences of descriptions with the words of a search text that the row of the posting does not show elsewhere, by the ids of the
 * postings.
 */
export async function foundSentences(db: JobSearchDatabase, rows: readonly FoundRow[], text: string): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const described = await db
    .selectFrom('job_postings')
    .select(['id', 'description'])
    .where(sql<boolean>`id = any(${rows.map(({ job_id }) => job_id)}::uuid[])`)
    .execute();
  const descriptions = new Map(described.map(({ id, description }) => [id, description ?? '']));
  const words = askedWords(text).map(
    ({ word, forms }): WantedWord => [...forms, ...inflections(word).map((lexeme) => ({ lexeme, isBeginning: false }))],
  );
  const found = await mapInPieces(rows, (row) => {
    const shown = [row.title, row.company_name, row.location ?? ''].flatMap((each) => storedWords(each));
    const missing = words.filter((forms) => !hasAsked(shown, { forms }));
    return [row.job_id, sentenceWith(descriptions.get(row.job_id) ?? '', missing)] as const;
  });
  return new Map(found.flatMap(([id, sentence]) => (sentence === undefined ? [] : [[id, sentence] as const])));
}
