import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** An account that goes is looked for among the creators of companies. */
export const indexCreator = concurrentIndexes('employer/0003-index-creator', [
  { name: 'companies_of_creator', on: 'companies (created_by)' },
]);
