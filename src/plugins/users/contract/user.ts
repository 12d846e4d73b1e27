import type { Role } from '#core/contract/actor.ts';
import type { SuspensionReason } from '#core/contract/suspension.ts';

/** The orders of the list of users. `last-seen` puts users who were never seen last. */
export const USER_ORDERS = Object.freeze(['name', 'newest', 'last-seen'] as const);

export type UserOrder = (typeof USER_ORDERS)[number];

/** One user in the list. */
export interface ListedUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role | null;
  readonly isFullAdmin: boolean;
  readonly status: 'active' | 'suspended';
  /** Names of the groups of an administrator, in order. */
  readonly groups: string[];
  readonly joinedAt: string;
  /** Precise to five minutes; `null` if never seen. */
  readonly lastSeenAt: string | null;
}

/** A fact about a user from another plugin, for example "3 applications". */
export interface UserFact {
  /** `<plugin>.<what>`. Its sentence is `userFacts.<what>` in the plugin's texts, with `count`. */
  readonly code: string;
  readonly count: number;
  /** The id of what is counted, if it is only one. */
  readonly only?: string | undefined;
}

/** A suspension in effect. */
export interface Suspension {
  readonly reason: SuspensionReason;
  /** For administrators only, 0 to 500 characters. */
  readonly note: string;
  readonly since: string;
  /** Name of the administrator; `null` if that account was deleted. */
  readonly by: string | null;
}

/** A user as administrators with the duty `users` see them. */
export interface ManagedUser extends Omit<ListedUser, 'groups'> {
  readonly groups: { readonly id: string; readonly name: string }[];
  readonly isEmailConfirmed: boolean;
  readonly sessions: number;
  readonly suspension: Suspension | null;
  readonly facts: UserFact[];
  /** What prevents a candidate from becoming an employer, or the other way round. Empty for other users. */
  readonly roleObstacles: UserFact[];
  readonly version: number;
  /** What the asking administrator may do with this user now. The server checks again with each call. */
  readonly may: { readonly suspend: boolean; readonly changeRole: boolean; readonly endSessions: boolean; readonly viewAs: boolean };
}

/** A group of administrators. */
export interface AdminGroup {
  readonly id: string;
  readonly name: string;
  /** Sorted. Duties of plugins that were removed are kept. */
  readonly duties: string[];
  readonly members: { readonly id: string; readonly name: string; readonly email: string }[];
  readonly version: number;
}
