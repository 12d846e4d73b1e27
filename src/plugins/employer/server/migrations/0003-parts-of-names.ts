import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** Finds companies by a part of their name. */
export const addPartsOfNames = concurrentIndexes('employer/0003-parts-of-names', [
  { name: 'companies_parts', on: 'companies using gin (name_key gin_trgm_ops) with (fastupdate=off)' },
]);
