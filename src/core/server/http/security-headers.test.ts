import { dataHeaders, securityHeaders } from './security-headers.ts';

const inline = { script: ['sha256-script='], style: ['sha256-style='] };
const plain = { inline, firebase: false, https: false, subdomains: false, hasBase: true };

function directives(options: Parameters<typeof securityHeaders>[0]): Record<string, string[]> {
  const policy = securityHeaders(options)['content-security-policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
}

test('with the embedded identity no external source is allowed', () => {
  expect(directives(plain)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-script='"],
    'style-src': ["'self'", "'sha256-style='"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  });
});

test('only the page of the client may have a base element', () => {
  expect(directives({ ...plain, hasBase: false })['base-uri']).toEqual(["'none'"]);
  expect(dataHeaders(plain)['content-security-policy']).toContain("base-uri 'none'");
});

test('with a real Firebase project exactly its sources are added', () => {
  const [before, after] = [directives(plain), directives({ ...plain, firebase: true })];
  const added = Object.entries(after).flatMap(([name, sources]) =>
    sources.filter((source) => !before[name]?.includes(source)).map((source) => `${name} ${source}`),
  );
  expect(added).toEqual([
    'script-src https://www.google.com/recaptcha/',
    'script-src https://www.gstatic.com/recaptcha/',
    'connect-src https://identitytoolkit.googleapis.com',
    'connect-src https://securetoken.googleapis.com',
    'connect-src https://firebaseinstallations.googleapis.com',
    'connect-src https://fcmregistrations.googleapis.com',
    'connect-src https://www.google.com/recaptcha/',
    'frame-src https://www.google.com/recaptcha/',
    'frame-src https://recaptcha.google.com/recaptcha/',
  ]);
});

test.each([false, true])('inline code and code from text are never allowed (Firebase: %s)', (firebase) => {
  const policy = securityHeaders({ ...plain, firebase })['content-security-policy'];
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*/);
});

test.each([securityHeaders, dataHeaders])('browsers must stay on https only where the server is reached by https (%p)', (headers) => {
  expect(headers(plain)).not.toHaveProperty('strict-transport-security');
  expect(headers({ ...plain, https: true })['strict-transport-security']).toBe('max-age=31536000');
  expect(headers({ ...plain, https: true, subdomains: true })['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers({ ...plain, subdomains: true })).not.toHaveProperty('strict-transport-security');
});

test('types are not guessed, and no other page may frame the page', () => {
  expect(securityHeaders(plain)).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' });
});
