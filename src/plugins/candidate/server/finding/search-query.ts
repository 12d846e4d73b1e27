import { type RawBuilder, sql } from 'kysely';
import { type CandidateOrder, MOST_COUNTED_CANDIDATES } from '../../contract/candidate-search.ts';
import { termLiteral } from '../search/search-terms.ts';
import { choicesOf, hasTerms, holds } from './choices.ts';
import { monthsOfWork, type SearchShape, type Sql } from './search-shape.ts';

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
  const conditions = [...searchConditions(shape), ...[...choicesOf(shape).values()].flatMap(holds)];
  const match =
    order === 'newest' || shape.words === undefined
      ? newestRows([...conditions, ...following(after)], { columns: sql`${columns}, 0 as rank`, rows: sql`${rows}` })
      : sql`
        select * from (${newestRows(conditions, { columns: sql`${columns}, ${rankOf(shape.words)} as rank`, rows: sql`${MOST_RANKED}` })}) as ranked
        ${after === undefined ? sql`` : sql`where (rank, updated_at, candidate_id) < (${after.rank}::float8, ${after.at}::timestamptz, ${after.id}::uuid)`}
        order by rank desc, updated_at desc, candidate_id desc limit ${rows}`;
  // Only the names of the page are read.
  return sql<FoundRow>`
    select match.candidate_id, case when shows_name then users.name end as name, rank, months, match.updated_at
    from (${match}) as match join users on users.id = match.candidate_id
    order by rank desc, match.updated_at desc, match.candidate_id desc`;
}

function following(after: SearchPosition | undefined): readonly Sql[] {
  return after === undefined ? [] : [sql`(updated_at, candidate_id) < (${after.at}::timestamptz, ${after.id}::uuid)`];
}

function rankOf(words: string): Sql {
  return sql`ts_rank(words, ${words}::tsquery)::float8`;
}

interface NewestRows {
  /** Columns besides the id and the time. */
  readonly columns: Sql;
  readonly rows: Sql;
}

/** The newest candidates under these conditions. */
export function newestRows(conditions: readonly Sql[], { columns, rows }: NewestRows): Sql {
  return sql`
    select candidate_id, updated_at, ${columns} from candidate_search
    where ${sql.join(conditions, sql` and `)}
    order by updated_at desc, candidate_id desc limit ${rows}`;
}

/** The conditions of a search besides the choices in filters. */
export function searchConditions({ visible, words, townKey, minMonths, now }: SearchShape): readonly Sql[] {
  return [
    visible,
    ...(words === undefined ? [] : [sql`words @@ ${words}::tsquery`]),
    ...(townKey === undefined ? [] : [hasTerms(termLiteral('town', townKey))]),
    ...(minMonths === undefined ? [] : [sql`${monthsOfWork(now)} >= ${minMonths}`]),
  ];
}
