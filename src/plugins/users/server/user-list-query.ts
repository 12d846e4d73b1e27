import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#core/contract/actor.ts';
import type { UserOrder } from '../contract/user.ts';

/** What a list of users shows. Absent filters match all users. */
export interface UserListShape {
  /** `personQuery` of the searched words. */
  readonly words?: string | undefined;
  readonly role?: Role | 'none' | undefined;
  readonly status?: 'active' | 'suspended' | undefined;
  /** Id of a group. */
  readonly group?: string | undefined;
  readonly sort: UserOrder;
  /** The list continues after this row. */
  readonly after?: UserPosition | undefined;
  /** Highest number of rows. */
  readonly rows: number;
}

/** The position of a row: the value that the list is sorted by, as text, and the id. */
export interface UserPosition {
  readonly key: string;
  readonly id: string;
}

export interface UserListRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role | null;
  readonly is_full_admin: boolean;
  readonly status: 'active' | 'suspended';
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly name_key: string;
  readonly groups: string[];
}

type Sql = RawBuilder<unknown>;

/** An order that an index of `users` has. Ids are in the order of creation. */
interface Order {
  readonly by: Sql;
  readonly after: (position: UserPosition) => Sql;
}

const ORDERS: Readonly<Record<UserOrder, Order>> = {
  name: {
    by: sql`order by name_key, id`,
    after: ({ key, id }) => sql`(name_key, id) > (${key}, ${id}::uuid)`,
  },
  newest: {
    by: sql`order by id desc`,
    after: ({ id }) => sql`id < ${id}::uuid`,
  },
  'last-seen': {
    by: sql`order by last_seen_at desc, id desc`,
    after: ({ key, id }) => sql`(last_seen_at, id) < (${key}::timestamptz, ${id}::uuid)`,
  },
};

/** How many users the query checks in the order of the list before it uses the other indexes. */
const FIRST = 1000;

/** The statement for one page of the list. */
export function userListQuery(shape: UserListShape): RawBuilder<UserListRow> {
  const { by, after } = ORDERS[shape.sort];
  const position = shape.after === undefined ? [] : [after(shape.after)];
  const filters = filtersOf(shape);
  const page = filters.length === 0 ? ordered(position, by, shape.rows) : matching(filters, position, by, shape.rows);
  return sql<UserListRow>`
    select id, name, email, role, is_full_admin, status, created_at, last_seen_at, name_key, array(
      select g.name from admin_group_members m join admin_groups g on g.id = m.group_id where m.user_id = page.id order by g.name_key
    ) as groups
    from (${page}) as page ${by}`;
}

/** All users who match. */
export function countedUsers(filters: Omit<UserListShape, 'sort' | 'after' | 'rows'>): RawBuilder<unknown> {
  return sql`select from users ${where(filtersOf(filters))}`;
}

function filtersOf({ words, role, status, group }: Omit<UserListShape, 'sort' | 'rows'>): readonly Sql[] {
  return [
    ...(words === undefined ? [] : [sql`search @@ ${words}::tsquery`]),
    ...(role === undefined ? [] : [role === 'none' ? sql`role is null` : sql`role = ${role}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(group === undefined ? [] : [sql`id in (select user_id from admin_group_members where group_id = ${group}::uuid)`]),
  ];
}

/**
 * The users who match, in order. Most searches fill their page among the first thousand users of the list. If not, matches are rare:
 * the query collects all of them with any suitable index and sorts them. Without this split, the database would read every user in order
 * to find that one matches.
 */
function matching(filters: readonly Sql[], position: readonly Sql[], by: Sql, rows: number): Sql {
  return sql`
    with first as materialized (
      select * from (${ordered(position, by, FIRST)}) as candidate ${where(filters)} ${by} limit ${rows}
    ), full_page as materialized (select count(*) = ${rows} as reached from first)
    select * from first where (select reached from full_page)
    union all (
      select * from (select * from users ${where([...filters, ...position])} offset 0) as candidate
      where not (select reached from full_page) ${by} limit ${rows}
    )`;
}

function ordered(conditions: readonly Sql[], by: Sql, rows: number): Sql {
  return sql`select * from users ${where(conditions)} ${by} limit ${rows}`;
}

function where(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}
