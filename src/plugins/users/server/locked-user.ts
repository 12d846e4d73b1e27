import type { Selectable } from 'kysely';
import type { Role } from '#core/contract/actor.ts';
import type { RequiredAbility } from '#core/server/access/policy.ts';
import type { Database, UsersTable } from '#core/server/db/database.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import { isLastFullAdmin, lockFullAdmins } from '#core/server/identity/administrators.ts';

/** The administrator who makes a call. */
export type AdminCall = Pick<CallContext<RequiredAbility>, 'actor' | 'abilities' | 'audit'>;

/** A user whose row does not change until the transaction ends. */
export type LockedUser = Pick<Selectable<UsersTable>, 'id' | 'role' | 'is_full_admin' | 'status' | 'suspended_for' | 'version'>;

/** The change that a user is locked for. */
export interface IntendedChange {
  /** The version that the administrator saw; absent if the change does not depend on it. */
  readonly version?: number;
  /** Whether a full administrator would lose the rights. */
  readonly takesRights?: boolean;
  /** The role that the user would get. */
  readonly role?: Role;
}

/**
 * Locks a user for a change by an administrator. Changes of users run one after another, and each sees the result of the earlier ones.
 *
 * @throws ApiFault users.self, not-found, users.last-admin, forbidden when the actor has lost the rights meanwhile, conflict
 */
export async function lockUser(
  db: Database,
  { actor, abilities }: AdminCall,
  id: string,
  { version, takesRights = false, role }: IntendedChange,
): Promise<LockedUser> {
  if (id === actor.userId) throw new ApiFault('users.self');
  const fullAdmins = await lockFullAdmins(db);
  const user = await lockedRow(db, id);
  if (user === undefined) throw new ApiFault('not-found');
  const concernsAdmins = user.role === 'admin' || role === 'admin';
  abilities.demand('update', 'user', { isAdmin: concernsAdmins });
  if (takesRights && isLastFullAdmin(fullAdmins, id)) throw new ApiFault('users.last-admin');
  const isStillFull = fullAdmins.some((one) => one.id === actor.userId && one.status === 'active');
  if (concernsAdmins && !isStillFull) throw new ApiFault('forbidden');
  if (version !== undefined && version !== user.version) throw new ApiFault('conflict');
  return user;
}

// A weaker lock than for a deletion: rows that refer to the user can still be inserted, for example a posting. This avoids deadlocks with
// transactions that have locked something which a listener needs.
function lockedRow(db: Database, id: string): Promise<LockedUser | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'is_full_admin', 'status', 'suspended_for', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
