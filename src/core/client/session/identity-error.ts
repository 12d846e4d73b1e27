/** The provider's code of an error; empty when it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Message keys for the provider's error codes, in the namespace `core`. */
const KEYS: Readonly<Record<string, string>> = Object.freeze({
  // One message for a wrong password and an unknown address: a stranger must not learn which addresses have an account.
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
  'auth/user-token-expired': 'identity.signInAgain',
  'auth/requires-recent-login': 'identity.signInAgain',
  'auth/too-many-requests': 'identity.tooManyRequests',
  'auth/network-request-failed': 'identity.network',
});

// The embedded identity uses the code of weak passwords for common passwords too, and names the reason in the message.
const COMMON = /\bCOMMON_PASSWORD\b/;

/**
 * Key of the message for an error of the identity provider, with its namespace.
 *
 * @example t(identityErrorKey(error))
 */
export function identityErrorKey(error: unknown): string {
  const key = isCommonPassword(error) ? 'identity.commonPassword' : KEYS[codeOf(error)];
  return `core:${key ?? 'identity.unknown'}`;
}

function isCommonPassword(error: unknown): boolean {
  return codeOf(error) === 'auth/weak-password' && error instanceof Error && COMMON.test(error.message);
}
