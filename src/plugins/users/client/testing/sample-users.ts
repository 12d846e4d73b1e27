import type { AdminGroup, ListedUser, ManagedUser } from '../../contract/schemas.ts';
export const USER_ID = '018f0000-0000-7000-8000-00000000000a';

export const GROUP_ID = '018f0000-0000-7000-8000-00000000000b';

/** A user in the list. */
export function aListedUser(rest: Partial<ListedUser> = {}): ListedUser {
  return {
    id: USER_ID,
    name: 'Ada Palmer',
    email: 'ada@example.org',
    role: 'candidate',
    isFullAdmin: false,
    status: 'active',
    groups: [],
    joinedAt: '2026-03-01T09:30:00.000Z',
    lastSeenAt: null,
    ...rest,
  };
}

/** A user whom the administrator may change. */
export function aManagedUser(rest: Partial<ManagedUser> = {}): ManagedUser {
  return {
    ...aListedUser(),
    groups: [],
    isEmailConfirmed: true,
    sessions: 2,
    suspension: null,
    facts: [],
    roleObstacles: [],
    version: 3,
    may: { suspend: true, changeRole: true, endSessions: true, viewAs: true },
    ...rest,
  };
}

/** A group of administrators. */
export function aGroup(rest: Partial<AdminGroup> = {}): AdminGroup {
  return { id: GROUP_ID, name: 'Support', duties: ['users'], members: [], version: 1, ...rest };
}
