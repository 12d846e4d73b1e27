import { sql } from 'kysely';
import { firstMatches, type Sql, where } from '#core/server/db/first-matches.ts';
import type { Param } from '#core/server/db/prepared.ts';
import { firstPostings, newestFirst } from './first-postings.ts';
import { type Filters, withConditions } from './search-filters.ts';
import type { SearchValues } from './search-values.ts';

/** Each of these rows is compared with two tables. */
const CHECKED = 500;

interface Wanted {
  readonly rows: Sql;
  /** Of `job_search`. */
  readonly columns?: Sql;
  /** The conditions of the position after which the list begins. */
  readonly position?: readonly Sql[];
}

/** The conditions for rows of `job_search` of which only the description has all words. */
export function describedConditions(param: Param<SearchValues>): readonly Sql[] {
  return [
    sql`not search @@ ${param('words')}::tsquery`,
    sql`job_id in (select job_id from job_texts where words @@ ${param('text')}::tsquery)`,
  ];
}

/**
 * The newest postings that match every filter and of which only the description has all words. With a filter whose index lists postings from
 * newest to oldest they are looked for along it, otherwise among the texts.
 */
export function firstDescribed(filters: Filters, param: Param<SearchValues>, { rows, columns = sql`*`, position = [] }: Wanted): Sql {
  if (filters.isLed)
    return firstPostings(withConditions(filters, describedConditions(param)), { rows, columns, position, checked: CHECKED });
  const isOther = where([...filters.all, sql`not search @@ ${param('words')}::tsquery`]);
  const found = firstMatches({
    table: 'job_texts',
    columns: sql`job_id, published_at`,
    by: newestFirst,
    range: position,
    filters: [sql`words @@ ${param('text')}::tsquery`, sql`job_id in (select job_id from job_search ${isOther})`],
    rows,
    checked: CHECKED,
    // Without the words of the search, which the index would look for a second time.
    steps: [sql`words @@ ${param('days')}::tsquery`, sql`words @@ ${param('weeks')}::tsquery`],
  });
  return sql`
    select ${columns} from (select job_search.* from (${found}) as text join job_search on job_search.job_id = text.job_id) as described`;
}
