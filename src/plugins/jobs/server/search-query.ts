import { type RawBuilder, sql } from 'kysely';
import type { Param } from '#core/server/db/prepared.ts';
import type { SummaryRow } from './job-mapping.ts';

/**
 * The parts of a search. Equal shapes use the same statement. Phase 0 has the postings whose title is exactly the searched text,
 * phase 1 has all others. `after` is the phase of the posting after which the page begins.
 */
export interface SearchShape {
  readonly company: boolean;
  readonly category: boolean;
  readonly employment: boolean;
  readonly workMode: boolean;
  readonly salary: boolean;
  readonly since: boolean;
  readonly where: boolean;
  readonly title: boolean;
  readonly words: boolean;
  readonly after: 0 | 1 | undefined;
}

// A text counts as one part.
const MOST_PARTS = 2;

/**
 * Whether a search has at most two parts, like most searches. Only these 82 statements are prepared. Any caller can request all
 * thousand shapes, and prepared statements stay in the memory of each connection.
 */
export function isCommon({ after: _, words, ...parts }: SearchShape): boolean {
  return words === parts.title && Object.values(parts).filter(Boolean).length <= MOST_PARTS;
}

/** The values of the parts. The value of a part that the shape lacks is not read. */
export interface SearchValues {
  /** Highest number of rows. */
  readonly rows: number;
  readonly company: string | undefined;
  readonly category: string | undefined;
  readonly employment: string | undefined;
  readonly workMode: string | undefined;
  /** Whole units of the currency a year. */
  readonly salary: number | undefined;
  /** Earliest publication time. */
  readonly since: Date | undefined;
  /** `placeWords` of the search text. */
  readonly where: string | undefined;
  /** `textKey` of the search text. */
  readonly title: string | undefined;
  /** `searchWords` of the search text. */
  readonly words: string | undefined;
  readonly at: Date | undefined;
  readonly id: string | undefined;
}

export interface FoundRow extends SummaryRow {
  readonly phase: 0 | 1;
  readonly job_id: string;
  readonly published_at: Date;
}

type Sql = RawBuilder<unknown>;

/** How many of the newest postings are checked before the query uses the other indexes. */
const NEWEST = 3000;

const newestFirst = sql`order by published_at desc, job_id desc`;

/** The statement for one page of a search: first the postings with exactly the title, then the others, each newest first. */
export function searchQuery(shape: SearchShape, param: Param<SearchValues>): RawBuilder<FoundRow> {
  const filters = filtersOf(shape, param);
  const position = shape.after === undefined ? [] : [sql`(published_at, job_id) < (${param('at')}::timestamptz, ${param('id')}::uuid)`];
  const rows = param('rows');
  if (!shape.title) return page([phase(1, matching(filters, position, rows))], rows);

  const found: Sql[] = [];
  if (shape.after !== 1) found.push(phase(0, newest([sql`title_key = ${param('title')}`, ...filters.all, ...position], rows)));
  if (shape.words) {
    const match = [sql`search @@ ${param('words')}::tsquery`, sql`title_key <> ${param('title')}`];
    const others = { leading: filters.leading, rest: [...filters.rest, ...match], all: [...filters.all, ...match] };
    found.push(phase(1, matching(others, shape.after === 1 ? position : [], rows)));
  }
  return page(found.length > 0 ? found : [phase(1, newest([sql`false`], rows))], rows);
}

/** Counts the matches of a search up to `most`. The word condition also matches postings with exactly the title. */
export function countQuery(shape: SearchShape, param: Param<SearchValues>, most: number): RawBuilder<{ found: number }> {
  const typed = shape.words ? sql`search @@ ${param('words')}::tsquery` : sql`title_key = ${param('title')}`;
  const conditions = [...filtersOf(shape, param).all, ...(shape.title ? [typed] : [])];
  return sql<{ found: number }>`
    select count(*)::integer as found from (select from job_search ${where(conditions)} limit ${sql.lit(most)}) as counted`;
}

interface Filters {
  /** At most one equality, for which an index lists postings from newest to oldest, and the earliest publication time. */
  readonly leading: readonly Sql[];
  readonly rest: readonly Sql[];
  readonly all: readonly Sql[];
}

function filtersOf(shape: SearchShape, param: Param<SearchValues>): Filters {
  const equal: Sql[] = [];
  if (shape.company) equal.push(sql`company_id = ${param('company')}::uuid`);
  if (shape.category) equal.push(sql`category_id = (select id from job_categories where code = ${param('category')})`);
  if (shape.employment) equal.push(sql`employment_type = ${param('employment')}`);
  if (shape.workMode) equal.push(sql`work_mode = ${param('workMode')}`);
  const range = shape.since ? [sql`published_at >= ${param('since')}::timestamptz`] : [];
  const others: Sql[] = [];
  if (shape.salary) others.push(sql`salary_year_top >= ${param('salary')}::bigint`);
  if (shape.where) others.push(sql`search @@ ${param('where')}::tsquery`);
  const rest = [...equal.slice(1), ...others];
  return { leading: [...equal.slice(0, 1), ...range], rest, all: [...equal, ...range, ...others] };
}

/**
 * The newest postings that match every filter. The query checks the newest few thousand postings first, and most searches fill
 * their page there. If not, matches are rare: the query collects all of them with any suitable index and sorts them.
 * Without this split, the database would read every posting to find that no posting has a word.
 */
function matching(filters: Filters, position: readonly Sql[], rows: Sql): Sql {
  if (filters.rest.length === 0) return newest([...filters.leading, ...position], rows);
  const candidates = newest([...filters.leading, ...position], sql.lit(NEWEST));
  return sql`
    with recent as materialized (
      select * from (${candidates}) as candidate ${where(filters.rest)} ${newestFirst} limit ${rows}
    ), full_page as materialized (select count(*) = ${rows} as reached from recent)
    select * from recent where (select reached from full_page)
    union all (
      select * from (select * from job_search ${where([...filters.all, ...position])} offset 0) as candidate
      where not (select reached from full_page) ${newestFirst} limit ${rows}
    )`;
}

function newest(conditions: readonly Sql[], rows: Sql): Sql {
  return sql`select * from job_search ${where(conditions)} ${newestFirst} limit ${rows}`;
}

function where(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

function phase(number: 0 | 1, rows: Sql): Sql {
  return sql`(select ${sql.lit(number)} as phase, * from (${rows}) as of_phase)`;
}

function page(phases: readonly Sql[], rows: Sql): RawBuilder<FoundRow> {
  const order = sql`order by phase, published_at desc, job_id desc`;
  return sql<FoundRow>`
    select phase, job_id, company_id, company_name, title, location, work_mode, employment_type,
      salary_min, salary_max, salary_currency, salary_period, published_at,
      job_categories.code as category_code, job_categories.name as category_name,
      job_categories.names as category_names
    from (select * from (${sql.join(phases, sql` union all `)}) as found ${order} limit ${rows}) as page
    left join job_categories on job_categories.id = page.category_id
    ${order}`;
}
