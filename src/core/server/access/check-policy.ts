import type { Actor } from '#core/contract/actor.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { Abilities } from './abilities.ts';
import type { Policy } from './policy.ts';

/**
 * Lets the request pass, or says why not. The single object is the handler's to check.
 *
 * @throws ApiFault unauthenticated without an actor, forbidden without the ability
 */
export function checkPolicy(policy: Policy, actor: Actor | null, abilities: Abilities): void {
  if (policy === 'public') return;
  if (actor === null) throw new ApiFault('unauthenticated');
  if (policy === 'authenticated') return;
  if (!abilities.mayInGeneral(policy.action, policy.subject)) throw new ApiFault('forbidden');
}
