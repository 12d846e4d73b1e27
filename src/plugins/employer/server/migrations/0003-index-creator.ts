import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** Deleting an account searches the creators of companies for it. */
export const indexCreator = concurrentIndexes('employer/0003-index-creator', [
  { name: 'companies_of_creator', on: 'companies (created_by)' },
]);
