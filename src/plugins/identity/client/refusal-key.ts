import { codeOf, identityErrorKey } from '#core/client/session/identity-error.ts';

/** Texts for the provider's error codes about codes and links. The core has the texts of all others. */
const KEYS: Readonly<Record<string, string>> = Object.freeze({
  'auth/invalid-verification-code': 'refusal.wrongCode',
  'auth/missing-verification-code': 'refusal.wrongCode',
  'auth/code-expired': 'refusal.codeExpired',
  'auth/session-expired': 'refusal.codeExpired',
  'auth/invalid-verification-id': 'refusal.codeExpired',
  'auth/invalid-phone-number': 'refusal.invalidPhone',
  'auth/missing-phone-number': 'refusal.invalidPhone',
  'auth/credential-already-in-use': 'refusal.phoneInUse',
  'auth/account-exists-with-different-credential': 'refusal.phoneInUse',
  'auth/provider-already-linked': 'refusal.phoneKnown',
  'auth/quota-exceeded': 'refusal.quota',
  'auth/captcha-check-failed': 'refusal.robots',
  'auth/invalid-app-credential': 'refusal.robots',
  'auth/missing-app-credential': 'refusal.robots',
});

/** Text key, with its namespace, of the sentence that says why the provider refused. */
export function refusalKey(error: unknown): string {
  const key = KEYS[codeOf(error)];
  return key === undefined ? identityErrorKey(error) : `identity:${key}`;
}
