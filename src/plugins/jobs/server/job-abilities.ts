import type { Actor } from '#core/contract/actor.ts';
import type { Allow } from '#core/server/access/abilities.ts';

/** The abilities of each role on postings. `isMember` says whether the user belongs to the posting's company. */
export function jobAbilities(actor: Actor, allow: Allow): void {
  if (actor.role === 'employer') {
    allow('create', 'job-posting');
    allow('read', 'job-posting', { isMember: true });
    allow('update', 'job-posting', { isMember: true });
  }
  if (actor.duties.has('jobs')) allow('read', 'job-posting');
}
