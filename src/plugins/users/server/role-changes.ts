import type { Role } from '#core/contract/actor.ts';
import type { Issue } from '#core/contract/errors.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Database } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { leaveGroups } from '#core/server/identity/administrators.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import type { UserFact } from '../contract/schemas.ts';
import type { UserReferences } from '../contract/user-references.ts';
import { type AdminCall, lockUser } from './locked-user.ts';
import { roleChanged } from './user-actions.ts';
import type { UserNotices } from './user-notices.ts';

export interface RoleChangesDependencies extends Pick<ServerKernel, 'epoch' | 'now'> {
  readonly db: Database;
  readonly references: () => readonly UserReferences[];
  readonly raise: RaiseNotice;
  readonly notices: Pick<UserNotices, 'roleChanged'>;
}

/** The role whose use prevents another one. Administrators may have used both. */
const OPPOSITE: Readonly<Partial<Record<Role, Role>>> = { candidate: 'employer', employer: 'candidate' };

/** Changes the roles of users. */
export class RoleChanges {
  readonly #dependencies: RoleChangesDependencies;

  constructor(dependencies: RoleChangesDependencies) {
    this.#dependencies = dependencies;
  }

  /** Has no effect if the user already has the role. */
  async change(
    call: AdminCall,
    id: string,
    { role, reason, version }: { readonly role: Role; readonly reason: string; readonly version: number },
  ): Promise<void> {
    const { db, epoch, raise, notices, now } = this.#dependencies;
    await inTransaction(db, async (own, transaction) => {
      const user = await lockUser(own, call, id, { version, role, takesRights: role !== 'admin' });
      if (user.role === role) return;
      const obstacles = await this.obstaclesTo(transaction, id, role);
      if (obstacles.length > 0) throw new ApiFault('users.role-in-use', obstacles.map(obstacleIssue));
      await own
        .updateTable('users')
        .set({ role, is_full_admin: false, version: user.version + 1, updated_at: now() })
        .where('id', '=', id)
        .execute();
      await leaveGroups(own, id);
      await epoch.raise(transaction);
      const changes = { role: [user.role, role], isFullAdmin: [user.is_full_admin, false], reason: ['', reason] } as const;
      await call.audit(transaction, roleChanged, { subjectId: id, changes });
      const told = { to: { users: [id] }, about: id, params: { userId: id, role }, by: call.actor.userId };
      await raise(transaction, notices.roleChanged, told);
    });
  }

  /** What prevents the user from getting a role. Nothing prevents anyone from becoming an administrator. */
  async obstaclesTo(transaction: Transaction, userId: string, role: Role): Promise<readonly UserFact[]> {
    const given = OPPOSITE[role];
    if (given === undefined) return [];
    const found: UserFact[] = [];
    // One after another, because they share the connection of the transaction.
    for (const { obstacles } of this.#dependencies.references()) found.push(...((await obstacles?.(transaction, userId, given)) ?? []));
    return found;
  }

  /** What prevents a candidate or an employer from getting the other role. */
  async obstaclesOf({ id, role }: { readonly id: string; readonly role: Role | null }): Promise<readonly UserFact[]> {
    const other = role === null ? undefined : OPPOSITE[role];
    if (other === undefined) return [];
    return inTransaction(this.#dependencies.db, (_own, transaction) => this.obstaclesTo(transaction, id, other));
  }
}

function obstacleIssue({ code, count }: UserFact): Issue {
  return { path: '', code, message: `This prevents the change: ${code} (${count}).`, values: { count } };
}
