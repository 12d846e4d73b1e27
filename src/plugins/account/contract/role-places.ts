import type { Role } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';

/** The pages of a role. */
export interface RolePlaces {
  readonly role: Role;
  /** The page that opens right after a user chooses the role. The default is the dashboard. */
  readonly afterChoice?: StaticRouteRef;
  /** The profile page, to which `/admin/profile` leads. Without one, it leads to the account. */
  readonly profile?: StaticRouteRef;
}

/** Where client plugins name the pages of a role. Of several, the first that names the page counts. */
export const rolePlaces = extensionPoint<RolePlaces>('account.role-places');
