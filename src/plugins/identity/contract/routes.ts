import { ADDRESSES } from '#core/contract/addresses.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `identity` (specification section 2). */
export const identityRoutes = {
  signIn: routeRef('identity.sign-in', ADDRESSES.signIn),
  signUp: routeRef('identity.sign-up', ADDRESSES.signUp),
  verifyPhone: routeRef('identity.verify-phone', ADDRESSES.verifyPhone),
  /** Sends the link that confirms an address. Handles the links of all messages except those about passwords. */
  verifyEmail: routeRef('identity.verify-email', '/email-verify'),
  /** Sends and handles the link that sets a new password. */
  forgotPassword: routeRef('identity.forgot-password', '/forgot-password'),
  checkAuth: routeRef('identity.check-auth', ADDRESSES.checkAuth),
};
