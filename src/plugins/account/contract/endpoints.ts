import type { CHOOSABLE_ROLES } from '#core/contract/actor.ts';
import { endpoint } from '#core/contract/endpoint.ts';
import type { Me } from '#core/contract/me.ts';

/** A role that people choose for themselves. */
export type ChoosableRole = (typeof CHOOSABLE_ROLES)[number];

/** Chooses one's role, once; 409 `account.role-chosen` after that. */
export const chooseRole = endpoint<{ body: { role: ChoosableRole }; reply: Me }>({
  id: 'account.choose-role',
  method: 'POST',
  path: '/me/role',
  summary: 'Choose to be a candidate or an employer, once.',
});
