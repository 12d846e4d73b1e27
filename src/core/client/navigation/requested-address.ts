import { ADDRESSES } from '#core/contract/addresses.ts';
import { nextAddress, withNext } from './navigator.ts';

// Pages that open on the way to another page, and the sign-out. None of them is a destination.
const SIGN_IN_PAGES: readonly string[] = [
  ADDRESSES.signIn,
  ADDRESSES.signUp,
  ADDRESSES.checkAuth,
  ADDRESSES.verifyPhone,
  ADDRESSES.signOut,
];
const SIGN_UP_PAGES: readonly string[] = [...SIGN_IN_PAGES, ADDRESSES.verifyEmail, ADDRESSES.chooseRole];

/**
 * The page to open after a sign-in: `next` of the query, or else the dashboard. If `next` is itself a page of the sign-in, its own
 * `next` counts.
 */
export function addressAfterSignIn(next: string | undefined): string {
  return beyond(SIGN_IN_PAGES, next);
}

/** The page that the user asked for before the sign-up: like {@link addressAfterSignIn}, and beyond all steps of the sign-up. */
export function addressAfterSignUp(next: string | undefined): string {
  return beyond(SIGN_UP_PAGES, next);
}

/** Passes the page that the user asked for before the sign-up on to another page. */
export function passOnRequested(to: string, next: string | undefined): string {
  const address = addressAfterSignUp(next);
  return address === ADDRESSES.dashboard ? to : withNext(to, address);
}

function beyond(pages: readonly string[], next: string | undefined): string {
  const address = nextAddress(next, ADDRESSES.dashboard);
  const { pathname, searchParams } = new URL(address, location.origin);
  return pages.includes(plainPath(pathname)) ? beyond(pages, searchParams.get('next') ?? undefined) : address;
}

// The router decodes a path and ignores slashes at its end.
function plainPath(pathname: string): string {
  try {
    return decodeURI(pathname).replace(/\/+$/, '');
  } catch {
    return pathname;
  }
}
