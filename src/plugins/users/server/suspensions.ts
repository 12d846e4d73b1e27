import type { SuspensionReason } from '#core/contract/suspension.ts';
import type { CoreTables } from '#core/server/db/database.ts';
import { inTransaction, tablesIn } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import type { UserReferences } from '../contract/user-references.ts';
import { type AdminCall, lockUser } from './locked-user.ts';
import { suspensionLifted, userSuspended } from './user-actions.ts';
import type { UserNotices } from './user-notices.ts';
import type { UsersDatabase } from './user-tables.ts';

export interface SuspensionsDependencies extends Pick<ServerKernel, 'epoch' | 'now'> {
  readonly db: UsersDatabase;
  /** A function, because plugins have contributed their references only when the server runs. */
  readonly references: () => readonly UserReferences[];
  readonly raise: RaiseNotice;
  readonly notices: Pick<UserNotices, 'suspended' | 'suspensionLifted'>;
}

/** Suspends users and ends suspensions. Sessions stay, so that the user sees why nothing works. */
export class Suspensions {
  readonly #dependencies: SuspensionsDependencies;

  constructor(dependencies: SuspensionsDependencies) {
    this.#dependencies = dependencies;
  }

  async suspend(
    call: AdminCall,
    id: string,
    { reason, note, version }: { readonly reason: SuspensionReason; readonly note: string; readonly version: number },
  ): Promise<void> {
    const { db, epoch, references, raise, notices, now } = this.#dependencies;
    await inTransaction(db, async (own, transaction) => {
      const user = await lockUser(tablesIn<CoreTables>(transaction), call, id, { version, takesRights: true });
      if (user.status === 'suspended') throw new ApiFault('conflict');
      const at = now();
      const status = { status: 'suspended', suspended_for: reason, suspended_at: at } as const;
      await own
        .updateTable('users')
        .set({ ...status, version: user.version + 1, updated_at: at })
        .where('id', '=', id)
        .execute();
      await own.insertInto('user_suspensions').values({ user_id: id, note, suspended_by: call.actor.userId }).execute();
      for (const { suspension } of references()) await suspension?.suspended(transaction, id);
      await epoch.raise(transaction);
      await call.audit(transaction, userSuspended, { subjectId: id, changes: { reason: [null, reason], note: ['', note] } });
      const told = { to: { users: [id] }, about: id, params: { userId: id, reason }, by: call.actor.userId };
      await raise(transaction, notices.suspended, told);
    });
  }

  /** A user who is not suspended stays so. */
  async lift(call: AdminCall, id: string): Promise<void> {
    const { db, epoch, references, raise, notices, now } = this.#dependencies;
    await inTransaction(db, async (own, transaction) => {
      const user = await lockUser(tablesIn<CoreTables>(transaction), call, id, {});
      if (user.status === 'active') return;
      const status = { status: 'active', suspended_for: null, suspended_at: null } as const;
      await own
        .updateTable('users')
        .set({ ...status, version: user.version + 1, updated_at: now() })
        .where('id', '=', id)
        .execute();
      await own.deleteFrom('user_suspensions').where('user_id', '=', id).execute();
      for (const { suspension } of references()) await suspension?.lifted(transaction, id);
      await epoch.raise(transaction);
      await call.audit(transaction, suspensionLifted, { subjectId: id, changes: { reason: [user.suspended_for, null] } });
      const told = { to: { users: [id] }, about: id, params: { userId: id }, by: call.actor.userId };
      await raise(transaction, notices.suspensionLifted, told);
    });
  }
}
