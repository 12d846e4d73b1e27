import type { Role } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';

/** A page that belongs to one role. */
export interface RolePlace {
  readonly role: Role;
  readonly to: StaticRouteRef;
}

/** The page that opens right after a person has chosen a role; the dashboard when no plugin adds one for the role. */
export const afterRoleChosen = extensionPoint<RolePlace>('account.after-role-chosen');

/** The profile of a role, to which `/admin/profile` leads; the account where a role has none. */
export const roleProfiles = extensionPoint<RolePlace>('account.role-profiles');
