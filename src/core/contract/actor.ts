import type { SuspensionReason } from './suspension.ts';

/** The three roles of users (specification section 6). */
export type Role = 'candidate' | 'employer' | 'admin';

/** All roles, in display order. */
export const ROLES: readonly Role[] = Object.freeze(['candidate', 'employer', 'admin']);

/** The roles that users may choose for themselves. `admin` is granted on the command line only. */
export const CHOOSABLE_ROLES = Object.freeze(['candidate', 'employer'] as const);

/** What an administrator may do: names that server plugins declare, such as `companies`. */
export interface Duties {
  readonly has: (duty: string) => boolean;
}

/** The user who makes a request, after the server verified their token. */
export interface Actor {
  /** The id of the user in our database (UUIDv7), not the identity provider's id. */
  readonly userId: string;
  readonly email: string;
  /** Whether the user has confirmed the address; absent if not. */
  readonly emailVerified?: boolean;
  readonly name: string;
  /** `null` until the user has chosen a role. */
  readonly role: Role | null;
  /** Whether the user is an administrator with every duty. */
  readonly isFullAdmin: boolean;
  /** The duties of an administrator. Other users have none. */
  readonly duties: Duties;
  /** Why the account is suspended; absent if it is not. A suspended user may make few calls, see `HandlerRules.whileSuspended`. */
  readonly suspension?: SuspensionReason;
  /** The language with its region that the user reads (BCP 47); absent until their browser has said so. */
  readonly locale?: string;
  /** The user's time zone (IANA); absent like the locale. */
  readonly timeZone?: string;
  /** Whether the identity provider has a confirmed telephone number of the user; absent if not. */
  readonly phoneVerified?: boolean;
}
