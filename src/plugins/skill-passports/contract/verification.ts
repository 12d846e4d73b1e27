import type { CheckResult } from './schemas.ts';

/** The checks, in the order in which they are made and shown. */
export const VERIFY_CHECKS = Object.freeze(['signature', 'format', 'issuer', 'dates', 'revocation', 'recipient', 'endorsements'] as const);

export type VerifyCheck = (typeof VERIFY_CHECKS)[number];

/** `unknown`: the check could not be made, for example because no address was typed. */
export type CheckOutcome = 'pass' | 'fail' | 'unknown';

/** The checks that a valid credential passes. The others depend on what the verifier asks. */
const NEEDED: readonly VerifyCheck[] = ['signature', 'format', 'issuer', 'dates', 'revocation'];

/** All checks in one word. `uncertain`: nothing failed, but not all could be checked, as for credentials of other sites. */
export type Verdict = 'valid' | 'invalid' | 'uncertain';

/** The word for the results of all checks. A typed address of another person makes a credential invalid. */
export function verdictOf(results: readonly CheckResult[]): Verdict {
  if (results.some(({ outcome }) => outcome === 'fail')) return 'invalid';
  return NEEDED.every((check) => results.some((result) => result.check === check && result.outcome === 'pass')) ? 'valid' : 'uncertain';
}
