import { isOfDomain, registrableDomain } from './registrable-domain.ts';

test.each([
  ['jobs.harbour.co.uk', 'harbour.co.uk'],
  ['harbour.example', 'harbour.example'],
  ['müller.example', 'xn--mller-kva.example'],
  ['co.uk', 'co.uk'],
  ['team.harbour.github.io', 'harbour.github.io'],
])('the domain that a company registers of %s is %s', (host, domain) => {
  expect(registrableDomain(host)).toBe(domain);
});

test.each([
  ['ada@harbour.example', 'https://www.harbour.example/about', true],
  ['ada@mail.harbour.co.uk', 'https://harbour.co.uk', true],
  ['ada@harbour.example', 'https://harbour.example.attack.example', false],
  ['ada@müller.example', 'https://xn--mller-kva.example', true],
  ['ada', 'https://ada', false],
  ['ada@harbour.example', 'harbour.example', false],
])('whether %s has the domain of %s is %s', (address, website, isSame) => {
  expect(isOfDomain(address, website)).toBe(isSame);
});
