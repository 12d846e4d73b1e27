import { sql } from 'kysely';
import { TtlCache } from '#core/server/load/ttl-cache.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { searchSynonyms } from '../../contract/master-kinds.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import type { WordKnowledge } from './forgiving-words.ts';
import { synonymsIn } from './synonyms.ts';

export interface SearchKnowledgeDependencies {
  readonly db: JobSearchDatabase;
  readonly catalogue: Pick<MasterCatalogue, 'offered'>;
  readonly now: () => Date;
}

const MAX_AGE_MS = 60_000;

/** What the search knows of words, at most a minute old. */
export function searchKnowledge({ db, catalogue, now }: SearchKnowledgeDependencies): () => Promise<WordKnowledge> {
  const cache = new TtlCache({
    compute: async () => ({ synonyms: synonymsIn(await synonymLists(catalogue)), ...(await commonWords(db)) }),
    maxAgeMs: MAX_AGE_MS,
    now,
  });
  return () => cache.get();
}

async function commonWords(db: JobSearchDatabase): Promise<Pick<WordKnowledge, 'common' | 'commonInTexts'>> {
  const rows = await db
    .selectFrom('job_words')
    .select(['word', 'is_common', 'is_common_in_texts'])
    .where(sql<boolean>`is_common or is_common_in_texts`)
    .execute();
  const wordsOf = (column: 'is_common' | 'is_common_in_texts') => new Set(rows.filter((row) => row[column]).map(({ word }) => word));
  return { common: wordsOf('is_common'), commonInTexts: wordsOf('is_common_in_texts') };
}

/** The lists of all languages. */
async function synonymLists(catalogue: SearchKnowledgeDependencies['catalogue']): Promise<string[]> {
  const rows = await catalogue.offered(searchSynonyms.entity);
  return rows.flatMap(({ name, names }) => [name, ...Object.values(names).filter((list) => list !== undefined)]);
}
