import type { Role } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { UserFact } from './schemas.ts';

/** Facts of one plugin about a user. Facts with the count 0 are left out. */
export interface UserFacts {
  readonly of: (userId: string) => Promise<readonly UserFact[]>;
}

/** Where server plugins tell administrators what a user has: "3 applications". */
export const userFacts = extensionPoint<UserFacts>('users.facts');

/** Called when a suspension begins or ends, inside the same transaction. `users.status` has the new value. */
export interface SuspensionListener {
  readonly suspended: (transaction: Transaction, userId: string) => Promise<void>;
  readonly lifted: (transaction: Transaction, userId: string) => Promise<void>;
}

/** Where server plugins act on a suspension, for example by pausing job postings. */
export const suspensionListeners = extensionPoint<SuspensionListener>('users.suspension-listeners');

/** What prevents a user from giving up a role. */
export interface RoleObstacles {
  /**
   * The obstacles to giving up the role `from`. A user who becomes a candidate must have none of an employer, and the other way round,
   * whatever the role until now. Called in the transaction of the change, after the user's row is locked. Obstacles with the count 0 are
   * left out.
   */
  readonly of: (transaction: Transaction, userId: string, from: Role) => Promise<readonly UserFact[]>;
}

/** Where server plugins name obstacles to a change between candidate and employer: "owner of 1 company". */
export const roleObstacles = extensionPoint<RoleObstacles>('users.role-obstacles');
