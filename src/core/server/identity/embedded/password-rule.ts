import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EMBEDDED_PASSWORD_LENGTH } from '../../config/read-identity.ts';

/**
 * The 1,000 most common passwords of at least eight characters, in lower case, from the frequency list of `@zxcvbn-ts/language-common`
 * 4.1.3 (MIT), which ranks passwords in published leaks. Shorter passwords are refused by their length.
 */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split(/\s+/),
);

const TOO_SHORT = `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least ${EMBEDDED_PASSWORD_LENGTH} characters]`;

/** The refusal of a new password in the form of a Firebase project with a password policy; `undefined` when it is acceptable. */
export function passwordRefusal(password: string): string | undefined {
  if ([...password].length < EMBEDDED_PASSWORD_LENGTH) return TOO_SHORT;
  // The client distinguishes this from a password that is too short by the text after the colon (identity-error.ts).
  return COMMON.has(password.toLowerCase()) ? 'WEAK_PASSWORD : COMMON_PASSWORD' : undefined;
}

/** The response of a project with this policy. The SDK uses it to show which requirement a password does not meet. */
export const PASSWORD_POLICY = Object.freeze({
  customStrengthOptions: { minPasswordLength: EMBEDDED_PASSWORD_LENGTH },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'ENFORCE',
  schemaVersion: 1,
});
