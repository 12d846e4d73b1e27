import type { Actor } from '#core/contract/actor.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { Abilities } from './abilities.ts';
import type { Policy } from './policy.ts';

/** The caller and the parameters of a request, for the check of its policy. */
export interface AskedPolicy {
  readonly actor: Actor | null;
  readonly abilities: Abilities;
  /**
   * The parsed parameters of the address.
   *
   * @throws ApiFault not-found
   */
  readonly params: () => unknown;
}

/**
 * Checks the policy of a request. The handler itself checks the single object.
 *
 * @throws ApiFault unauthenticated without an actor, forbidden without the ability, not-found for a stored right with invalid parameters
 */
export async function checkPolicy(policy: Policy, { actor, abilities, params }: AskedPolicy): Promise<void> {
  if (policy === 'public') return;
  if (actor === null) throw new ApiFault('unauthenticated');
  if (policy === 'authenticated') return;
  const isAllowed =
    'isGranted' in policy ? await policy.isGranted(actor, { ...Object(params()) }) : abilities.mayInGeneral(policy.action, policy.subject);
  if (!isAllowed) throw new ApiFault('forbidden');
}
