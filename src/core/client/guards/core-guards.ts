import { ROLES, type Role } from '#core/contract/actor.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import type { Resolve } from '../di/injection.ts';
import { withNext } from '../navigation/navigator.ts';
import type { ClientPlugin } from '../plugin/client-plugin.ts';
import { ClientRegistry } from '../plugin/client-registry.ts';
import { AGREE, type Guard, type GuardContext } from '../plugin/guard.ts';
import { SessionStore } from '../session/session-store.ts';
import { isSignedIn, toSignIn } from './signed-in.ts';

/** Requires a signed-in user. Other users are redirected to sign in and then return. */
function authGuard(session: SessionStore): Guard {
  return async (context) => ((await isSignedIn(session, context)) ? AGREE : toSignIn(context));
}

/** Requires one of the given roles. A user without a role is redirected to choose one and then returns. */
function roleGuard(session: SessionStore, ...needs: readonly Role[]): Guard {
  return async (context) => {
    if (!(await isSignedIn(session, context))) return toSignIn(context);
    const { role } = session;
    if (role === null || role === undefined) return { kind: 'redirect', to: withNext(ADDRESSES.chooseRole, context.address) };
    return needs.includes(role) ? AGREE : { kind: 'deny', status: 403, needs };
  };
}

/**
 * Requires a signed-in user without a role. A role is chosen once. A user with a role is redirected to the page that they asked for before
 * the sign-up. Some users must confirm a telephone number first.
 */
function noRoleGuard(session: SessionStore, resolve: Resolve): Guard {
  return async (context) => {
    if (!(await isSignedIn(session, context))) return toSignIn(context);
    if (session.role !== null) return { kind: 'redirect', to: await pageAfterChoice(resolve, context) };
    const { search } = new URL(context.address, location.origin);
    return session.me?.mustConfirmPhone ? { kind: 'redirect', to: ADDRESSES.verifyPhone + search } : AGREE;
  };
}

export const coreGuards: NonNullable<ClientPlugin['guards']> = {
  auth: (resolve) => authGuard(resolve(SessionStore)),
  'role:admin': (resolve) => roleGuard(resolve(SessionStore), 'admin'),
  'role:candidate': (resolve) => roleGuard(resolve(SessionStore), 'candidate'),
  'role:employer': (resolve) => roleGuard(resolve(SessionStore), 'employer'),
  'role:employer|admin': (resolve) => roleGuard(resolve(SessionStore), 'employer', 'admin'),
  'role:candidate|employer': (resolve) => roleGuard(resolve(SessionStore), 'candidate', 'employer'),
  'has-role': (resolve) => roleGuard(resolve(SessionStore), ...ROLES),
  'no-role': (resolve) => noRoleGuard(resolve(SessionStore), resolve),
};

// Loads the code for the requested page when it is needed: few users with a role open the choice of a role.
async function pageAfterChoice(resolve: Resolve, { address, isPeek }: GuardContext): Promise<string> {
  if (isPeek) return ADDRESSES.dashboard;
  const { pageAfterSignUp } = await import('./requested-page.ts');
  const next = new URL(address, location.origin).searchParams.get('next') ?? undefined;
  return pageAfterSignUp(resolve(ClientRegistry), resolve, next);
}
