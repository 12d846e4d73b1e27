import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** An account that goes is looked for among the administrators who set rights. */
export const indexEditor = concurrentIndexes('admin-masters/0002-index-editor', [
  { name: 'master_access_of_editor', on: 'master_access (updated_by)' },
]);
