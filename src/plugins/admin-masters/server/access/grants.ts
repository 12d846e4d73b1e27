import type { Insertable, JSONColumnType, Kysely, Selectable } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import { issueAt } from '#core/contract/errors.ts';
import type { RequiredAbility } from '#core/server/access/policy.ts';
import { isSame } from '#core/server/audit/changes.ts';
import type { CoreTables } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import type { MasterAccess } from '../../contract/access-schemas.ts';
import { masterIssues } from '../../contract/issues.ts';
import {
  GRANTED_ROLES,
  type GrantHolder,
  MASTER_ACTIONS,
  MASTER_DATA,
  type MasterAction,
  type MasterGrants,
  masterSubject,
} from '../../contract/master-access.ts';
import { accessUpdated } from '../audit-actions.ts';

/** The permissions of each holder, by entity. */
interface MasterAccessTable {
  entity: string;
  grants: JSONColumnType<MasterGrants>;
  version: number;
  updated_by: string | null;
  updated_at: Date;
}

export type MasterTables = { master_access: MasterAccessTable };

/** The database as the permissions see it. */
export type MasterAccessDatabase = Kysely<CoreTables & MasterTables>;

/** The administrator who saves grants. */
export type GrantCall = Pick<CallContext<RequiredAbility>, 'actor' | 'audit'>;

export interface GrantsDependencies extends Pick<ServerKernel, 'now' | 'epoch'> {
  readonly db: MasterAccessDatabase;
}

const NOTHING: MasterAccess = { grants: {}, version: 0 };

/** The facts about a user that decide what the user may do. */
export type GrantSubject = Pick<Actor, 'userId' | 'role' | 'duties'>;

/** All permissions, as of the number of the last change of rights. */
interface KeptGrants {
  readonly epoch: number;
  readonly rows: readonly Pick<Selectable<MasterAccessTable>, 'entity' | 'grants'>[];
}

/** The permissions for master data. Each check reads the database, so a change applies at once on every server. */
export class Grants {
  readonly #dependencies: GrantsDependencies;
  #kept: KeptGrants | undefined;

  constructor(dependencies: GrantsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Whether the user may do an action on the rows of an entity. Actions without a grant are denied. */
  async may(actor: GrantSubject, entity: string, action: MasterAction): Promise<boolean> {
    return (await this.actionsOf(actor, [entity])).get(entity)?.includes(action) ?? false;
  }

  /** The actions that the user may do on each of these entities. Entities without a permitted action are left out. */
  async actionsOf(actor: GrantSubject, entities: readonly string[]): Promise<ReadonlyMap<string, readonly MasterAction[]>> {
    if (actor.duties.has('masters')) return new Map(entities.map((entity) => [entity, MASTER_ACTIONS]));
    const holders = await this.holdersOf(actor);
    if (holders.length === 0 || entities.length === 0) return new Map();
    const { db } = this.#dependencies;
    const rows = await db.selectFrom('master_access').select(['entity', 'grants']).where('entity', 'in', entities).execute();
    const allowed = rows.map(({ entity, grants }) => [entity, actionsIn(grants, holders)] as const);
    return new Map(allowed.filter(([, actions]) => actions.length > 0));
  }

  /**
   * The same as names of abilities, for pages: as of the last change of rights that this server knows. A user who may do everything has one
   * name for each action instead of one for each kind.
   */
  async abilitiesOf(actor: Actor, entities: readonly string[]): Promise<string[]> {
    if (actor.duties.has('masters')) return MASTER_ACTIONS.map((action) => `${MASTER_DATA}:${action}`);
    const holders = await this.holdersOf(actor);
    if (holders.length === 0) return [];
    const { rows } = await this.#ofEpoch();
    const actions = rows
      .filter(({ entity }) => entities.includes(entity))
      .map(({ entity, grants }) => [entity, actionsIn(grants, holders)] as const);
    return actions.flatMap(([entity, granted]) => granted.map((action) => `${masterSubject(entity)}:${action}`));
  }

  /** The permissions, read once for each number of the last change of rights. A read during a change is not used after it. */
  async #ofEpoch(): Promise<KeptGrants> {
    const { db, epoch } = this.#dependencies;
    const { current } = epoch;
    if (this.#kept?.epoch !== current) {
      this.#kept = { epoch: current, rows: await db.selectFrom('master_access').select(['entity', 'grants']).orderBy('entity').execute() };
    }
    return this.#kept;
  }

  /** The holders of permissions that apply to a user. */
  async holdersOf({ userId, role }: Pick<GrantSubject, 'userId' | 'role'>): Promise<GrantHolder[]> {
    if (role === null) return [];
    if (role !== 'admin') return [`role:${role}`];
    const { db } = this.#dependencies;
    const groups = await db.selectFrom('admin_group_members').select('group_id').where('user_id', '=', userId).execute();
    return groups.map(({ group_id }): GrantHolder => `group:${group_id}`);
  }

  async of(entity: string): Promise<MasterAccess> {
    const { db } = this.#dependencies;
    const row = await db.selectFrom('master_access').select(['grants', 'version']).where('entity', '=', entity).executeTakeFirst();
    return row ?? NOTHING;
  }

  /**
   * Saves the permissions of entities, all or none. Permissions of groups that do not exist are removed.
   *
   * @throws ApiFault conflict when the stored permissions of one have another version, invalid for a group that never existed
   */
  async save({ actor, audit }: GrantCall, given: readonly (MasterAccess & { readonly entity: string })[]): Promise<void> {
    const { db, now, epoch } = this.#dependencies;
    await inTransaction(db, async (own, transaction) => {
      const groups = await existingGroups(own);
      const inEntityOrder = [...given].sort((one, other) => (one.entity < other.entity ? -1 : 1));
      for (const { entity, grants, version } of inEntityOrder) {
        const before = (await lockedAccess(own, entity)).grants;
        const kept = withoutGoneGroups(grants, { groups, before });
        const values = { grants: JSON.stringify(kept), version: version + 1, updated_by: actor.userId, updated_at: now() };
        if (!(await (version === 0 ? insert(own, { ...values, entity }) : update(own, entity, version, values))))
          throw new ApiFault('conflict');
        if (!isSame(before, kept)) await audit(transaction, accessUpdated, { subjectId: entity, changes: { grants: [before, kept] } });
      }
      await epoch.raise(transaction);
    });
  }
}

/** The actions that at least one of the holders has. */
function actionsIn(grants: MasterGrants, holders: readonly GrantHolder[]): readonly MasterAction[] {
  return MASTER_ACTIONS.filter((action) => holders.some((holder) => grants[holder]?.includes(action)));
}

async function existingGroups(db: MasterAccessDatabase): Promise<ReadonlySet<string>> {
  const groups = await db.selectFrom('admin_groups').select('id').execute();
  return new Set(groups.map(({ id }) => `group:${id}`));
}

// Sorted actions without duplicates, and holders in a fixed order, so that equal permissions have equal texts.
function withoutGoneGroups(
  grants: MasterGrants,
  { groups, before }: { readonly groups: ReadonlySet<string>; readonly before: MasterGrants },
): MasterGrants {
  const holders = holdersIn(grants);
  const unknown = holders.find((holder) => holder.startsWith('group:') && !groups.has(holder) && before[holder] === undefined);
  if (unknown !== undefined) {
    throw new ApiFault('invalid', [issueAt(`grants.${unknown}`, masterIssues['admin-masters.group-unknown'])]);
  }
  const kept = holders.filter((holder) => groups.has(holder) || GRANTED_ROLES.some((role) => holder === `role:${role}`));
  return Object.fromEntries(
    kept.flatMap((holder) => {
      const actions = actionsIn(grants, [holder]);
      return actions.length === 0 ? [] : [[holder, actions]];
    }),
  );
}

function holdersIn(grants: MasterGrants): GrantHolder[] {
  return Object.keys(grants)
    .filter((holder): holder is GrantHolder => /^(role|group):/.test(holder))
    .sort();
}

// A lock on the row, so that the event has the values that the save replaced.
async function lockedAccess(db: MasterAccessDatabase, entity: string): Promise<MasterAccess> {
  const query = db.selectFrom('master_access').select(['grants', 'version']).where('entity', '=', entity);
  return (await query.forUpdate().executeTakeFirst()) ?? NOTHING;
}

// Version 0 has no row. A row made by a parallel request stays, and this request conflicts.
async function insert(db: MasterAccessDatabase, values: Insertable<MasterAccessTable>): Promise<boolean> {
  const made = db
    .insertInto('master_access')
    .values(values)
    .onConflict((conflict) => conflict.column('entity').doNothing());
  return ((await made.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function update(
  db: MasterAccessDatabase,
  entity: string,
  version: number,
  values: Omit<Insertable<MasterAccessTable>, 'entity'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('master_access')
    .set(values)
    .where('entity', '=', entity)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
