import type { Actor } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { ServerKernel } from './server-kernel.ts';

/** The photos that some users have of themselves. */
export interface UserPhotos {
  /** The id of the file of the user's photo; `undefined` for a user without one. */
  readonly of: (actor: Actor) => Promise<string | undefined>;
}

/** Where plugins add the photos of users, so that the client shows users their own. */
export const userPhotos = extensionPoint<UserPhotos>('core.user-photos');

/** The user's photo, from the first plugin that has one. */
export async function photoOf(kernel: Pick<ServerKernel, 'contributions'>, actor: Actor): Promise<string | undefined> {
  for (const { value } of kernel.contributions(userPhotos)) {
    const photo = await value.of(actor);
    if (photo !== undefined) return photo;
  }
  return undefined;
}
