import type { Actor } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { ServerKernel } from './server-kernel.ts';

/** What a plugin knows of the signed-in user, for the client. */
export interface MeParts {
  /**
   * Stored rights as `<subject>:<action>`, besides those of the plugins' rules. Their calls have a policy made by `granted()`.
   */
  readonly abilitiesOf?: (actor: Actor) => Promise<readonly string[]>;
  /** The id of the file of the user's own photo; `undefined` for a user without one. The first plugin that has one counts. */
  readonly photoOf?: (actor: Actor) => Promise<string | undefined>;
}

/** Where plugins add to what the client learns of the signed-in user. */
export const meParts = extensionPoint<MeParts>('core.me-parts');

/** All general rights of the actor for the client, from rules and stored rights, sorted. */
export async function abilityNames(kernel: Pick<ServerKernel, 'abilitiesOf' | 'contributions'>, actor: Actor): Promise<string[]> {
  const stored = await Promise.all(kernel.contributions(meParts.part('abilitiesOf')).map(({ value }) => value(actor)));
  return [...new Set([...kernel.abilitiesOf(actor).list(), ...stored.flat()])].sort();
}

/** The user's photo, from the first plugin that has one. */
export async function photoOf(kernel: Pick<ServerKernel, 'contributions'>, actor: Actor): Promise<string | undefined> {
  for (const { value } of kernel.contributions(meParts.part('photoOf'))) {
    const photo = await value(actor);
    if (photo !== undefined) return photo;
  }
  return undefined;
}
