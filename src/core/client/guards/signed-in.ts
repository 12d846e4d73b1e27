import { ADDRESSES } from '#core/contract/addresses.ts';
import { withNext } from '../navigation/navigator.ts';
import { AGREE, type Guard, type GuardContext, type GuardResult } from '../plugin/guard.ts';
import type { SessionStore } from '../session/session-store.ts';

/** Requires an ability that the server reported for the user. */
export function abilityGuard(session: SessionStore, subject: string, action: string): Guard {
  return async (context) => {
    if (!(await isSignedIn(session, context))) return toSignIn(context);
    return session.may(subject, action) ? AGREE : { kind: 'deny', status: 403 };
  };
}

/** Whether a user is signed in. Waits until this is known, unless the result only affects how the navigation looks. */
export async function isSignedIn(session: SessionStore, { isPeek, isForeseen }: GuardContext): Promise<boolean> {
  if (!isPeek) await session.ready();
  return session.status === 'signed-in' || (isForeseen === true && session.me !== undefined);
}

/** The redirect of a visitor, who returns after the sign-in. */
export function toSignIn({ address }: GuardContext): GuardResult {
  return { kind: 'redirect', to: withNext(ADDRESSES.signIn, address) };
}
