import type { AppOptions } from 'firebase-admin/app';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { IdentityConfig } from '../../config/server-config.ts';
import { ApiFault } from '../../errors/api-fault.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { Identity, VerifiedToken } from '../identity.ts';
import { verificationCache } from '../verification-cache.ts';

/** Settings of firebase-admin that tests replace. */
export type FirebaseTransport = Pick<AppOptions, 'credential' | 'httpAgent'>;

// Error codes of firebase-admin when the token or its account is at fault, and not the network.
const TOKEN_AT_FAULT = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

// Time from the confirmation of the current password to the end of the other sessions.
const JUST_NOW_MS = 5 * 60_000;
const SAME_MOMENT_MS = 10_000;

/**
 * A real Firebase project as the identity provider.
 *
 * @throws StartupError when the environment would make firebase-admin accept unsigned tokens
 */
export async function createFirebaseIdentity(
  { projectId, credentialsFile }: Extract<IdentityConfig, { kind: 'firebase' }>,
  now: () => Date,
  transport?: FirebaseTransport,
): Promise<Identity> {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    throw new StartupError('With a real Firebase project the environment variable FIREBASE_AUTH_EMULATOR_HOST must not be set.');
  }
  const { applicationDefault, cert, deleteApp, initializeApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  const credential = credentialsFile === undefined ? applicationDefault : () => cert(credentialsFile);
  const app = initializeApp({ projectId, ...(transport ?? { credential: credential() }) }, `identity-${projectId}`);
  const auth = getAuth(app);
  const cache = verificationCache((token) => verify(auth, token), now);
  return {
    verify: (token) => cache.get(token),
    findByEmail: (email) => auth.getUserByEmail(email).then(({ uid }) => uid, noneIfNotFound),
    createAccount: async ({ email, password, name }) => {
      const { uid } = await auth.createUser({ email, password, displayName: name, emailVerified: true });
      return uid;
    },
    deleteAccount: async (uid) => {
      await auth.deleteUser(uid).catch(noneIfNotFound);
      cache.forget();
    },
    endSessions: async (uid, kept) => {
      await endSessions(auth, uid, kept, now()).catch((error: unknown) => {
        if (codeOf(error) !== 'auth/user-not-found') throw new ApiFault('unavailable');
      });
      cache.forget();
    },
    pendingMessages: undefined,
    gateway: undefined,
    ready: async () => true,
    stop: () => deleteApp(app),
  };
}

async function verify(auth: Auth, token: string): Promise<VerifiedToken> {
  const claims = await auth.verifyIdToken(token, true).catch((error: unknown) => {
    throw new ApiFault(isTokenAtFault(error) ? 'unauthenticated' : 'unavailable');
  });
  // An account without an address comes from a sign-in by telephone alone, which Trellis does not support.
  if (claims.email === undefined) throw new ApiFault('unauthenticated');
  return {
    uid: claims.uid,
    email: claims.email,
    emailVerified: claims.email_verified === true,
    ...(claims.phone_number === undefined ? {} : { phone: claims.phone_number }),
    name: nameIn(claims),
    authTime: new Date(claims.auth_time * 1000),
    issuedAt: new Date(claims.iat * 1000),
    expiresAt: new Date(claims.exp * 1000),
  };
}

async function endSessions(auth: Auth, uid: string, kept: Date, now: Date): Promise<void> {
  const { tokensValidAfterTime } = await auth.getUser(uid);
  const voidBefore = Date.parse(tokensValidAfterTime ?? '');
  // A recent change of password has already ended the other sessions. Revoking would also end the session that changed it.
  const hasEndedOthers = now.getTime() - kept.getTime() < JUST_NOW_MS && voidBefore >= kept.getTime() - SAME_MOMENT_MS;
  if (!hasEndedOthers) await auth.revokeRefreshTokens(uid);
}

function isTokenAtFault(error: unknown): boolean {
  // Google's keys are unreachable. firebase-admin reports this with the code of an invalid token.
  if (error instanceof Error && error.message.startsWith('Error fetching public keys')) return false;
  return TOKEN_AT_FAULT.has(codeOf(error));
}

function nameIn(claims: DecodedIdToken): string {
  return typeof claims.name === 'string' ? claims.name : '';
}

function noneIfNotFound(error: unknown): undefined {
  if (codeOf(error) !== 'auth/user-not-found') throw error;
  return undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
