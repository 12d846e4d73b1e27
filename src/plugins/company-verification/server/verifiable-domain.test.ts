import { domainsOfAddress, verifiableDomain } from './verifiable-domain.ts';

test.each<[string | null, string | undefined]>([
  ['https://harbour.com/', 'harbour.com'],
  ['https://www.jobs.harbour.co.uk/about?x=1#y', 'harbour.co.uk'],
  ['https://HARBOUR.com:443/', 'harbour.com'],
  ['https://bücher.de/', 'xn--bcher-kva.de'],
  // The first letter is Cyrillic.
  ['https://аpple.com/', 'xn--pple-43d.com'],
  ['https://harbour.github.io/', 'harbour.github.io'],
  ['https://github.io/', undefined],
  ['https://co.uk/', undefined],
  ['https://harbour.com:8443/', undefined],
  ['https://user@harbour.com/', undefined],
  ['https://user:password@harbour.com/', undefined],
  ['https://192.0.2.1/', undefined],
  ['https://3221225985/', undefined],
  ['https://[2001:db8::1]/', undefined],
  ['https://localhost/', undefined],
  ['https://harbour.internal/', undefined],
  ['https://com/', undefined],
  ['harbour.com', undefined],
  ['', undefined],
  [null, undefined],
])('the domain of %s that a company can prove is %s', (website, domain) => {
  expect(verifiableDomain(website)).toBe(domain);
});

test.each([
  ['Ada@Jobs.Harbour.com', { host: 'jobs.harbour.com', domain: 'harbour.com' }],
  ['ada@bücher.de', { host: 'bücher.de', domain: 'xn--bcher-kva.de' }],
  ['"a@b"@harbour.co.uk', { host: 'harbour.co.uk', domain: 'harbour.co.uk' }],
])('the address %s has a host and a domain', (email, domains) => {
  expect(domainsOfAddress(email)).toEqual(domains);
});
