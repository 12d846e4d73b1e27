import type { CountedPage } from '#core/contract/paging.ts';
import { idSchema, z } from '#core/contract/schema.ts';
import type { Database } from '#core/server/db/database.ts';
import { runPrepared } from '#core/server/db/prepared.ts';
import { countedPage } from '#core/server/http/counted-page.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { personQuery } from '#core/server/text/person-keys.ts';
import type { UserFilters } from '../contract/endpoints.ts';
import type { ListedUser } from '../contract/schemas.ts';
import type { UserOrder } from '../contract/user.ts';
import { countedUsers, isInOrder, type UserListRow, type UserPosition, userListQuery } from './user-list-query.ts';

const positionSchema: z.ZodType<UserPosition> = z.object({ key: z.string(), id: idSchema });

interface ListQuery extends UserFilters {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly count?: 'only' | undefined;
}

/** The list of all users, for administrators. */
export class UserList {
  readonly #db: Database;
  readonly #position: CursorCodec<UserPosition>;

  /** @param cursorKey the key that seals the cursors */
  constructor(db: Database, cursorKey: Buffer) {
    this.#db = db;
    this.#position = cursorCodec(cursorKey, 'users.list', positionSchema);
  }

  async page(query: ListQuery): Promise<CountedPage<ListedUser>> {
    const after = this.#position.decode(query);
    const { q = '', limit, role, status, group, sort } = query;
    const words = personQuery(q);
    // A text without letters and digits is not the beginning of any word.
    if (q !== '' && words === undefined) return { items: [], nextCursor: null, count: { count: 0, more: false } };
    if (query.count === 'only') return countedPage(this.#db, countedUsers({ words, role, status, group }));
    // One row more than the page holds, to know whether there is a next page.
    const shape = { words, role, status, group, sort, after, rows: limit + 1 };
    const list = userListQuery(shape);
    const rows = isInOrder(shape)
      ? await runPrepared(this.#db, { compile: () => list.compile(this.#db) })
      : (await list.execute(this.#db)).rows;
    const page = pageOf(rows, limit, (row) => this.#position.encode({ key: KEYS[sort](row), id: row.id }, query));
    return { ...page, items: page.items.map(toListed) };
  }
}

const KEYS: Readonly<Record<UserOrder, (row: UserListRow) => string>> = {
  name: ({ name_key }) => name_key,
  newest: () => '',
  'last-seen': ({ last_seen_at }) => last_seen_at.toISOString(),
};

function toListed({ id, name, email, role, is_full_admin, status, created_at, last_seen_at, groups }: UserListRow): ListedUser {
  return {
    id,
    name,
    email,
    role,
    isFullAdmin: is_full_admin,
    status,
    groups,
    joinedAt: created_at.toISOString(),
    lastSeenAt: lastSeen(last_seen_at),
  };
}

/** The time of the last visit; `null` for the Unix epoch, which stands for none. */
export function lastSeen(at: Date): string | null {
  return at.getTime() === 0 ? null : at.toISOString();
}
