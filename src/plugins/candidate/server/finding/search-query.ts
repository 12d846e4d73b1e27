import { type RawBuilder, sql } from 'kysely';
import type { CandidateOrder } from '../../contract/candidate-search.ts';

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
  const rank = order === 'relevance' && shape.words !== undefined ? sql`ts_rank(words, ${shape.words}::tsquery)::float8` : sql`0::float8`;
  const position =
    after === undefined
      ? sql`true`
      : sql`(rank, updated_at, candidate_id) < (${after.rank}::float8, ${after.at}::timestamptz, ${after.id}::uuid)`;
  return sql<FoundRow>`
    select candidate_id, name, rank, months, updated_at from (
      select candidate_search.candidate_id, case when shows_name then users.name end as name, ${rank} as rank,
        ${monthsOfWork(shape.now)} as months, candidate_search.updated_at
      ${found(shape)}
    ) as match
    where ${position}
    order by rank desc, updated_at desc, candidate_id desc limit ${rows}`;
}

/** Counts the found candidates up to `most`. */
export function countQuery(shape: SearchShape, most: number): RawBuilder<{ count: number }> {
  return sql<{ count: number }>`select count(*)::int as count from (select 1 ${found(shape)} limit ${most}) as counted`;
}

/** The tables and conditions of a search, to follow a list of columns. */
export function found(shape: SearchShape): Sql {
  return sql`
    from candidate_search join users on users.id = candidate_search.candidate_id
    where ${sql.join([shape.visible, ...filtersOf(shape)], sql` and `)}`;
}

function filtersOf(shape: SearchShape): readonly Sql[] {
  const { words, skills, allSkills, languages, countries, townKey, categories, types, modes, minMonths, startWithinDays, now } = shape;
  const some = (column: string, values: readonly string[]): Sql => sql`candidate_search.${sql.ref(column)} && ${[...values]}::text[]`;
  const asked = allSkills ? skills : skills.length === 0 ? [] : [skills.flat()];
  return [
    ...(words === undefined ? [] : [sql`words @@ ${words}::tsquery`]),
    ...asked.map((keys) => some('skills', keys)),
    ...(languages.length === 0 ? [] : [sql`languages @> ${[...languages]}::text[]`]),
    ...(countries.length === 0 ? [] : [sql`country = any(${[...countries]}::text[])`]),
    ...(townKey === undefined ? [] : [sql`town_key = ${townKey}`]),
    ...(categories.length === 0 ? [] : [some('categories', categories)]),
    ...(types.length === 0 ? [] : [some('employment_types', types)]),
    ...(modes.length === 0 ? [] : [some('work_modes', modes)]),
    ...(minMonths === undefined ? [] : [sql`${monthsOfWork(now)} >= ${minMonths}`]),
    ...(startWithinDays === undefined
      ? []
      : [sql`(notice_days <= ${startWithinDays} or starts_on <= ${now}::timestamptz::date + ${startWithinDays}::int)`]),
  ];
}

function monthsOfWork(now: Date): Sql {
  const since = sql`age(${now}::timestamptz::date, works_since)`;
  return sql`(worked_months + case when works_since is null then 0
    else (extract(year from ${since}) * 12 + extract(month from ${since}))::int end)`;
}
