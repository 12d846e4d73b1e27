import { type RawBuilder, sql } from 'kysely';
import { type CandidateOrder, MOST_COUNTED_CANDIDATES } from '../../contract/candidate-search.ts';

type Sql = RawBuilder<unknown>;

/** The values of a search. Absent filters match all candidates. */
export interface SearchShape {
  /** See `visibleTo`. */
  readonly visible: RawBuilder<boolean>;
  /** A tsquery literal. */
  readonly words?: string | undefined;
  /** The keys of each searched skill: of a skill of master data its code, and the keys of all its names. */
  readonly skills: readonly (readonly string[])[];
  readonly allSkills: boolean;
  /** Keys such as `nl:b2`. */
  readonly languages: readonly string[];
  readonly countries: readonly string[];
  readonly townKey?: string | undefined;
  readonly categories: readonly string[];
  readonly types: readonly string[];
  readonly modes: readonly string[];
  readonly minMonths?: number | undefined;
  readonly startWithinDays?: number | undefined;
  readonly now: Date;
}

/** A search by relevance ranks this number of the newest matches, and ends after them. */
const MOST_RANKED = MOST_COUNTED_CANDIDATES;

export interface SearchPage {
  readonly order: CandidateOrder;
  readonly after?: SearchPosition | undefined;
  readonly rows: number;
}

/** The position of a candidate in a list. */
export interface SearchPosition {
  /** 0 in the order of `newest`. */
  readonly rank: number;
  /** ISO 8601. */
  readonly at: string;
  readonly id: string;
}

export interface FoundRow {
  readonly candidate_id: string;
  readonly name: string | null;
  readonly rank: number;
  readonly months: number;
  readonly updated_at: Date;
}

/** The statement for one page of found candidates. */
export function searchQuery(shape: SearchShape, { order, after, rows }: SearchPage): RawBuilder<FoundRow> {
  const columns = sql`shows_name, ${monthsOfWork(shape.now)} as months`;
  const match =
    order === 'newest' || shape.words === undefined
      ? newestRows(shape, { columns: sql`${columns}, 0 as rank`, after, rows })
      : sql`
        select * from (${newestRows(shape, { columns: sql`${columns}, ${rankOf(shape.words)} as rank`, rows: MOST_RANKED })}) as ranked
        ${after === undefined ? sql`` : sql`where (rank, updated_at, candidate_id) < (${after.rank}::float8, ${after.at}::timestamptz, ${after.id}::uuid)`}
        order by rank desc, updated_at desc, candidate_id desc limit ${rows}`;
  // Only the names of the page are read.
  return sql<FoundRow>`
    select match.candidate_id, case when shows_name then users.name end as name, rank, months, match.updated_at
    from (${match}) as match join users on users.id = match.candidate_id
    order by rank desc, match.updated_at desc, match.candidate_id desc`;
}

interface NewestRows {
  /** Columns besides the id and the time. */
  readonly columns: Sql;
  readonly after?: Pick<SearchPosition, 'at' | 'id'> | undefined;
  readonly rows: number;
}

/** The newest candidates that a search finds. */
export function newestRows(shape: SearchShape, { columns, after, rows }: NewestRows): Sql {
  const position = after === undefined ? [] : [sql`(updated_at, candidate_id) < (${after.at}::timestamptz, ${after.id}::uuid)`];
  return sql`
    select candidate_id, updated_at, ${columns} from candidate_search
    where ${sql.join([shape.visible, ...filtersOf(shape), ...position], sql` and `)}
    order by updated_at desc, candidate_id desc limit ${rows}`;
}

function rankOf(words: string): Sql {
  return sql`ts_rank(words, ${words}::tsquery)::float8`;
}

function filtersOf(shape: SearchShape): readonly Sql[] {
  const { words, skills, allSkills, languages, countries, townKey, categories, types, modes, minMonths, startWithinDays, now } = shape;
  const some = (column: string, values: readonly string[]): Sql => sql`candidate_search.${sql.ref(column)} && ${[...values]}::text[]`;
  // Each condition has the form in which the index `candidate_search_terms` finds it.
  const asked = allSkills ? skills : skills.length === 0 ? [] : [skills.flat()];
  return [
    ...(words === undefined ? [] : [sql`words @@ ${words}::tsquery`]),
    ...asked.map((keys) => some('skills', keys)),
    ...(languages.length === 0 ? [] : [sql`languages @> ${[...languages]}::text[]`]),
    ...(countries.length === 0 ? [] : [some('countries', countries)]),
    ...(townKey === undefined ? [] : [some('towns', [townKey])]),
    ...(categories.length === 0 ? [] : [some('categories', categories)]),
    ...(types.length === 0 ? [] : [some('employment_types', types)]),
    ...(modes.length === 0 ? [] : [some('work_modes', modes)]),
    ...(minMonths === undefined ? [] : [sql`${monthsOfWork(now)} >= ${minMonths}`]),
    ...(startWithinDays === undefined ? [] : [startsWithin(sql`${startWithinDays}::int`, now)]),
  ];
}

/** Whether a candidate can start within this number of days. */
export function startsWithin(days: Sql, now: Date): Sql {
  return sql`(notice_days <= ${days} or starts_on <= ${dayOf(now)}::date + ${days})`;
}

// As text, because the day of a timestamp would depend on the time zone of the database.
function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

function monthsOfWork(now: Date): Sql {
  const since = sql`age(${dayOf(now)}::date, works_since)`;
  return sql`(worked_months + case when works_since is null then 0
    else (extract(year from ${since}) * 12 + extract(month from ${since}))::int end)`;
}
