import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** Deleting a file searches the companies with it. */
export const indexPictures = concurrentIndexes('employer/0005-index-pictures', [
  { name: 'companies_of_logo', on: 'companies (logo_file_id)' },
  { name: 'companies_of_cover', on: 'companies (cover_file_id)' },
]);
