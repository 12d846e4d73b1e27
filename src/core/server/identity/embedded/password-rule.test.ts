import { DEMO_PASSWORD } from '../demo-accounts.ts';
import { PASSWORD_POLICY, passwordRefusal } from './password-rule.ts';

test.each(['', '1234567', 'sévén–7', '👩👩👩👩👩👩👩'])('a password of fewer than eight characters is refused: %j', (password) => {
  expect(passwordRefusal(password)).toMatch(/^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : .*8 characters/);
});

test.each(['password', 'PASSWORD', '12345678', 'Password1', 'iloveyou', 'qwertyuiop', 'sunshine'])(
  'a common password is refused: %s',
  (password) => {
    expect(passwordRefusal(password)).toBe('WEAK_PASSWORD : COMMON_PASSWORD');
  },
);

test.each([DEMO_PASSWORD, 'secret one', 'password of mine', '👩👩👩👩👩👩👩👩'])('any other password is accepted: %s', (password) => {
  expect(passwordRefusal(password)).toBeUndefined();
});

test('the policy for the SDK has the same minimum length', () => {
  expect(PASSWORD_POLICY.customStrengthOptions.minPasswordLength).toBe(8);
});
