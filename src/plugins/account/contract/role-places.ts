import type { Role } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';

/** A page that belongs to one role. */
export interface RolePlace {
  readonly role: Role;
  readonly to: StaticRouteRef;
}

/** The page that opens right after a user chooses a role. The default is the dashboard. */
export const afterRoleChosen = extensionPoint<RolePlace>('account.after-role-chosen');

/** The profile page of a role, to which `/admin/profile` leads. A role without one leads to the account. */
export const roleProfiles = extensionPoint<RolePlace>('account.role-profiles');
