import { type RawBuilder, sql } from 'kysely';
import { firstMatches, type Sql } from '#core/server/db/first-matches.ts';
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
  const { by, after: isAfter } = ORDERS[sort];
  const range = [sql`role = 'candidate'`, ...(after === undefined ? [] : [isAfter(after)])];
  const filters = words === undefined ? [] : [sql`search @@ ${words}::tsquery`];
  const page = firstMatches({ table: 'users', by, range, filters, rows: sql.lit(rows) });
  return sql<CandidateListRow>`
    select page.id, name, name_key, email, email_verified, status, created_at, completeness, visibility, search_state
    from (${page}) as page left join candidate_search on candidate_id = page.id
    ${by}`;
}

/** All candidates, or those with these words. */
export function countedCandidates(words: string | undefined): RawBuilder<unknown> {
  return sql`select from users where role = 'candidate' and ${words === undefined ? sql`true` : sql`search @@ ${words}::tsquery`}`;
}
