import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  changeRoleContract,
  endUserSessionsContract,
  getUserContract,
  liftSuspensionContract,
  listUsersContract,
  suspendUserContract,
} from '../contract/schemas.ts';
import type { ManagedUsers } from './managed-users.ts';
import type { RoleChanges } from './role-changes.ts';
import type { Suspensions } from './suspensions.ts';
import type { UserList } from './user-list.ts';
import type { UserSessions } from './user-sessions.ts';

export interface UserHandlersDependencies {
  readonly list: UserList;
  readonly users: ManagedUsers;
  readonly suspensions: Suspensions;
  readonly roles: RoleChanges;
  readonly sessions: UserSessions;
}

/** The calls of administrators about single users. Each change answers the user as changed. */
export function userHandlers({ list, users, suspensions, roles, sessions }: UserHandlersDependencies): readonly Handler[] {
  return [
    handle(listUsersContract, { policy: can('list', 'user'), run: ({ query }) => list.page(query) }),
    handle(getUserContract, { policy: can('read', 'user'), run: (call) => users.get(call, call.params.id) }),
    handle(suspendUserContract, {
      policy: can('update', 'user'),
      refusals: ['users.self', 'users.last-admin'],
      run: async (call) => {
        await suspensions.suspend(call, call.params.id, call.body);
        return users.get(call, call.params.id);
      },
    }),
    handle(liftSuspensionContract, {
      policy: can('update', 'user'),
      refusals: ['users.self'],
      run: async (call) => {
        await suspensions.lift(call, call.params.id);
        return users.get(call, call.params.id);
      },
    }),
    handle(changeRoleContract, {
      policy: can('update', 'user'),
      refusals: ['users.self', 'users.last-admin', 'users.role-in-use'],
      run: async (call) => {
        await roles.change(call, call.params.id, call.body);
        return users.get(call, call.params.id);
      },
    }),
    handle(endUserSessionsContract, {
      policy: can('update', 'user'),
      refusals: ['users.self'],
      run: async (call) => ({ ended: await sessions.end(call, call.params.id) }),
    }),
  ];
}
