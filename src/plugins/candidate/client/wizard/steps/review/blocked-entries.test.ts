import { blockedOf, entriesOf } from './blocked-entries.ts';

const blocked = { blockedCompanies: [{ id: 'one', name: 'One' }], blockedDomains: ['example.org', 'example.net'] };

it('makes one list of companies and domains, and two lists of it again', () => {
  expect(entriesOf(blocked)).toEqual([
    { id: 'one', kind: 'company', name: 'One' },
    { id: 'example.org', kind: 'domain', name: 'example.org' },
    { id: 'example.net', kind: 'domain', name: 'example.net' },
  ]);
  expect(blockedOf(entriesOf(blocked))).toEqual(blocked);
});
