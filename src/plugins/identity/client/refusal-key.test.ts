import texts from './locales/en.json';
import { refusalKey } from './refusal-key.ts';

const of = (code: string): string => refusalKey({ code: `auth/${code}` });

it.each([
  'invalid-verification-code',
  'code-expired',
  'invalid-phone-number',
  'missing-phone-number',
  'credential-already-in-use',
  'account-exists-with-different-credential',
  'quota-exceeded',
  'captcha-check-failed',
])('the refusal %s has a text of its own', (code) => {
  const sentences: Readonly<Record<string, string>> = texts.refusal;
  expect(sentences[of(code).replace('identity:refusal.', '')]).toMatch(/\.$/);
});

it('the core has the texts of refusals that also occur at sign-in', () => {
  expect(of('too-many-requests')).toBe('core:identity.tooManyRequests');
  expect(of('requires-recent-login')).toBe('core:identity.signInAgain');
  expect(of('no-such-code')).toBe('core:identity.unknown');
});
