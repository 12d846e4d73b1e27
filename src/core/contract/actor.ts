/** The three kinds of user (specification section 6). */
export type Role = 'candidate' | 'employer' | 'admin';

/** All roles, in the order in which they are shown. */
export const ROLES: readonly Role[] = Object.freeze(['candidate', 'employer', 'admin']);

/** The roles a person may choose for themselves; `admin` is granted on the command line only. */
export const CHOOSABLE_ROLES = Object.freeze(['candidate', 'employer'] as const);

/** Who makes a request, after their token was verified. */
export interface Actor {
  /** Our own id of the user (UUIDv7), not the identity provider's. */
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** `null` until the person has chosen. */
  readonly role: Role | null;
  /** Whether the identity provider knows a confirmed telephone number of theirs; absent where it does not. */
  readonly phoneVerified?: boolean;
}
