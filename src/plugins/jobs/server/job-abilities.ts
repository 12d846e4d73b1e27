import type { Actor } from '#core/contract/actor.ts';
import type { Allow } from '#core/server/access/abilities.ts';

/** The abilities of each role on postings. See `PostingStanding` for the conditions. */
export function jobAbilities(actor: Actor, allow: Allow): void {
  if (actor.role === 'employer') {
    allow('create', 'job-posting');
    for (const action of ['read', 'list', 'update', 'delete', 'move']) allow(action, 'job-posting', { isMember: true });
  }
  if (actor.role === 'candidate') for (const subject of ['job-posting', 'job-search']) allow('save', subject);
  // These administrators review postings. A draft of somebody else does not exist for them.
  if (actor.duties.has('jobs')) {
    allow('list', 'job-posting');
    for (const action of ['read', 'move', 'moderate']) {
      allow(action, 'job-posting', { isDraft: false });
      allow(action, 'job-posting', { isAuthor: true });
    }
  }
}
