import type { PasswordValidationStatus } from 'firebase/auth';
import type { PasswordFault } from './identity-client.ts';

/** The rules that the password breaks, according to the provider. */
export function faultsOf(status: PasswordValidationStatus): readonly PasswordFault[] {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const faults: readonly (PasswordFault | false)[] = [
    status.meetsMinPasswordLength === false && withLimit('shortest', minPasswordLength),
    status.meetsMaxPasswordLength === false && withLimit('longest', maxPasswordLength),
    status.containsLowercaseLetter === false && { rule: 'lowerCase' },
    status.containsUppercaseLetter === false && { rule: 'upperCase' },
    status.containsNumericCharacter === false && { rule: 'digit' },
    status.containsNonAlphanumericCharacter === false && { rule: 'sign' },
  ];
  return faults.filter((fault) => fault !== false);
}

function withLimit(rule: PasswordFault['rule'], limit: number | undefined): PasswordFault {
  return limit === undefined ? { rule } : { rule, limit };
}
