import { nextAddress } from './navigator.ts';

test.each([
  '/\t/evil.test',
  '/\n/evil.test',
  '/\t\\evil.test',
  '//evil.test',
  '/\\evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  ' //evil.test',
  'evil',
  '',
  undefined,
])('an address that may lead to another site is not followed: %j', (next) => {
  expect(nextAddress(next, '/otherwise')).toBe('/otherwise');
});

test.each(['/', '/admin/jobs/all?q=welder&where=K%C3%B6ln#top', '/a//b', '/a?next=//evil.test'])(
  'a path of this application is followed: %s',
  (next) => {
    expect(nextAddress(next, '/otherwise')).toBe(next);
  },
);
