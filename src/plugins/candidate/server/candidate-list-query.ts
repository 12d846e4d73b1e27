import { type RawBuilder, sql } from 'kysely';
import type { CandidateOrder } from '../contract/listed-candidate.ts';
import type { SearchState, Visibility } from '../contract/visibility.ts';

/** What a list of candidates shows. Absent filters match all candidates. */
export interface CandidateListShape {
  /** `personQuery` of the searched words. */
  readonly words?: string | undefined;
  readonly sort: CandidateOrder;
  /** The list continues after this candidate. */
  readonly after?: CandidatePosition | undefined;
  /** Highest number of rows. */
  readonly rows: number;
}

/** The position of a candidate: the key of the name, and the id. */
export interface CandidatePosition {
  readonly key: string;
  readonly id: string;
}

export interface CandidateListRow {
  readonly id: string;
  readonly name: string;
  readonly name_key: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly status: 'active' | 'suspended';
  readonly created_at: Date;
  /** `null` before the first save. */
  readonly completeness: number | null;
  readonly visibility: Visibility | null;
  readonly search_state: SearchState | null;
}

type Sql = RawBuilder<unknown>;

/** How many candidates the query checks in the order of the list before it uses the index of words. */
const FIRST = 1000;

/** An order that an index of `users` has. Ids are in the order of creation. */
interface Order {
  readonly by: Sql;
  readonly after: (position: CandidatePosition) => Sql;
}

const ORDERS: Readonly<Record<CandidateOrder, Order>> = {
  newest: { by: sql`order by id desc`, after: ({ id }) => sql`id < ${id}::uuid` },
  name: { by: sql`order by name_key, id`, after: ({ key, id }) => sql`(name_key, id) > (${key}, ${id}::uuid)` },
};

/** The statement for one page of the list. */
export function candidateListQuery({ words, sort, after, rows }: CandidateListShape): RawBuilder<CandidateListRow> {
  const order = ORDERS[sort];
  const candidates = sql`role = 'candidate' and ${after === undefined ? sql`true` : order.after(after)}`;
  const page =
    words === undefined ? sql`select * from users where ${candidates} ${order.by} limit ${rows}` : found(words, candidates, order.by, rows);
  return sql<CandidateListRow>`
    select page.id, name, name_key, email, email_verified, status, created_at, completeness, visibility, search_state
    from (${page}) as page left join candidate_search on candidate_id = page.id
    ${order.by}`;
}

/** All candidates, or those with these words. */
export function countedCandidates(words: string | undefined): RawBuilder<unknown> {
  return sql`select from users where role = 'candidate' and ${words === undefined ? sql`true` : sql`search @@ ${words}::tsquery`}`;
}

/**
 * The candidates with these words. Most searches fill their page among the first thousand candidates of the list. If not, matches are
 * rare: the query finds all of them by their words and sorts them. Without this split, the database might read every user in order.
 */
function found(words: string, candidates: Sql, by: Sql, rows: number): Sql {
  return sql`
    with first as materialized (
      select * from (select * from users where ${candidates} ${by} limit ${FIRST}) as candidate
      where search @@ ${words}::tsquery ${by} limit ${rows}
    ), full_page as materialized (select count(*) = ${rows} as reached from first)
    select * from first where (select reached from full_page)
    union all (
      select * from (select * from users where search @@ ${words}::tsquery and ${candidates} offset 0) as candidate
      where not (select reached from full_page) ${by} limit ${rows}
    )`;
}
