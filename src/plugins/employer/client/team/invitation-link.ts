/** Says in the tab that its reader came by the link of an invitation. */
const KEPT = 'employer.invited';

const FRAGMENT = /^invitation=[\w-]{22}$/;

/** The part of a link behind `#`: it is sent to no server, so it reaches no log. */
export function invitationFragment(token: string): string {
  return `#invitation=${token}`;
}

/**
 * Whether the reader came by the link of an invitation, also after signing in on other pages of the tab. The token itself is not kept: the
 * server finds the invitations of the confirmed address.
 *
 * @param hash the part of the address behind `#`
 */
export function isInvitedHere(hash: string): boolean {
  const isInvited = FRAGMENT.test(hash);
  try {
    if (isInvited) sessionStorage.setItem(KEPT, 'yes');
    return sessionStorage.getItem(KEPT) !== null;
  } catch {
    // Storage is denied: the address alone says it.
    return isInvited;
  }
}

/** The invitation was answered. */
export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}
