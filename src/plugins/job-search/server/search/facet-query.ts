import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '#core/server/db/first-matches.ts';
import type { Param } from '#core/server/db/prepared.ts';
import { FACET_WINDOW, PAY_BARS } from '../../contract/search.ts';
import type { JobFacets } from '../../contract/search-schemas.ts';
import { firstDescribed } from './described-postings.ts';
import { CHECKED_FOR_MANY, firstPostings } from './first-postings.ts';
import { filtersOf, textConditions, withConditions } from './search-filters.ts';
import type { SearchShape, SearchValues } from './search-values.ts';

export type Dimension = keyof JobFacets;

/** The ages of the filter `postedWithin`, in days. */
export const AGES = [1, 3, 7, 30] as const;

/** The most values of the filters with many. */
const MOST_LISTED = 20;

/** With the earliest publication time of each age. */
export type FacetValues = SearchValues & Readonly<Record<`since${(typeof AGES)[number]}`, Date>>;

/** A value of a dimension, and the number of postings with it. The dimension `all` has one row: the number of all postings found. */
export interface FacetRow {
  readonly dimension: Dimension | 'all';
  /** For `pay`, the number of the bar. For `postedWithin`, the index of the age within which the posting is, and of no lower one. */
  readonly value: string;
  /** Of a company or a category; for `pay`, the currency. */
  readonly name: string | null;
  readonly names: Readonly<Record<string, string>> | null;
  readonly count: number;
  /** For `pay`, where the first bar begins, and the width of a bar. */
  readonly begin: number | null;
  readonly step: number | null;
}

interface Grouped {
  readonly dimension: Dimension;
  readonly column: Sql;
}

const AGE = sql`age`;

/** The dimensions with few values. */
const GROUPED: readonly Grouped[] = [
  { dimension: 'category', column: sql`category_id` },
  { dimension: 'employmentType', column: sql`employment_type` },
  { dimension: 'workMode', column: sql`work_mode` },
  { dimension: 'experience', column: sql`experience` },
  { dimension: 'language', column: sql`language` },
  { dimension: 'postedWithin', column: AGE },
];

/** Counts dimensions of the newest postings that a search finds, also by their description when `isDescribed`. */
export function facetQuery(
  shape: SearchShape,
  param: Param<FacetValues>,
  { dimensions, isDescribed }: { readonly dimensions: ReadonlySet<Dimension>; readonly isDescribed: boolean },
): RawBuilder<FacetRow> {
  const filters = withConditions(filtersOf(shape, param), textConditions(shape, param));
  const alike = GROUPED.filter(({ dimension }) => dimensions.has(dimension));
  const parts: readonly Counted[] = [
    ...(alike.length > 0 ? [{ columns: alike.map(({ column }) => column), name: 'alike', rows: countsOfAlike(alike) }] : []),
    ...(dimensions.has('companies') ? [{ columns: [sql`company_id`], name: 'companies', rows: companyCounts }] : []),
    ...(dimensions.has('skills') ? [{ columns: [sql`skills`], name: 'skills', rows: skillCounts }] : []),
    ...(dimensions.has('places') ? [{ columns: [sql`places`], name: 'places', rows: placeCounts }] : []),
    ...(dimensions.has('pay')
      ? [{ columns: [sql`salary_currency`, sql`salary_year_top`], name: 'pay', rows: payCounts(shape, param) }]
      : []),
  ];
  // The order needs the time and the id where the postings are not read from one index alone.
  const needed = [...parts.flatMap(({ columns }) => columns), ...(filters.rest.length > 0 ? [sql`published_at`, sql`job_id`] : [])];
  const columns =
    needed.length > 0 ? sql.join(needed.map((column) => (column === AGE ? sql`${ageOf(param)} as age` : column))) : sql`1 as one`;
  const rows = sql.lit(FACET_WINDOW + 1);
  const searched = firstPostings(filters, { rows, checked: CHECKED_FOR_MANY, columns });
  const described = firstDescribed(filtersOf(shape, param), param, { rows, columns });
  // Those by their description, which take longer, only when the others do not suffice.
  const both = sql`
    select * from (
      table searched union all (select * from (${described}) as described where (select count(*) < ${rows} from searched))
    ) as found order by published_at desc, job_id desc limit ${rows}`;
  const found = isDescribed
    ? sql`searched as materialized (${searched}), found as materialized (${both})`
    : sql`found as materialized (${searched})`;
  return sql<FacetRow>`
    with ${found}${parts.length > 0 ? sql`, grouped as materialized (${groups(parts)})` : sql``}
    (
      select 'all' as dimension, null as value, null as name, null::jsonb as names, ${total(parts)} as count,
        null::float8 as begin, null::float8 as step
    )
    ${sql.join(
      parts.map(({ rows }) => sql`union all (${rows})`),
      sql` `,
    )}`;
}

/** Columns whose combinations are counted, and the rows that are made of them. */
interface Counted {
  readonly name: string;
  readonly columns: readonly Sql[];
  readonly rows: Sql;
}

/** Counts all combinations in one pass. A materialized query gives its rows as it found them, so the last one is the one too many. */
function groups(parts: readonly Counted[]): Sql {
  const columns = parts.flatMap((part) => part.columns);
  const sets = parts.map((part) => sql`(${sql.join(part.columns)})`);
  const names = parts.map(({ name, columns: [first = sql`null`] }) => sql`when grouping(${first}) = 0 then ${sql.lit(name)}`);
  return sql`
    select case ${sql.join(names, sql` `)} end as part, ${sql.join(columns)}, count(*)::int as count
    from (select * from found limit ${sql.lit(FACET_WINDOW)}) as counted group by grouping sets (${sql.join(sets)})`;
}

/** The number of postings found: those of one part, and the one too many. */
function total([first]: readonly Counted[]): Sql {
  if (first === undefined) return sql`(select count(*)::int from found)`;
  return sql`(
    (select coalesce(sum(count), 0) from grouped where part = ${sql.lit(first.name)})
    + (select count(*) from (select from found offset ${sql.lit(FACET_WINDOW)}) as further)
  )::int`;
}

/** The index of the lowest age within which a posting is; `null` for older ones. */
function ageOf(param: Param<FacetValues>): Sql {
  const within = AGES.map((days, index) => sql`when published_at >= ${param(`since${days}`)}::timestamptz then ${sql.lit(index)}`);
  return sql`case ${sql.join(within, sql` `)} end`;
}

function countsOfAlike(grouped: readonly Grouped[]): Sql {
  const columns = grouped.map(({ column }) => column);
  const sets = columns.map((column) => sql`(${column})`);
  // Each row belongs to one set: the one whose column is not left out.
  const names = grouped.map(({ dimension, column }) => sql`when grouping(${column}) = 0 then ${sql.lit(dimension)}`);
  const texts = columns.map((column) => sql`${column}::text`);
  return sql`
    with of_value as (
      select case ${sql.join(names, sql` `)} end as dimension, coalesce(${sql.join(texts)}) as value, sum(count)::int as count
      from grouped where part = 'alike' group by grouping sets (${sql.join(sets)})
    )
    select dimension, coalesce(category.code, value), category.name, category.names, count, null::float8, null::float8
    from of_value
    left join job_categories as category on dimension = 'category' and category.id = case when dimension = 'category' then value::integer end
    where value is not null`;
}

const companyCounts = sql`
  select 'companies', company_id::text, company.name, null::jsonb, count, null::float8, null::float8
  from (
    select company_id, count from grouped where part = 'companies' order by 2 desc, 1 limit ${sql.lit(MOST_LISTED)}
  ) as listed
  cross join lateral (select company_name as name from job_search where company_id = listed.company_id limit 1) as company`;

const skillCounts = sql`
  select 'skills', skill, suggestion.text, suggestion.names, count, null::float8, null::float8
  from (
    select skill, sum(count)::int as count from grouped cross join lateral unnest(skills) as skill
    where part = 'skills' group by 1 order by 2 desc, 1 limit ${sql.lit(MOST_LISTED)}
  ) as listed
  left join job_suggestions as suggestion on suggestion.kind = 'skill' and suggestion.value = skill`;

const placeCounts = sql`
  select 'places', place::text, null::text, null::jsonb, sum(count)::int, null::float8, null::float8
  from grouped cross join lateral unnest(places) as place
  where part = 'places' group by 2 order by 5 desc, 2 limit ${sql.lit(MOST_LISTED)}`;

/**
 * The bars of the pay. Their width is the next of 1, 2, 2.5, 5 and 10 times a power of ten, so that they reach from the lowest pay to nearly
 * the highest. The few highest ones, often mistakes, are all in the last bar.
 */
function payCounts(shape: SearchShape, param: Param<FacetValues>): Sql {
  const asked = shape.payCurrency ? sql`${param('payCurrency')}::text` : sql`null::text`;
  return sql`
    with paid as materialized (
      select salary_currency as currency, salary_year_top::float8 as top, count
      from grouped where part = 'pay' and salary_year_top is not null
    ), chosen as materialized (
      select coalesce(${asked}, (select currency from paid group by 1 order by sum(count) desc, 1 limit 1)) as currency
    ), ranked as materialized (
      select top, count, sum(count) over (order by top) as below, sum(count) over () as total
      from paid where currency = (select currency from chosen)
    ), rough as materialized (
      select min(top) as low, greatest((min(top) filter (where below >= 0.95 * total) - min(top)) / ${sql.lit(PAY_BARS - 1)}, 1) as width
      from ranked
    ), bars as materialized (
      select floor(low / step) * step as begin, step from rough, lateral (select 10 ^ floor(log(width)) as unit) as power, lateral (
        select unit * case
          when width <= unit then 1 when width <= 2 * unit then 2 when width <= 2.5 * unit and unit > 1 then 2.5
          when width <= 5 * unit then 5 else 10 end as step
      ) as width_of_bar
      where low is not null
    )
    select 'pay', least(floor((top - begin) / step), ${sql.lit(PAY_BARS - 1)})::int::text, (select currency from chosen), null::jsonb,
      sum(count)::int, begin, step
    from ranked, bars group by 2, begin, step`;
}
