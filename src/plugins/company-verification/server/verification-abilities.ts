import type { Actor } from '#core/contract/actor.ts';
import type { Allow } from '#core/server/access/abilities.ts';

export const SUBJECT = 'company-verification';

/** Owners ask for the verification of their company. Administrators with the duty `companies` decide. */
export function verificationAbilities(actor: Actor, allow: Allow): void {
  if (actor.duties.has('companies')) for (const action of ['read', 'decide'] as const) allow(action, SUBJECT);
  if (actor.role === 'employer') for (const action of ['read', 'update'] as const) allow(action, SUBJECT, { isOwner: true });
}
