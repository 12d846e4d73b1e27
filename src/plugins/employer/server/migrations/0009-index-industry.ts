import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** Lists of an industry are read by name. Counts and merges of industries find its companies. */
export const indexIndustry = concurrentIndexes('employer/0009-index-industry', [
  { name: 'companies_of_industry', on: 'companies (industry, name_key, id) where industry is not null' },
]);
