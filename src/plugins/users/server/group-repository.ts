import { type Selectable, sql } from 'kysely';
import type { AdminGroupsTable, Database } from '#core/server/db/database.ts';
import type { AdminGroup } from '../contract/schemas.ts';

type GroupRow = Pick<Selectable<AdminGroupsTable>, 'id' | 'name' | 'duties' | 'version'>;

const COLUMNS = ['id', 'name', 'duties', 'version'] as const;

/** The groups with their members, by name: all, or the one with this id. */
export async function groupsWithMembers(db: Database, id?: string): Promise<AdminGroup[]> {
  const groups = await db
    .selectFrom('admin_groups')
    .select(COLUMNS)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('name_key')
    .execute();
  const members = await db
    .selectFrom('admin_group_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['group_id', 'users.id', 'users.name', 'users.email'])
    .$if(id !== undefined, (query) => query.where('group_id', '=', id ?? ''))
    .orderBy('users.name_key')
    .orderBy('users.id')
    .execute();
  const byGroup = Map.groupBy(members, ({ group_id }) => group_id);
  return groups.map((group) => ({
    ...group,
    members: (byGroup.get(group.id) ?? []).map(({ group_id: _, ...member }) => member),
  }));
}

/** A group that does not change until the transaction ends. */
export function lockedGroup(db: Database, id: string): Promise<GroupRow | undefined> {
  return db.selectFrom('admin_groups').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Those of the users who are administrators. They keep the role until the transaction ends. */
export async function lockedAdmins(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .where('role', '=', 'admin')
    .orderBy('id')
    .forShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Ids of the members of a group. */
export async function memberIds(db: Database, groupId: string): Promise<string[]> {
  const rows = await db.selectFrom('admin_group_members').select('user_id').where('group_id', '=', groupId).orderBy('user_id').execute();
  return rows.map(({ user_id }) => user_id);
}

/** Adds and removes members of a group. */
export async function changeMembers(
  db: Database,
  groupId: string,
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
): Promise<void> {
  if (removed.length > 0) {
    await db.deleteFrom('admin_group_members').where('group_id', '=', groupId).where('user_id', 'in', removed).execute();
  }
  if (added.length === 0) return;
  await db
    .insertInto('admin_group_members')
    .values(added.map((user_id) => ({ group_id: groupId, user_id })))
    .execute();
}

/** The duties that administrators have by their groups, sorted, by user. Full administrators have every duty and are left out. */
export async function dutiesOf(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; duties: string[] }>`
    select users.id, array(
      select distinct unnest(g.duties) as duty from admin_group_members m join admin_groups g on g.id = m.group_id
      where m.user_id = users.id order by duty
    ) as duties from users where users.id = any(${userIds}::uuid[]) and not is_full_admin order by users.id`.execute(db);
  return new Map(rows.map(({ id, duties }) => [id, duties]));
}
