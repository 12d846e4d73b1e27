import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import type { ProviderAccounts } from '#core/server/identity/identity.ts';
import type { SessionRow, SessionsRepository } from '#core/server/identity/sessions-repository.ts';
import { readUserAgent } from '#core/server/identity/user-agent.ts';
import type { UsersRepository } from '#core/server/identity/users-repository.ts';
import { sessionsEnded } from '#core/server/notices/core-notices.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import { MOST_SESSIONS } from '../contract/endpoints.ts';
import {
  endOtherSessionsContract,
  endSessionContract,
  endThisSessionContract,
  listSessionsContract,
  type Session,
} from '../contract/schemas.ts';

export interface SessionDependencies {
  readonly sessions: SessionsRepository;
  readonly users: Pick<UsersRepository, 'uidOf'>;
  readonly identity: Pick<ProviderAccounts, 'endSessions'>;
  readonly raise: RaiseNotice;
}

/** The endpoints that list and end the user's sessions. */
export function sessionHandlers({ sessions, users, identity, raise }: SessionDependencies): readonly Handler[] {
  // Called last: the sessions have ended here even if the provider fails, and the client may repeat the call.
  const endAtProvider = async (userId: string, kept: Date): Promise<void> => {
    const uid = await users.uidOf(userId);
    if (uid !== undefined) await identity.endSessions(uid, kept);
  };
  return [
    handle(listSessionsContract, {
      policy: 'authenticated',
      whileViewing: false,
      run: async ({ actor, signedInAt }) => {
        const rows = await sessions.list(actor.userId, MOST_SESSIONS);
        return { items: rows.map((row) => toSession(row, signedInAt)) };
      },
    }),
    handle(endSessionContract, {
      policy: 'authenticated',
      run: async ({ actor, params, signedInAt }) => {
        const begin = await sessions.beginOf(actor.userId, params.id);
        if (begin === undefined) throw new ApiFault('not-found');
        await sessions.end(actor.userId, begin, signedInAt);
        // A browser that signs out deletes its own token. The other sessions go on.
        if (begin.getTime() !== signedInAt.getTime()) await endAtProvider(actor.userId, signedInAt);
        return undefined;
      },
    }),
    handle(endOtherSessionsContract, {
      policy: 'authenticated',
      run: async ({ actor, signedInAt }) => {
        const event = { to: { users: [actor.userId] }, about: actor.userId, params: { by: 'user' } } as const;
        const ended = await sessions.endOthers(actor.userId, signedInAt, (transaction) => raise(transaction, sessionsEnded, event));
        await endAtProvider(actor.userId, signedInAt);
        return { ended };
      },
    }),
    handle(endThisSessionContract, {
      policy: 'authenticated',
      whileSuspended: true,
      run: async ({ actor, signedInAt }) => {
        await sessions.end(actor.userId, signedInAt);
        return undefined;
      },
    }),
  ];
}

function toSession(row: SessionRow, current: Date): Session {
  return {
    id: row.id,
    ...readUserAgent(row.user_agent),
    signedInAt: row.auth_time.toISOString(),
    // This time is precise to five minutes, so it may lie before the sign-in.
    lastSeenAt: new Date(Math.max(row.last_seen.getTime(), row.auth_time.getTime())).toISOString(),
    isCurrent: row.auth_time.getTime() === current.getTime(),
  };
}
