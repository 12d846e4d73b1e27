import { ADDRESSES } from '#core/contract/addresses.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `identity` (specification section 2). */
export const identityRoutes = {
  signIn: routeRef('identity.sign-in', ADDRESSES.signIn),
  signUp: routeRef('identity.sign-up', ADDRESSES.signUp),
  checkAuth: routeRef('identity.check-auth', ADDRESSES.checkAuth),
};
