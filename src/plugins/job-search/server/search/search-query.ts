import { type RawBuilder, sql } from 'kysely';
import { type Sql, where } from '#core/server/db/first-matches.ts';
import type { Param } from '#core/server/db/prepared.ts';
import type { SummaryRow } from '#plugins/jobs/contract/published-postings.ts';
import { describedConditions, firstDescribed } from './described-postings.ts';
import { CHECKED_FOR_MANY, firstPostings, newestFirst } from './first-postings.ts';
import { type Filters, filtersOf, textConditions, withConditions } from './search-filters.ts';
import type { Part, SearchShape, SearchValues } from './search-values.ts';

export interface FoundRow extends SummaryRow {
  readonly part: Part;
  /** The rank or the pay, by which the part is ordered before the time. */
  readonly score: number;
  readonly job_id: string;
  readonly published_at: Date;
  readonly places: readonly number[] | null;
  /** The newest and the oldest of the ranked postings; `null` in other parts. */
  readonly newest_at: Date | null;
  readonly newest_id: string | null;
  readonly oldest_at: Date | null;
  readonly oldest_id: string | null;
  /** Whether only the description has all words. */
  readonly is_described?: boolean;
}

/** How many of the newest matches are ranked. It is more than the longest page, so a first page never needs the rest. */
const RANKED = 200;

// Weights of skills, location and category, company, and title.
const WEIGHTS = sql`'{0.1, 0.2, 0.6, 1}'`;

const byPay = sql`order by salary_year_top desc, published_at desc, job_id desc`;

type Params = Param<SearchValues>;

/** The statement for one page of a search, without the postings that only their description lets find. */
export function searchQuery(shape: SearchShape, param: Params): RawBuilder<FoundRow> {
  return pageQuery(partsOf(shape, param), param);
}

/**
 * The statement for the postings of which only the description has all words of the search: in the order `relevance` a part of their own,
 * in other orders those among the others.
 */
export function describedQuery(shape: SearchShape, param: Params): RawBuilder<FoundRow> {
  const filters = filtersOf(shape, param);
  if (shape.order === 'pay') return pageQuery(paidParts(shape, withConditions(filters, describedConditions(param)), param), param);
  const position = continuesDescribed(shape) ? [olderThanRow(param)] : [];
  return pageQuery([part(describedPart(shape), firstDescribed(filters, param, { rows: param('rows'), position }))], param);
}

/** Whether the page before ended among the postings of `describedQuery`. */
export function continuesDescribed(shape: SearchShape): boolean {
  return shape.after === describedPart(shape);
}

function describedPart({ order }: SearchShape): Part {
  return order === 'relevance' ? 3 : 0;
}

function pageQuery(parts: readonly Sql[], param: Params): RawBuilder<FoundRow> {
  const order = sql`order by part, score desc, published_at desc, job_id desc`;
  return sql<FoundRow>`
    select part, score, job_id, company_id, company_name, title, location, work_mode, employment_type,
      salary_min, salary_max, salary_currency, salary_period, published_at, places, newest_at, newest_id, oldest_at, oldest_id,
      job_categories.code as category_code, job_categories.name as category_name,
      job_categories.names as category_names
    from (select * from (${sql.join(parts, sql` union all `)}) as found ${order} limit ${param('rows')}) as page
    left join job_categories on job_categories.id = page.category_id
    ${order}`;
}

function partsOf(shape: SearchShape, param: Params): readonly Sql[] {
  const filters = filtersOf(shape, param);
  const matching = withConditions(filters, textConditions(shape, param));
  if (shape.order === 'pay') return paidParts(shape, matching, param);
  if (shape.order === 'newest') return [part(0, newestPart(matching, param, shape.after === 0, indexedOf(shape, param)))];
  return relevantParts(shape, filters, param);
}

/** Counts the matches of a search up to `most`, also those by their description when `isDescribed`. */
export function countQuery(shape: SearchShape, param: Params, most: number, isDescribed: boolean): RawBuilder<{ found: number }> {
  const { all } = filtersOf(shape, param);
  const limit = sql`limit ${sql.lit(most)}`;
  const searched = sql`select job_id from job_search ${where([...all, ...textConditions(shape, param)])} ${limit}`;
  if (!isDescribed) return sql<{ found: number }>`select count(*)::integer as found from (${searched}) as counted`;
  // Those by their description, which take longer, only when the others do not suffice.
  const isFew = sql`(select count(*) < ${sql.lit(most)} from searched)`;
  const matching = all.length > 0 ? [sql`job_id in (select job_id from job_search ${where(all)})`] : [];
  const described = sql`select job_id from job_texts ${where([isFew, sql`words @@ ${param('text')}::tsquery`, ...matching])} ${limit}`;
  return sql<{ found: number }>`
    with searched as materialized (${searched})
    select count(*)::integer as found from (select job_id from searched union (${described}) ${limit}) as counted`;
}

/** The currency of most of the newest postings found, of those by their description when `isDescribed`. */
export function currencyQuery(shape: SearchShape, param: Params, isDescribed: boolean): RawBuilder<{ currency: string }> {
  const words = isDescribed ? describedConditions(param) : textConditions(shape, param);
  const filters = withConditions(filtersOf(shape, param), [...words, sql`salary_year_top is not null`]);
  return sql<{ currency: string }>`
    select salary_currency as currency from (${firstPostings(filters, { rows: sql.lit(1000), columns: sql`salary_currency, published_at, job_id` })}) as paid
    group by 1 order by count(*) desc, 1 limit 1`;
}

function newestPart(filters: Filters, param: Params, isContinued: boolean, indexed: readonly Sql[] = []): Sql {
  return firstPostings(filters, { rows: param('rows'), indexed, position: isContinued ? [olderThanRow(param)] : [] });
}

/** No index has the postings of a phrase that was read as a filter, so that of the words finds all with the words. */
function indexedOf({ words, places, readMode, readType, readLevel }: SearchShape, param: Params): readonly Sql[] {
  return words && !places && (readMode || readType || readLevel) ? [sql`search @@ ${param('words')}::tsquery`] : [];
}

function relevantParts(shape: SearchShape, filters: Filters, param: Params): readonly Sql[] {
  const { after } = shape;
  const parts: Sql[] = [];
  const exact = sql`title_key = ${param('title')}`;
  const words = shape.words ? [sql`search @@ ${param('words')}::tsquery`] : [];
  if (after === undefined || after === 0) {
    // A title with the same key may have other words: the key ignores marks that make other letters.
    const conditions = [exact, ...words, ...filters.all, ...(after === 0 ? [olderThanRow(param)] : [])];
    parts.push(part(0, sql`select * from job_search ${where(conditions)} ${newestFirst} limit ${param('rows')}`));
  }
  if (!shape.words) return parts.length > 0 ? parts : [part(0, sql`select * from job_search where false`)];
  const others = withConditions(filters, [...words, sql`title_key <> ${param('title')}`]);
  if (after !== 2) parts.push(rankedPart(others, param, after === 1, indexedOf(shape, param)));
  // Older than the ranked ones, or than the last row of this part.
  if (after === 1) parts.push(part(2, restPart(others, param, sql`(${param('oldestAt')}::timestamptz, ${param('oldestId')}::uuid)`)));
  if (after === 2) parts.push(part(2, restPart(others, param, sql`(${param('at')}::timestamptz, ${param('id')}::uuid)`)));
  return parts;
}

function restPart(filters: Filters, param: Params, edge: Sql): Sql {
  const position = [sql`(published_at, job_id) < ${edge}`];
  return firstPostings(filters, { rows: param('rows'), position });
}

/** The newest matches by rank. A later page ranks those between the same two postings, so new postings move nothing. */
function rankedPart(filters: Filters, param: Params, isContinued: boolean, indexed: readonly Sql[]): Sql {
  const between = [
    sql`(published_at, job_id) <= (${param('newestAt')}::timestamptz, ${param('newestId')}::uuid)`,
    sql`(published_at, job_id) >= (${param('oldestAt')}::timestamptz, ${param('oldestId')}::uuid)`,
  ];
  const ranked = firstPostings(filters, {
    rows: sql.lit(RANKED),
    ...{ checked: CHECKED_FOR_MANY, indexed },
    position: isContinued ? between : [],
  });
  const edge = (column: string, direction: string): Sql =>
    sql`first_value(${sql.ref(column)}) over (order by published_at ${sql.raw(direction)}, job_id ${sql.raw(direction)})`;
  const scored = sql`
    select *, ts_rank(${WEIGHTS}, search, ${param('rank')}::tsquery)::float8 as score,
      ${edge('published_at', 'desc')} as newest_at, ${edge('job_id', 'desc')} as newest_id,
      ${edge('published_at', 'asc')} as oldest_at, ${edge('job_id', 'asc')} as oldest_id
    from (${ranked}) as match`;
  const position = isContinued
    ? sql`where (score, published_at, job_id) < (${param('score')}::float8, ${param('at')}::timestamptz, ${param('id')}::uuid)`
    : sql``;
  return sql`(
    select ${COLUMNS}, 1 as part, score, newest_at, newest_id, oldest_at, oldest_id from (${scored}) as scored ${position}
    order by score desc, published_at desc, job_id desc limit ${param('rows')}
  )`;
}

function paidParts(shape: SearchShape, matching: Filters, param: Params): readonly Sql[] {
  const inCurrency = [sql`salary_currency = ${param('payCurrency')}`, sql`salary_year_top is not null`];
  const others = withConditions(matching, [sql`(salary_currency is distinct from ${param('payCurrency')} or salary_year_top is null)`]);
  if (shape.after === 1) return [part(1, newestPart(others, param, true))];
  const position = sql`
    (salary_year_top, published_at, job_id) < (${param('score')}::bigint, ${param('at')}::timestamptz, ${param('id')}::uuid)`;
  // The index of the pay has no other column to begin with.
  const paid = firstPostings(
    { leading: [], isLed: false, rest: matching.all, all: matching.all },
    { rows: param('rows'), by: byPay, position: [...inCurrency, ...(shape.after === 0 ? [position] : [])] },
  );
  return [
    sql`(
      with paid as materialized (${paid})
      select ${COLUMNS}, 0 as part, salary_year_top::float8 as score, ${NO_EDGES} from paid
      union all
      select ${COLUMNS}, 1, 0, ${NO_EDGES} from (${newestPart(others, param, false)}) as others
      where (select count(*) < ${param('rows')} from paid)
    )`,
  ];
}

function olderThanRow(param: Params): Sql {
  return sql`(published_at, job_id) < (${param('at')}::timestamptz, ${param('id')}::uuid)`;
}

const COLUMNS = sql.raw(
  [
    ...['job_id', 'company_id', 'company_name', 'title', 'location', 'work_mode', 'employment_type', 'category_id'],
    ...['salary_min', 'salary_max', 'salary_currency', 'salary_period', 'published_at', 'places'],
  ].join(', '),
);

const NO_EDGES = sql`null::timestamptz as newest_at, null::uuid as newest_id, null::timestamptz as oldest_at, null::uuid as oldest_id`;

function part(number: Part, rows: Sql): Sql {
  return sql`(select ${COLUMNS}, ${sql.lit(number)} as part, 0::float8 as score, ${NO_EDGES} from (${rows}) as of_part)`;
}
