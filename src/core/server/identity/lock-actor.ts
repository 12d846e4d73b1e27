import type { Actor } from '#core/contract/actor.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '../db/transaction.ts';
import { ApiFault } from '../errors/api-fault.ts';

/**
 * Locks the role and the status of the actor until the transaction ends. Call it first in a transaction that creates something only a user
 * with this role may have: the request was admitted before a change that an administrator makes at the same time. The administrator's
 * transaction then sees what was created, or this one is refused.
 *
 * @throws ApiFault suspended or forbidden when status or role have changed since the request
 */
export async function lockActor(transaction: Transaction, { userId, role }: Pick<Actor, 'userId' | 'role'>): Promise<void> {
  const users = tablesIn(transaction).selectFrom('users').select(['role', 'status']).where('id', '=', userId);
  const current = await users.forShare().executeTakeFirst();
  // Nothing can refer to a user who was deleted meanwhile, so the statement that follows fails.
  if (current === undefined) return;
  if (current.status === 'suspended') throw new ApiFault('suspended');
  if (current.role !== role) throw new ApiFault('forbidden');
}
