import texts from '../i18n/locales/en.more.json';
import { codeOf, identityErrorKey } from './identity-error.ts';

const code = (name: string): { readonly code: string } => ({ code: `auth/${name}` });

describe('errors of the identity provider', () => {
  it('read the same for a wrong password and an unknown user', () => {
    expect(identityErrorKey(code('wrong-password'))).toBe(identityErrorKey(code('user-not-found')));
    expect(identityErrorKey(code('invalid-credential'))).toBe(identityErrorKey(code('user-not-found')));
  });

  it.each([
    'wrong-password',
    'email-already-in-use',
    'too-many-requests',
    'network-request-failed',
    'weak-password',
    'requires-recent-login',
    'no-such-code',
  ])('have a message: %s', (name) => {
    const sentences: Readonly<Record<string, string>> = texts.identity;
    const key = identityErrorKey(code(name)).replace('core:identity.', '');
    expect(sentences[key]).toMatch(/\.$/);
  });

  it.each([
    ['invalid-login-credentials', 'wrongCredentials'],
    ['invalid-email', 'invalidEmail'],
    ['missing-email', 'invalidEmail'],
    ['missing-password', 'missingPassword'],
    ['password-does-not-meet-requirements', 'weakPassword'],
    ['user-disabled', 'userDisabled'],
    ['user-token-expired', 'signInAgain'],
  ])('say what to do: %s', (name, key) => {
    expect(identityErrorKey(code(name))).toBe(`core:identity.${key}`);
    expect(texts.identity).toHaveProperty(key, expect.stringMatching(/\.$/));
  });

  it('mean a common password only if the code says that the password is weak', () => {
    const other = Object.assign(new Error('COMMON_PASSWORD'), code('too-many-requests'));
    expect(identityErrorKey(other)).toBe('core:identity.tooManyRequests');
    expect(identityErrorKey({ ...code('weak-password'), message: 'COMMON_PASSWORD' })).toBe('core:identity.weakPassword');
  });

  it('distinguish a common password from a short one', () => {
    const common = Object.assign(new Error('Firebase: COMMON_PASSWORD (auth/weak-password).'), code('weak-password'));
    const short = Object.assign(
      new Error('Firebase: Password should be at least 6 characters (auth/weak-password).'),
      code('weak-password'),
    );
    expect([identityErrorKey(common), identityErrorKey(short)]).toEqual(['core:identity.commonPassword', 'core:identity.weakPassword']);
    expect(texts.identity.commonPassword).toMatch(/\.$/);
  });

  it('have a message without a code', () => {
    expect(identityErrorKey(new Error('what'))).toBe('core:identity.unknown');
    expect(identityErrorKey(undefined)).toBe('core:identity.unknown');
  });
});

it.each([
  [{ code: 'auth/x' }, 'auth/x'],
  [{ code: 17 }, '17'],
  [{}, ''],
  [null, ''],
  [undefined, ''],
  ['code', ''],
])('the code of %p is %j', (error, code) => {
  expect(codeOf(error)).toBe(code);
});
