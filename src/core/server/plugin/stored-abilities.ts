import type { Actor } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { ServerKernel } from './server-kernel.ts';

/** Rights that are stored beside the rules of the plugins; their calls have a policy made by `granted()`. */
export interface StoredAbilities {
  /** What the actor may do by them, as `<subject>:<action>`. */
  readonly of: (actor: Actor) => Promise<readonly string[]>;
}

/** Where plugins say which stored rights a user has, so that the client is told of them too. */
export const storedAbilities = extensionPoint<StoredAbilities>('core.stored-abilities');

/** All that somebody may do in general, by rules and by stored rights, sorted: what the client is told. */
export async function abilityNames(kernel: Pick<ServerKernel, 'abilitiesOf' | 'contributions'>, actor: Actor): Promise<string[]> {
  const stored = await Promise.all(kernel.contributions(storedAbilities).map(({ value }) => value.of(actor)));
  return [...new Set([...kernel.abilitiesOf(actor).list(), ...stored.flat()])].sort();
}
