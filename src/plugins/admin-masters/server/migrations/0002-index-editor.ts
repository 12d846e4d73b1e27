import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** Account deletion looks up the rows that the account last edited. */
export const indexEditor = concurrentIndexes('admin-masters/0002-index-editor', [
  { name: 'master_access_of_editor', on: 'master_access (updated_by)' },
]);
