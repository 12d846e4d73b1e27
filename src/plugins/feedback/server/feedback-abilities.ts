import type { Actor } from '#core/contract/actor.ts';
import type { Allow } from '#core/server/access/abilities.ts';

/** The kind of object of the policies of this plugin. */
export const FEEDBACK = 'feedback';

/**
 * Every signed-in user follows their own feedback, also without a role. Administrators with the duty `feedback` read, answer and handle all
 * of it. The object of a check has the field `senderId`.
 */
export function feedbackAbilities({ duties, userId }: Actor, allow: Allow): void {
  const own = { senderId: userId };
  for (const action of ['read', 'reply']) allow(action, FEEDBACK, own);
  for (const action of ['list-own', 'edit', 'mark-read']) allow(action, FEEDBACK, own);
  if (!duties.has('feedback')) return;
  for (const action of ['read', 'reply', 'list', 'handle', 'export']) allow(action, FEEDBACK);
}
