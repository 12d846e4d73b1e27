import type { Database } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { SessionsRepository } from '#core/server/identity/sessions-repository.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import { sessionsEnded as toldSessionsEnded } from '#core/server/notices/core-notices.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import { type AdminCall, lockUser } from './locked-user.ts';
import { sessionsEnded } from './user-actions.ts';

export interface UserSessionsDependencies extends Pick<ServerKernel, 'epoch' | 'now'> {
  readonly db: Database;
  readonly raise: RaiseNotice;
  /** Asked only while serving. */
  readonly identity: ServerKernel['identity'];
}

// No session began then, so the provider keeps none.
const NEVER = new Date(0);

/** Signs users out everywhere. */
export class UserSessions {
  readonly #dependencies: UserSessionsDependencies;

  constructor(dependencies: UserSessionsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns how many sessions were known. */
  async end(call: AdminCall, id: string): Promise<number> {
    const { db, epoch, identity, raise, now } = this.#dependencies;
    const ended = await inTransaction(db, async (own, transaction) => {
      await lockUser(own, call, id, {});
      const count = await new SessionsRepository(own, now).endAll(id);
      await epoch.raise(transaction);
      await call.audit(transaction, sessionsEnded, { subjectId: id, changes: { sessions: [count, 0] } });
      const told = { to: { users: [id] }, about: id, params: { by: 'administrator' }, by: call.actor.userId } as const;
      if (count > 0) await raise(transaction, toldSessionsEnded, told);
      return count;
    });
    // Called last: the sessions have ended here even if the provider fails, and the administrator may repeat the call.
    const uid = await new UsersRepository(db, now).uidOf(id);
    if (uid !== undefined) await identity.endSessions(uid, NEVER);
    return ended;
  }
}
