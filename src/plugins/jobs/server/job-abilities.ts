import type { Actor } from '#core/contract/actor.ts';
import type { Allow } from '#core/server/access/abilities.ts';

/** Who may do what with postings and applications. `isMember` says whether the user belongs to the posting's company. */
export function jobAbilities(actor: Actor, allow: Allow): void {
  switch (actor.role) {
    case 'candidate':
      allow('create', 'application');
      allow('read', 'application', { candidateId: actor.userId });
      allow('update', 'application', { candidateId: actor.userId });
      break;
    case 'employer':
      allow('create', 'job-posting');
      for (const subject of ['job-posting', 'application']) {
        allow('read', subject, { isMember: true });
        allow('update', subject, { isMember: true });
      }
      break;
    case 'admin':
      allow('read', 'job-posting');
      allow('read', 'application');
      break;
  }
}
