import { keepCounts } from '#core/server/db/keep-counts.ts';

/** How many messages have each tag. */
export const keepTags = keepCounts('feedback/0002-kept-tags', {
  table: 'feedback',
  keys: `select distinct 'tags', tag from unnest(counted.tags) as tag`,
});
