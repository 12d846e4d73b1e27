import type { CHOOSABLE_ROLES } from '#core/contract/actor.ts';
import { endpoint } from '#core/contract/endpoint.ts';
import type { Me } from '#core/contract/me.ts';

/** A role that users choose for themselves. */
export type ChoosableRole = (typeof CHOOSABLE_ROLES)[number];

/** Sets the user's role, once. Answers 409 `account.role-chosen` after that. */
export const chooseRole = endpoint<{ body: { role: ChoosableRole }; reply: Me }>({
  id: 'account.choose-role',
  method: 'POST',
  path: '/me/role',
  summary: 'Choose to be a candidate or an employer, once.',
});
