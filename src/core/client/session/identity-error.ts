import { ApiError } from '../http/api-error.ts';

/** Texts for the provider's error codes, by key in the namespace `core`. */
const KEYS: Readonly<Record<string, string>> = Object.freeze({
  // One sentence for a wrong password and an unknown address: a stranger must not learn who has an account.
  'auth/invalid-credential': 'identity.wrongCredentials',
  'auth/invalid-login-credentials': 'identity.wrongCredentials',
  'auth/wrong-password': 'identity.wrongCredentials',
  'auth/user-not-found': 'identity.wrongCredentials',
  'auth/invalid-email': 'identity.invalidEmail',
  'auth/missing-email': 'identity.invalidEmail',
  'auth/missing-password': 'identity.missingPassword',
  'auth/weak-password': 'identity.weakPassword',
  'auth/password-does-not-meet-requirements': 'identity.weakPassword',
  'auth/email-already-in-use': 'identity.emailInUse',
  'auth/user-disabled': 'identity.userDisabled',
  'auth/too-many-requests': 'identity.tooManyRequests',
  'auth/network-request-failed': 'identity.network',
});

/**
 * Key of the sentence that tells a person about an error of the identity provider, with its namespace.
 *
 * @example t(identityErrorKey(error))
 */
export function identityErrorKey(error: unknown): string {
  return `core:${KEYS[codeOf(error)] ?? 'identity.unknown'}`;
}

const ENDED: readonly string[] = Object.freeze([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Whether an error means that the user is signed in no longer: the provider or our server refuses them. */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiError ? error.status === 401 : ENDED.includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
