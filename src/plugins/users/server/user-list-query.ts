import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#core/contract/actor.ts';
import { firstMatches, type Sql, where } from '#core/server/db/first-matches.ts';
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

/** The statement for one page of the list. */
export function userListQuery(shape: UserListShape): RawBuilder<UserListRow> {
  const { by, after } = ORDERS[shape.sort];
  const range = shape.after === undefined ? [] : [after(shape.after)];
  const filters = filtersOf(shape);
  // Without filters, all pages of an order are one statement.
  const rows = filters.length === 0 ? sql`${shape.rows}` : sql.lit(shape.rows);
  const page = firstMatches({ table: 'users', by, range, filters, rows });
  return sql<UserListRow>`
    select id, name, email, role, is_full_admin, status, created_at, last_seen_at, name_key, array(
      select g.name from admin_group_members m join admin_groups g on g.id = m.group_id where m.user_id = page.id order by g.name_key
    ) as groups
    from (${page}) as page ${by}`;
}

/** Whether an index has the rows of the list in their order. */
export function isInOrder(shape: UserListShape): boolean {
  return filtersOf(shape).length === 0;
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
