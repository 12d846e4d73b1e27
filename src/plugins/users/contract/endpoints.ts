import type { Role } from '#core/contract/actor.ts';
import { endpoint } from '#core/contract/endpoint.ts';
import type { CountedPage } from '#core/contract/paging.ts';
import type { SuspensionReason } from '#core/contract/suspension.ts';
import type { AdminGroup, ListedUser, ManagedUser } from './schemas.ts';
import type { UserOrder } from './user.ts';

/** The filters of the list of users. */
export interface UserFilters {
  /** Beginnings of words of the name or the address. */
  readonly q?: string | undefined;
  readonly role?: Role | 'none' | undefined;
  readonly status?: 'active' | 'suspended' | undefined;
  /** Id of a group. */
  readonly group?: string | undefined;
  readonly sort: UserOrder;
}

export const listUsers = endpoint<{
  query: UserFilters & { limit: number; cursor?: string | undefined; count?: 'only' | undefined };
  reply: CountedPage<ListedUser>;
}>({
  id: 'users.list-users',
  method: 'GET',
  path: '/users',
  summary: 'Users, one page at a time.',
});

export const getUser = endpoint<{ params: { id: string }; reply: ManagedUser }>({
  id: 'users.get-user',
  method: 'GET',
  path: '/users/:id',
  summary: 'One user, with facts of all plugins.',
});

/**
 * Suspends a user. 409 `users.self`, `users.last-admin`, or `conflict` for another version and for a user who is suspended already. 404
 * for an administrator unless the caller is a full one, here and in the following calls.
 */
export const suspendUser = endpoint<{
  params: { id: string };
  body: { reason: SuspensionReason; note: string; version: number };
  reply: ManagedUser;
}>({
  id: 'users.suspend-user',
  method: 'POST',
  path: '/users/:id/suspension',
  summary: 'Suspend a user.',
});

/** Ends a suspension. A user who is not suspended stays so without an error. 409 `users.self`. */
export const liftSuspension = endpoint<{ params: { id: string }; reply: ManagedUser }>({
  id: 'users.lift-suspension',
  method: 'DELETE',
  path: '/users/:id/suspension',
  summary: 'End the suspension of a user.',
});

/**
 * Changes the role. 409 `users.self`, `users.last-admin`, `conflict`, or `users.role-in-use` with one issue for each obstacle: an
 * empty path, the code of the obstacle and its `count`. Only full administrators appoint administrators; for others it is 404. A new
 * administrator has no duty until a group is given, and a former one loses all groups.
 */
export const changeRole = endpoint<{
  params: { id: string };
  body: { role: Role; reason: string; version: number };
  reply: ManagedUser;
}>({
  id: 'users.change-role',
  method: 'PUT',
  path: '/users/:id/role',
  summary: 'Change the role of a user.',
});

/** Ends all sessions, and answers how many of them were known. 409 `users.self`. */
export const endUserSessions = endpoint<{ params: { id: string }; reply: { ended: number } }>({
  id: 'users.end-sessions',
  method: 'POST',
  path: '/users/:id/sessions/end',
  summary: 'Sign a user out everywhere.',
});

/** All groups by name. The calls about groups are for full administrators only. */
export const listGroups = endpoint<{ reply: { items: AdminGroup[]; duties: { duty: string; plugin: string }[] } }>({
  id: 'users.list-groups',
  method: 'GET',
  path: '/admin-groups',
  summary: 'The groups of administrators, and the duties that a group may have.',
});

/** 409 `users.group-name-taken` for a name that another group has, ignoring case and accents. */
export const createGroup = endpoint<{ body: { name: string; duties: string[] }; reply: AdminGroup }>({
  id: 'users.create-group',
  method: 'POST',
  path: '/admin-groups',
  summary: 'Create a group of administrators.',
});

/** 409 `conflict` when the group has another version, `users.group-name-taken` for a name that another group has. */
export const updateGroup = endpoint<{
  params: { id: string };
  body: { name: string; duties: string[]; version: number };
  reply: AdminGroup;
}>({
  id: 'users.update-group',
  method: 'PUT',
  path: '/admin-groups/:id',
  summary: 'Change name and duties of a group.',
});

/** Its members lose the duties that no other group of theirs has. */
export const deleteGroup = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'users.delete-group',
  method: 'DELETE',
  path: '/admin-groups/:id',
  summary: 'Delete a group of administrators.',
});

/** Replaces the members, at most 1,000. 422 `users.not-an-admin` at the member without the role. */
export const setGroupMembers = endpoint<{
  params: { id: string };
  body: { userIds: string[]; version: number };
  reply: AdminGroup;
}>({
  id: 'users.set-members',
  method: 'PUT',
  path: '/admin-groups/:id/members',
  summary: 'Set the members of a group.',
});
