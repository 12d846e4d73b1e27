import { currentAddress } from './NavLinks.tsx';

const addresses = ['/', '/jobs', '/jobs/mine', '/jobs/mine/new', '/account'];

it.each([
  ['/', '/'],
  ['/jobs', '/jobs'],
  ['/jobs/all/7', '/jobs'],
  ['/jobs/mine/7', '/jobs/mine'],
  ['/jobs/mine/new', '/jobs/mine/new'],
  ['/jobsite', undefined],
  ['/elsewhere', undefined],
])('assigns "%s" to "%s"', (pathname, expected) => {
  expect(currentAddress(addresses, pathname)).toBe(expected);
});
