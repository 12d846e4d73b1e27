import type { Actor } from '#core/contract/actor.ts';
import type { Allow } from '#core/server/access/abilities.ts';

/** The abilities of each role on applications. `isMember` says whether the user belongs to the posting's company. */
export function applicationAbilities(actor: Actor, allow: Allow): void {
  switch (actor.role) {
    case 'candidate':
      allow('create', 'application');
      allow('read', 'application', { candidateId: actor.userId });
      allow('update', 'application', { candidateId: actor.userId });
      break;
    case 'employer':
      allow('read', 'application', { isMember: true });
      allow('update', 'application', { isMember: true });
      allow('write', 'application-note');
      break;
  }
  if (actor.duties.has('jobs')) allow('read', 'application');
}
