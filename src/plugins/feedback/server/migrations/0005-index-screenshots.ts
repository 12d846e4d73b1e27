import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** Deleting a file searches the feedback with it. */
export const indexScreenshots = concurrentIndexes('feedback/0005-index-screenshots', [
  { name: 'feedback_of_screenshot', on: 'feedback (screenshot_file_id)' },
]);
