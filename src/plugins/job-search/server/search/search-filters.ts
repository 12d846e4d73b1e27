import { sql } from 'kysely';
import type { Sql } from '#core/server/db/first-matches.ts';
import type { Param } from '#core/server/db/prepared.ts';
import { type Amount, type SearchShape, type SearchValues, VALUE_FILTERS, type ValueFilter } from './search-values.ts';

/** The conditions of a search. */
export interface Filters {
  /** At most one equality, for which an index lists postings from newest to oldest, and the earliest publication time. */
  readonly leading: readonly Sql[];
  /** Whether there is such an equality. */
  readonly isLed: boolean;
  readonly rest: readonly Sql[];
  readonly all: readonly Sql[];
}

interface Column {
  readonly name: string;
  readonly type: string;
}

const COLUMNS: Readonly<Record<Exclude<ValueFilter, 'category'>, Column>> = {
  company: { name: 'company_id', type: 'uuid' },
  employment: { name: 'employment_type', type: 'text' },
  workMode: { name: 'work_mode', type: 'text' },
  experience: { name: 'experience', type: 'smallint' },
  language: { name: 'language', type: 'text' },
  country: { name: 'country', type: 'text' },
};

/** The conditions of the filters, without those of the search text. */
export function filtersOf(shape: SearchShape, param: Param<SearchValues>): Filters {
  const chosen = (amount: Amount): Sql[] =>
    VALUE_FILTERS.filter((name) => shape[name] === amount).map((name) => valueCondition(name, amount, param));
  const [first = [], others] = [
    chosen('one').slice(0, 1),
    [...chosen('one').slice(1), ...chosen('several'), ...otherFilters(shape, param)],
  ];
  const range = shape.since ? [sql`published_at >= ${param('since')}::timestamptz`] : [];
  return { leading: [...first, ...range], isLed: first.length > 0, rest: others, all: [...first, ...range, ...others] };
}

/** The filters with more conditions, which no index orders. */
export function withConditions({ rest, all, ...filters }: Filters, more: readonly Sql[]): Filters {
  return { ...filters, rest: [...rest, ...more], all: [...all, ...more] };
}

function valueCondition(name: ValueFilter, amount: Amount, param: Param<SearchValues>): Sql {
  const value = param(name);
  if (name === 'category') {
    return amount === 'one'
      ? sql`category_id = (select id from job_categories where code = ${value})`
      : sql`category_id = any(array(select id from job_categories where code = any(${value}::text[])))`;
  }
  const column = COLUMNS[name];
  const type = sql.raw(column.type);
  return amount === 'one' ? sql`${sql.ref(column.name)} = ${value}::${type}` : sql`${sql.ref(column.name)} = any(${value}::${type}[])`;
}

function otherFilters(shape: SearchShape, param: Param<SearchValues>): Sql[] {
  const conditions: Sql[] = [];
  if (shape.companies) conditions.push(sql`company_id = any(${param('companies')}::uuid[])`);
  if (shape.skills) conditions.push(sql`skills && ${param('skills')}::text[]`);
  if (shape.currency) conditions.push(sql`salary_currency = ${param('currency')}`);
  if (shape.minPay) conditions.push(sql`salary_year_top >= ${param('minPay')}::bigint`);
  if (shape.maxPay) conditions.push(sql`salary_year_top <= ${param('maxPay')}::bigint`);
  if (shape.jobId) conditions.push(sql`job_id = ${param('jobId')}::uuid`);
  if (shape.where) conditions.push(sql`search @@ ${param('where')}::tsquery`);
  const read = (column: string, value: Sql, words: Sql): Sql => sql`(${sql.ref(column)} = ${value} or search @@ ${words}::tsquery)`;
  if (shape.readMode) conditions.push(read('work_mode', sql`${param('readMode')}::text`, param('readModeWords')));
  if (shape.readType) conditions.push(read('employment_type', sql`${param('readType')}::text`, param('readTypeWords')));
  if (shape.readLevel) conditions.push(read('experience', sql`${param('readLevel')}::smallint`, param('readLevelWords')));
  if (shape.places) conditions.push(placeCondition(shape, param));
  return conditions;
}

/** Postings in one of the places, those whose places are not known and whose location has the words, and remote ones. */
function placeCondition(shape: SearchShape, param: Param<SearchValues>): Sql {
  const ids = sql`${param('places')}::integer[]`;
  // PostgreSQL looks a number up in a list of thousands, but compares two lists number by number. Few postings have more than two places.
  const ways = [sql`places[1] = any(${ids})`, sql`places[2] = any(${ids})`, sql`(places[3] is not null and places && ${ids})`];
  if (shape.placeWords) ways.push(sql`(places is null and search @@ ${param('placeWords')}::tsquery)`);
  if (shape.remoteIn) {
    ways.push(sql`(work_mode = 'remote' and (applicant_countries is null or applicant_countries @> array[${param('remoteIn')}::text]))`);
  }
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** The condition of the search text alone. The words also match postings with exactly the title. */
export function textConditions(shape: SearchShape, param: Param<SearchValues>): Sql[] {
  if (!shape.title) return [];
  return [shape.words ? sql`search @@ ${param('words')}::tsquery` : sql`title_key = ${param('title')}`];
}
