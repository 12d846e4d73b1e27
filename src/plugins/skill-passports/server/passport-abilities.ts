import type { Actor } from '#core/contract/actor.ts';
import type { Allow } from '#core/server/access/abilities.ts';

/** Who does what with credentials. Members of a company issue; the handlers check the membership. */
export function passportAbilities(actor: Actor, allow: Allow): void {
  if (actor.role !== null) allow('list', 'achievement');
  if (actor.role === 'candidate') allow('hold', 'credential');
  if (actor.role === 'employer') {
    for (const action of ['create', 'update']) allow(action, 'achievement');
    for (const action of ['issue', 'change']) allow(action, 'credential');
    allow('create', 'credential-issuer');
    allow('update', 'issuer-key');
  }
  // These administrators decide which companies issue credentials.
  if (actor.duties.has('passports')) {
    for (const action of ['list', 'change']) allow(action, 'credential');
    allow('decide', 'credential-issuer');
    allow('update', 'issuer-key');
  }
}
