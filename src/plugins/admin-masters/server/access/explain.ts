import { dutiesOf } from '#core/server/access/duties.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { ExplainedAccess, GrantGroup } from '../../contract/access-schemas.ts';
import { type AccessRule, MASTER_ACTIONS, type MasterAction } from '../../contract/master-access.ts';
import type { Grants, MasterAccessDatabase } from './grants.ts';

/** The groups of administrators, by name. */
export async function grantGroups(db: MasterAccessDatabase): Promise<GrantGroup[]> {
  const groups = await db.selectFrom('admin_groups').select(['id', 'name', 'duties']).orderBy('name_key').execute();
  return groups.map(({ id, name, duties }) => ({ id, name, hasDuty: duties.includes('masters') }));
}

/**
 * What a user may do with the rows of an entity, and each rule that allows it.
 *
 * @throws ApiFault not-found for an unknown user
 */
export async function explainAccess(db: MasterAccessDatabase, grants: Grants, entity: string, userId: string): Promise<ExplainedAccess> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'is_full_admin'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) throw new ApiFault('not-found');
  const groups = await groupsOf(db, userId);
  const { isFullAdmin, duties } = dutiesOf({ ...user, duties: groups.flatMap((group) => group.duties) });
  const { grants: stored } = await grants.of(entity);
  const holders = await grants.holdersOf({ userId, role: user.role });
  const rulesFor = (action: MasterAction): AccessRule[] => {
    if (isFullAdmin) return [{ kind: 'full-admin' }];
    const duty: AccessRule[] = duties.has('masters') ? [{ kind: 'duty' }] : [];
    const granting = holders.filter((holder) => stored[holder]?.includes(action));
    return [...duty, ...granting.flatMap((holder) => ruleOf(holder, groups))];
  };
  return {
    name: user.name === '' ? user.email : user.name,
    actions: MASTER_ACTIONS.map((action) => ({ action, rules: rulesFor(action) })),
  };
}

interface Group {
  readonly id: string;
  readonly name: string;
  readonly duties: readonly string[];
}

function groupsOf(db: MasterAccessDatabase, userId: string): Promise<Group[]> {
  return db
    .selectFrom('admin_group_members')
    .innerJoin('admin_groups', 'admin_groups.id', 'group_id')
    .select(['admin_groups.id', 'admin_groups.name', 'admin_groups.duties'])
    .where('user_id', '=', userId)
    .orderBy('name_key')
    .execute();
}

function ruleOf(holder: string, groups: readonly Group[]): AccessRule[] {
  if (holder === 'role:candidate') return [{ kind: 'role', role: 'candidate' }];
  if (holder === 'role:employer') return [{ kind: 'role', role: 'employer' }];
  const group = groups.find(({ id }) => holder === `group:${id}`);
  return group === undefined ? [] : [{ kind: 'group', name: group.name }];
}
