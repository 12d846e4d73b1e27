/**
 * Addresses to which the core sends users. The pages belong to plugins (specification section 2).
 */
export const ADDRESSES = Object.freeze({
  home: '/',
  signIn: '/login',
  signUp: '/signup',
  /** For users without a role who must first confirm a telephone number. */
  verifyPhone: '/signup-verify-otp',
  /** Where the user requests the email with the link that confirms their address. The link also leads here. */
  verifyEmail: '/email-verify',
  /** The target after every 401 response (specification section 8). */
  checkAuth: '/check-auth',
  chooseRole: '/admin/profile/choose-role',
  /** Opens the dashboard of the user's own role. */
  dashboard: '/admin/dashboard',
  account: '/admin/account',
  signOut: '/admin/account/signout',
  deleteAccount: '/admin/account/delete-account',
});
