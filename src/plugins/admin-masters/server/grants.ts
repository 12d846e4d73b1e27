import type { Insertable, JSONColumnType, Kysely } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import type { CoreTables } from '#core/server/db/database.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { MASTER_ACTIONS, type MasterAccess, type MasterAction, type MasterGrants, masterSubject } from '../contract/master-access.ts';

/** The permissions of each role, by entity. */
interface MasterAccessTable {
  entity: string;
  grants: JSONColumnType<MasterGrants>;
  version: number;
  updated_by: string | null;
  updated_at: Date;
}

export type MasterTables = { master_access: MasterAccessTable };

type AccessValues = Omit<Insertable<MasterAccessTable>, 'entity'>;

const NOTHING: MasterAccess = { grants: { candidate: [], employer: [] }, version: 0 };

/** The permissions for master data. Each check reads the database, so a change applies at once on every server. */
export class Grants {
  readonly #db: Kysely<CoreTables & MasterTables>;
  readonly #now: () => Date;

  constructor(db: Kysely<CoreTables & MasterTables>, now: () => Date) {
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
  async save(actor: Actor, entity: string, { grants, version }: MasterAccess): Promise<MasterAccess> {
    const values = { grants: JSON.stringify(inOrder(grants)), version: version + 1, updated_by: actor.userId, updated_at: this.#now() };
    const saved = version === 0 ? await this.#insert(entity, values) : await this.#update(entity, version, values);
    if (saved === undefined) throw new ApiFault('conflict');
    return saved;
  }

  // Version 0 has no row. A row made by a parallel request stays, and this request conflicts.
  #insert(entity: string, values: AccessValues): Promise<MasterAccess | undefined> {
    return this.#db
      .insertInto('master_access')
      .values({ ...values, entity })
      .onConflict((conflict) => conflict.column('entity').doNothing())
      .returning(['grants', 'version'])
      .executeTakeFirst();
  }

  #update(entity: string, version: number, values: AccessValues): Promise<MasterAccess | undefined> {
    return this.#db
      .updateTable('master_access')
      .set(values)
      .where('entity', '=', entity)
      .where('version', '=', version)
      .returning(['grants', 'version'])
      .executeTakeFirst();
  }
}

// Removes duplicates and sorts the actions.
function inOrder(grants: MasterGrants): MasterGrants {
  const sorted = (actions: readonly MasterAction[]): MasterAction[] => MASTER_ACTIONS.filter((action) => actions.includes(action));
  return { candidate: sorted(grants.candidate), employer: sorted(grants.employer) };
}
