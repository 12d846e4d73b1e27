/**
 * Addresses that the core itself sends people to; the pages belong to plugins (specification section 2).
 */
export const ADDRESSES = Object.freeze({
  home: '/',
  signIn: '/login',
  signUp: '/signup',
  /** Where somebody without a role goes who has to confirm a telephone number first. */
  verifyPhone: '/signup-verify-otp',
  /** Where a link is sent that confirms one's address. */
  verifyEmail: '/email-verify',
  /** Where every 401 leads (specification section 8). */
  checkAuth: '/check-auth',
  chooseRole: '/admin/profile/choose-role',
  /** Opens the dashboard of the user's own role. */
  dashboard: '/admin/dashboard',
  signOut: '/admin/account/signout',
});
