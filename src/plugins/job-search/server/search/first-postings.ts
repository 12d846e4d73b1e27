import { sql } from 'kysely';
import { firstMatches, type Sql } from '#core/server/db/first-matches.ts';
import type { Filters } from './search-filters.ts';

/** How many of the first postings are checked before the query decides how to go on. Most pages are filled by them. */
const CHECKED = 3000;

/** Enough to decide for a list of many matches, which they rarely fill. */
export const CHECKED_FOR_MANY = 1000;

export const newestFirst = sql`order by published_at desc, job_id desc`;

interface Wanted {
  readonly rows: Sql;
  readonly columns?: Sql;
  /** An order for which an index lists postings; by default the newest first. */
  readonly by?: Sql;
  /** The conditions of the position after which the list begins. */
  readonly position?: readonly Sql[];
  readonly checked?: number;
  /** Conditions that the index of words answers. */
  readonly indexed?: readonly Sql[];
}

/** The first postings in an order that match every filter. */
export function firstPostings({ leading, rest }: Filters, { by = newestFirst, position = [], checked = CHECKED, ...wanted }: Wanted): Sql {
  return firstMatches({ ...wanted, table: 'job_search', by, range: [...leading, ...position], filters: rest, checked });
}
