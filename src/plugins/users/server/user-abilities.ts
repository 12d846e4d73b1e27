import type { Actor } from '#core/contract/actor.ts';
import type { Allow } from '#core/server/access/abilities.ts';

/**
 * Administrators with the duty `users` see all users and change those who are not administrators. Only full administrators change
 * administrators and their groups.
 */
export function userAbilities({ duties, isFullAdmin }: Actor, allow: Allow): void {
  if (!duties.has('users')) return;
  allow('list', 'user');
  allow('read', 'user');
  allow('update', 'user', isFullAdmin ? undefined : { isAdmin: false });
  if (!isFullAdmin) return;
  for (const action of ['list', 'create', 'update', 'delete']) allow(action, 'admin-group');
}
