import type { PhoneVerification } from '#core/contract/client-config.ts';

/** What somebody passes through on the way to an account that can do something. */
export type SignUpStep = 'account' | 'phone' | 'email' | 'role';

/** The steps there are, in their order. */
export function signUpSteps(phoneVerification: PhoneVerification): readonly SignUpStep[] {
  return phoneVerification === 'off' ? ['account', 'email', 'role'] : ['account', 'phone', 'email', 'role'];
}
