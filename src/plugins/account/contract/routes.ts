import { ADDRESSES } from '#core/contract/addresses.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `account` (specification section 2). */
export const accountRoutes = {
  account: routeRef('account.overview', ADDRESSES.account),
  resetPassword: routeRef('account.reset-password', '/admin/account/reset-password'),
  deleteAccount: routeRef('account.delete-account', ADDRESSES.deleteAccount),
  signOut: routeRef('account.sign-out', ADDRESSES.signOut),
  profile: routeRef('account.profile', '/admin/profile'),
  chooseRole: routeRef('account.choose-role', ADDRESSES.chooseRole),
};
