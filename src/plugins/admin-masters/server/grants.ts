import type { Insertable, JSONColumnType, Kysely } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import type { RequiredAbility } from '#core/server/access/policy.ts';
import { hasChanged } from '#core/server/audit/has-changed.ts';
import type { CoreTables } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import { MASTER_ACTIONS, type MasterAccess, type MasterAction, type MasterGrants, masterSubject } from '../contract/master-access.ts';
import { accessUpdated } from './audit-actions.ts';

/** The permissions of each role, by entity. */
interface MasterAccessTable {
  entity: string;
  grants: JSONColumnType<MasterGrants>;
  version: number;
  updated_by: string | null;
  updated_at: Date;
}

export type MasterTables = { master_access: MasterAccessTable };

type MasterDatabase = Kysely<CoreTables & MasterTables>;

/** The administrator who saves grants. */
export type GrantCall = Pick<CallContext<RequiredAbility>, 'actor' | 'audit'>;

const NOTHING: MasterAccess = { grants: { candidate: [], employer: [] }, version: 0 };

/** The permissions for master data. Each check reads the database, so a change applies at once on every server. */
export class Grants {
  readonly #db: MasterDatabase;
  readonly #now: () => Date;

  constructor(db: MasterDatabase, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Whether the user may do an action on the rows of an entity. Actions without a grant are denied. */
  async may({ duties, role }: Actor, entity: string, action: MasterAction): Promise<boolean> {
    if (duties.has('masters')) return true;
    if (role === null || role === 'admin') return false;
    return (await this.of(entity)).grants[role].includes(action);
  }

  /** The actions that the user may do on each of these entities. */
  async actionsOf({ duties, role }: Actor, entities: readonly string[]): Promise<ReadonlyMap<string, readonly MasterAction[]>> {
    if (duties.has('masters')) return new Map(entities.map((entity) => [entity, MASTER_ACTIONS]));
    if (role === null || role === 'admin') return new Map();
    const rows = await this.#db.selectFrom('master_access').select(['entity', 'grants']).execute();
    return new Map(rows.filter(({ entity }) => entities.includes(entity)).map(({ entity, grants }) => [entity, grants[role]]));
  }

  /** The same as names of abilities. */
  async abilitiesOf(actor: Actor, entities: readonly string[]): Promise<string[]> {
    const actions = await this.actionsOf(actor, entities);
    return [...actions].flatMap(([entity, granted]) => granted.map((action) => `${masterSubject(entity)}:${action}`));
  }

  async of(entity: string): Promise<MasterAccess> {
    const row = await this.#db.selectFrom('master_access').select(['grants', 'version']).where('entity', '=', entity).executeTakeFirst();
    return row ?? NOTHING;
  }

  /** @throws ApiFault conflict when the stored grants have another version */
  async save({ actor, audit }: GrantCall, entity: string, { grants: asked, version }: MasterAccess): Promise<MasterAccess> {
    const grants = inOrder(asked);
    const values = { grants: JSON.stringify(grants), version: version + 1, updated_by: actor.userId, updated_at: this.#now() };
    return inTransaction(this.#db, async (own, transaction) => {
      const { grants: before } = await accessOf(own, entity);
      const saved = await (version === 0 ? insert(own, { ...values, entity }) : update(own, entity, version, values));
      if (saved === undefined) throw new ApiFault('conflict');
      const changes = { candidate: [before.candidate, grants.candidate], employer: [before.employer, grants.employer] } as const;
      if (hasChanged(changes)) await audit(transaction, accessUpdated, { subjectId: entity, changes });
      return saved;
    });
  }
}

// A lock on the row, so that the event has the values that the save replaced.
async function accessOf(db: MasterDatabase, entity: string): Promise<MasterAccess> {
  const query = db.selectFrom('master_access').select(['grants', 'version']).where('entity', '=', entity);
  return (await query.forUpdate().executeTakeFirst()) ?? NOTHING;
}

// Version 0 has no row. A row made by a parallel request stays, and this request conflicts.
function insert(db: MasterDatabase, values: Insertable<MasterAccessTable>): Promise<MasterAccess | undefined> {
  return db
    .insertInto('master_access')
    .values(values)
    .onConflict((conflict) => conflict.column('entity').doNothing())
    .returning(['grants', 'version'])
    .executeTakeFirst();
}

function update(
  db: MasterDatabase,
  entity: string,
  version: number,
  values: Omit<Insertable<MasterAccessTable>, 'entity'>,
): Promise<MasterAccess | undefined> {
  return db
    .updateTable('master_access')
    .set(values)
    .where('entity', '=', entity)
    .where('version', '=', version)
    .returning(['grants', 'version'])
    .executeTakeFirst();
}

// Removes duplicates and sorts the actions.
function inOrder(grants: MasterGrants): MasterGrants {
  const sorted = (actions: readonly MasterAction[]): MasterAction[] => MASTER_ACTIONS.filter((action) => actions.includes(action));
  return { candidate: sorted(grants.candidate), employer: sorted(grants.employer) };
}
