import type { Actor } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { ServerKernel } from './server-kernel.ts';

/** Stored rights, besides those of the plugins' rules. Their calls have a policy made by `granted()`. */
export interface StoredAbilities {
  /** The stored rights of the actor as `<subject>:<action>`. */
  readonly of: (actor: Actor) => Promise<readonly string[]>;
}

/** Where plugins add the stored rights of a user, so that the client learns of them too. */
export const storedAbilities = extensionPoint<StoredAbilities>('core.stored-abilities');

/** All general rights of the actor for the client, from rules and stored rights, sorted. */
export async function abilityNames(kernel: Pick<ServerKernel, 'abilitiesOf' | 'contributions'>, actor: Actor): Promise<string[]> {
  const stored = await Promise.all(kernel.contributions(storedAbilities).map(({ value }) => value.of(actor)));
  return [...new Set([...kernel.abilitiesOf(actor).list(), ...stored.flat()])].sort();
}
