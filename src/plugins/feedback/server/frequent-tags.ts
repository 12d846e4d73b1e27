import { sql } from 'kysely';
import type { FeedbackDatabase } from './feedback-tables.ts';

const MOST_TAGS = 100;

/** The most frequent tags with the number of items that have them. Of equally frequent tags, the first in the alphabet comes first. */
export async function frequentTags(db: FeedbackDatabase): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*) as count from feedback, unnest(tags) as tag
    group by tag order by count desc, tag limit ${sql.lit(MOST_TAGS)}`.execute(db);
  return rows;
}
