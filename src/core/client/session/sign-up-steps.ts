import type { PhoneVerification } from '#core/contract/client-config.ts';

/** A step from a new account to its first page. */
export type SignUpStep = 'account' | 'email' | 'phone' | 'role';

/** The steps on this site, in order. */
export function signUpSteps(phoneVerification: PhoneVerification): readonly SignUpStep[] {
  return phoneVerification === 'off' ? ['account', 'email', 'role'] : ['account', 'email', 'phone', 'role'];
}
