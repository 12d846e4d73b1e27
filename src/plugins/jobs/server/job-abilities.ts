import type { Actor } from '#core/contract/actor.ts';
import type { Allow } from '#core/server/access/abilities.ts';

/** The abilities of each role on postings. See `PostingStanding` for the conditions. */
export function jobAbilities(actor: Actor, allow: Allow): void {
  if (actor.role === 'employer') {
    // Only employers post in one call, and act on several drafts or on templates.
    for (const action of ['create', 'post']) allow(action, 'job-posting');
    for (const action of ['read', 'list', 'edit', 'update', 'delete', 'move']) allow(action, 'job-posting', { isMember: true });
  }
  // These administrators review postings, and write postings for companies. A draft of somebody else does not exist for them.
  if (actor.duties.has('jobs')) {
    for (const action of ['list', 'create']) allow(action, 'job-posting');
    for (const action of ['edit', 'delete']) allow(action, 'job-posting', { isAuthor: true });
    for (const action of ['read', 'move', 'moderate']) {
      allow(action, 'job-posting', { isDraft: false });
      allow(action, 'job-posting', { isAuthor: true });
    }
  }
}
