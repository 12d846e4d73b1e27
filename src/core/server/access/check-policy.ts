import type { Actor } from '#core/contract/actor.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { Abilities } from './abilities.ts';
import type { Policy } from './policy.ts';

/** Who asks, and for what. */
export interface AskedPolicy {
  readonly actor: Actor | null;
  readonly abilities: Abilities;
  /**
   * The parameters of the address, validated.
   *
   * @throws ApiFault not-found
   */
  readonly params: () => unknown;
}

/**
 * Lets the request pass, or says why not. The single object is the handler's to check.
 *
 * @throws ApiFault unauthenticated without an actor, forbidden without the ability, not-found for a stored right of parameters that
 *   name nothing
 */
export async function checkPolicy(policy: Policy, { actor, abilities, params }: AskedPolicy): Promise<void> {
  if (policy === 'public') return;
  if (actor === null) throw new ApiFault('unauthenticated');
  if (policy === 'authenticated') return;
  const isAllowed =
    'isGranted' in policy ? await policy.isGranted(actor, { ...Object(params()) }) : abilities.mayInGeneral(policy.action, policy.subject);
  if (!isAllowed) throw new ApiFault('forbidden');
}
