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

/** A suspension in effect. */
export interface Suspension {
  readonly reason: SuspensionReason;
  /** For administrators only, 0 to 500 characters. */
  readonly note: string;
  readonly since: string;
  /** Name of the administrator; `null` if that account was deleted. */
  readonly by: string | null;
}
