import { faultsOf } from './password-faults.ts';

const policy = {
  customStrengthOptions: { minPasswordLength: 12, maxPasswordLength: 30 },
  allowedNonAlphanumericCharacters: '!',
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
};

it('of a password the broken rules are told, with their limits', () => {
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

it('rules that the provider does not have are not broken', () => {
  expect(faultsOf({ isValid: true, passwordPolicy: policy })).toEqual([]);
});
