import fc from 'fast-check';
import { addressAfterSignIn, addressAfterSignUp, passOnRequested } from './requested-address.ts';

const inNext = (page: string, next: string): string => `${page}?next=${encodeURIComponent(next)}`;

describe('the page that a user asked for before a sign-in', () => {
  it.each([
    ['/login', '/admin/dashboard'],
    ['/login/', '/admin/dashboard'],
    ['/%6Cogin', '/admin/dashboard'],
    ['/admin/account/signout', '/admin/dashboard'],
    [inNext('/login', inNext('/check-auth', '/job?id=1#pay')), '/job?id=1#pay'],
    [inNext('/signup', '//evil.test'), '/admin/dashboard'],
    ['/admin/profile/choose-role', '/admin/profile/choose-role'],
    ['/100%', '/100%'],
  ])('of %s is %s', (next, page) => {
    expect(addressAfterSignIn(next)).toBe(page);
  });

  it.each([
    [inNext('/email-verify', inNext('/admin/profile/choose-role', '/job')), '/job'],
    ['/admin/profile/choose-role', '/admin/dashboard'],
    ['/job', '/job'],
    [undefined, '/admin/dashboard'],
  ])('of %s is %s after a sign-up', (next, page) => {
    expect(addressAfterSignUp(next)).toBe(page);
  });

  it('is passed on, except the dashboard', () => {
    expect(passOnRequested('/step', '/job?id=1')).toBe('/step?next=%2Fjob%3Fid%3D1');
    expect(passOnRequested('/step', undefined)).toBe('/step');
    expect(passOnRequested('/step', 'https://evil.test/')).toBe('/step');
  });

  it('is a page of this site, whatever was asked', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '\t',
      '\n',
      ' ',
      '.',
      '..',
      '%2e',
      '%5c',
      '@',
      ':',
      '#',
      '?',
      'next=',
      'javascript:',
      'https:',
      'evil.test',
      'login',
      'a',
    );
    const asked = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    const nested = fc.oneof(
      asked,
      asked.map((next) => inNext('/login', next)),
    );
    fc.assert(
      fc.property(nested, (next) => {
        for (const page of [addressAfterSignIn(next), addressAfterSignUp(next)]) {
          const url = new URL(page, location.origin);
          expect(page).toMatch(/^\/(?![/\\])/);
          expect(url.origin).toBe(location.origin);
          expect(url.pathname).not.toMatch(/^\/(login|signup|check-auth)$/);
        }
      }),
    );
  });
});
