import type { Actor } from '#core/contract/actor.ts';
import type { Allow } from '#core/server/access/abilities.ts';

/** The abilities of each role on profiles. `isVisible` is what `CandidateVisibility` decides. */
export function candidateAbilities(actor: Actor, allow: Allow): void {
  if (actor.role === 'candidate') allow('update', 'candidate-profile');
  if (actor.role === 'employer') {
    allow('search', 'candidate-profile');
    allow('invite', 'candidate-profile', { isVisible: true });
    allow('read', 'candidate-profile', { isVisible: true });
  }
  // These administrators open a profile for a reason.
  if (actor.duties.has('candidates')) {
    allow('list', 'candidate-profile');
    allow('open', 'candidate-profile');
    allow('read', 'candidate-profile', { isVisible: true });
  }
}
