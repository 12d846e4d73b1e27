import { faultsOf } from './password-faults.ts';

const policy = {
  customStrengthOptions: { minPasswordLength: 12, maxPasswordLength: 30 },
  allowedNonAlphanumericCharacters: '!',
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
};

it('the broken rules of a password are returned with their limits', () => {
  const status = {
    isValid: false,
    passwordPolicy: policy,
    meetsMinPasswordLength: false,
    meetsMaxPasswordLength: true,
    containsLowercaseLetter: true,
  };
  expect(
    faultsOf({ ...status, containsUppercaseLetter: false, containsNumericCharacter: false, containsNonAlphanumericCharacter: false }),
  ).toEqual([{ rule: 'shortest', limit: 12 }, { rule: 'upperCase' }, { rule: 'digit' }, { rule: 'sign' }]);
});

it('rules that the provider does not have are not reported', () => {
  expect(faultsOf({ isValid: true, passwordPolicy: policy })).toEqual([]);
});

it('a password that is too long and has no lower-case letter is reported as such', () => {
  expect(faultsOf({ isValid: false, passwordPolicy: policy, meetsMaxPasswordLength: false, containsLowercaseLetter: false })).toEqual([
    { rule: 'longest', limit: 30 },
    { rule: 'lowerCase' },
  ]);
});

it('a limit that the provider does not return is left out', () => {
  const unlimited = { ...policy, customStrengthOptions: {} };
  const [fault] = faultsOf({ isValid: false, passwordPolicy: unlimited, meetsMinPasswordLength: false });
  expect(Object.entries(fault ?? {})).toEqual([['rule', 'shortest']]);
});

it('rules that the password keeps are not reported', () => {
  const kept = {
    meetsMinPasswordLength: true,
    meetsMaxPasswordLength: true,
    containsLowercaseLetter: true,
    containsUppercaseLetter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  };
  expect(faultsOf({ isValid: true, passwordPolicy: policy, ...kept })).toEqual([]);
});
