import { registrableDomain } from './registrable-domain.ts';

test.each([
  ['jobs.harbour.co.uk', 'harbour.co.uk'],
  ['harbour.example', 'harbour.example'],
  ['müller.example', 'xn--mller-kva.example'],
  ['co.uk', 'co.uk'],
  ['team.harbour.github.io', 'harbour.github.io'],
])('the domain that a company registers of %s is %s', (host, domain) => {
  expect(registrableDomain(host)).toBe(domain);
});
