import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED_CANDIDATES, START_WITHIN } from '../../contract/candidate-search.ts';
import { LANGUAGE_LEVELS } from '../../contract/sections.ts';
import { newestRows, type SearchShape, startsWithin } from './search-query.ts';

type Sql = RawBuilder<unknown>;

/** The filters that are counted. */
const DIMENSIONS = Object.freeze(['skills', 'languages', 'country', 'category', 'type', 'mode', 'startWithin'] as const);

export type Dimension = (typeof DIMENSIONS)[number];

/** A value of a dimension, and how many candidates have it. The dimension `all` has one row: the number of all candidates found. */
export interface FacetRow {
  readonly dimension: Dimension | 'all';
  readonly value: string;
  /** At most one more than {@link MOST_COUNTED_CANDIDATES}. */
  readonly count: number;
  /** A candidate who has it. */
  readonly candidate_id: string | null;
}

/** The most values of a dimension. */
const MOST_LISTED = 20;

/** How a dimension is read, and how a search goes without it. `chosen` tells whether the search has a choice in it. */
interface Counted {
  readonly columns: readonly string[];
  readonly values: (now: Date) => Sql;
  readonly without: Partial<SearchShape>;
  readonly isChosen: (shape: SearchShape) => boolean;
}

// Each language is stored with all levels up to the candidate's, so the lowest one counts each language once.
const LANGUAGES = sql`
  select split_part(key, ':', 1) from unnest(languages) as key where key like ${sql.lit(`%:${LANGUAGE_LEVELS[0]}`)}`;

const COUNTED: Readonly<Record<Dimension, Counted>> = {
  skills: list('skills', { skills: [] }, ({ skills }) => skills.length > 0),
  languages: { ...list('languages', { languages: [] }, ({ languages }) => languages.length > 0), values: () => LANGUAGES },
  country: list('countries', { countries: [] }, ({ countries }) => countries.length > 0),
  category: list('categories', { categories: [] }, ({ categories }) => categories.length > 0),
  type: list('employment_types', { types: [] }, ({ types }) => types.length > 0),
  mode: list('work_modes', { modes: [] }, ({ modes }) => modes.length > 0),
  startWithin: {
    columns: ['notice_days', 'starts_on'],
    values: (now) => sql`select days::text from unnest(${START_WITHIN.map(Number)}::int[]) as days where ${startsWithin(sql`days`, now)}`,
    without: { startWithinDays: undefined },
    isChosen: ({ startWithinDays }) => startWithinDays !== undefined,
  },
};

function list(column: string, without: Partial<SearchShape>, isChosen: Counted['isChosen']): Counted {
  return { columns: [column], values: () => sql`select unnest(${sql.ref(column)})`, without, isChosen };
}

/** Counts all dimensions of the newest candidates that a search finds, and each chosen one without its choice. One statement. */
export function facetQuery(shape: SearchShape): RawBuilder<FacetRow> {
  const isChosen = (dimension: Dimension): boolean => COUNTED[dimension].isChosen(shape);
  const open = DIMENSIONS.filter((dimension) => !isChosen(dimension));
  const sets = [
    sql`found as materialized (${newestOf(shape, open)})`,
    ...DIMENSIONS.filter(isChosen).map(
      (dimension) =>
        sql`${sql.ref(`without_${dimension}`)} as materialized (${newestOf({ ...shape, ...COUNTED[dimension].without }, [dimension])})`,
    ),
  ];
  const parts = DIMENSIONS.map((dimension) => counts(dimension, isChosen(dimension) ? `without_${dimension}` : 'found', shape.now));
  return sql<FacetRow>`
    with ${sql.join(sets)}
    select 'all' as dimension, '' as value, count(*)::int as count, null::uuid as candidate_id from found
    ${sql.join(
      parts.map((part) => sql`union all (${part})`),
      sql` `,
    )}`;
}

/** One candidate more than are counted, which shows that there are more. */
function newestOf(shape: SearchShape, dimensions: readonly Dimension[]): Sql {
  const names = dimensions.flatMap((dimension) => COUNTED[dimension].columns);
  const columns = names.length === 0 ? sql`1 as one` : sql.join(names.map((name) => sql.ref(name)));
  return newestRows(shape, { columns, rows: MOST_COUNTED_CANDIDATES + 1 });
}

function counts(dimension: Dimension, set: string, now: Date): Sql {
  return sql`
    select ${sql.lit(dimension)}, value, count(*)::int, (array_agg(candidate_id))[1]
    from (select * from ${sql.ref(set)} limit ${MOST_COUNTED_CANDIDATES}) as counted
    cross join lateral (${COUNTED[dimension].values(now)}) as held (value)
    group by value order by 3 desc, 2 limit ${MOST_LISTED}`;
}
