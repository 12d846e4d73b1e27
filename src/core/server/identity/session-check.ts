import type { Database } from '../db/database.ts';
import { isEnded } from './ended-sessions.ts';
import { RemovedIdentities } from './removed-identities.ts';
import { UsersRepository } from './users-repository.ts';

/** The state of a session. The session of a `suspended` user can be used to see the suspension and to leave, but not to change the account. */
export type SessionState = 'live' | 'ended' | 'suspended';

/** Returns the state of a session, by the provider's id of its user and its start time. */
export type SessionCheck = (uid: string, authTime: Date) => Promise<SessionState>;

/** Checks sessions with the server's own tables. A user without a row has just signed up. */
export function createSessionCheck(db: Database, now: () => Date): SessionCheck {
  const users = new UsersRepository(db, now);
  const removed = new RemovedIdentities(db, now);
  return async (uid, authTime) => {
    const user = await users.findByUid(uid);
    if (user === undefined) return (await removed.has(uid)) ? 'ended' : 'live';
    if (user.status === 'suspended') return 'suspended';
    return isEnded(user, authTime) ? 'ended' : 'live';
  };
}
