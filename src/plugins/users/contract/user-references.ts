import type { Role } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { UserFact } from './schemas.ts';

/** Called when a suspension begins or ends, inside the same transaction. `users.status` has the new value. */
export interface SuspensionListener {
  readonly suspended: (transaction: Transaction, userId: string) => Promise<void>;
  readonly lifted: (transaction: Transaction, userId: string) => Promise<void>;
}

/** What a server plugin with data of users knows of them and does with them. Facts with the count 0 are left out. */
export interface UserReferences {
  /** What the user has, for administrators: "3 applications". */
  readonly facts?: (userId: string) => Promise<readonly UserFact[]>;
  /**
   * What prevents the user from giving up the role `from`: "owner of 1 company". A user who becomes a candidate must have no obstacle of an
   * employer, and the other way round, whatever the role until now. Called in the transaction of the change, after the user's row is locked.
   */
  readonly obstacles?: (transaction: Transaction, userId: string, from: Role) => Promise<readonly UserFact[]>;
  /** Acts on a suspension, for example by pausing job postings. */
  readonly suspension?: SuspensionListener;
}

/** Server plugins with data of users add themselves here. */
export const userReferences = extensionPoint<UserReferences>('users.references');
