import { localOrigin, SiteAddress } from './site-address.ts';

const local = { publicUrl: undefined, host: '127.0.0.1', port: 0 };

test('the address of the site is PUBLIC_URL, wherever the server listens', () => {
  const site = new SiteAddress({ ...local, publicUrl: 'https://jobs.example.org' });
  expect(site.origin).toBe('https://jobs.example.org');
  site.listensAt('http://127.0.0.1:4000');
  expect(site.origin).toBe('https://jobs.example.org');
});

test('without PUBLIC_URL, the address of the site is where the server listens', () => {
  const site = new SiteAddress(local);
  expect(site.origin).toBe('http://127.0.0.1:0');
  site.listensAt('http://127.0.0.1:4000');
  expect(site.origin).toBe('http://127.0.0.1:4000');
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
])('a server on %s is at %s for browsers on its machine', (host, expected) => {
  expect(localOrigin(host, 3000)).toBe(expected);
});
