import type { Company } from '#plugins/employer/contract/company-schemas.ts';
import type { Verified } from '#plugins/employer/contract/verified.ts';
import { mayEnd } from './may-end.ts';

const AT = '2026-03-01T09:00:00.000Z';

function aCompany(way: Verified['way'] | undefined): Company {
  return {
    ...{
      id: '018f0000-0000-7000-8000-000000000002',
      name: 'Harbour',
      legalName: 'Harbour Ltd',
      registrationNumber: 'HRB 1',
      country: null,
    },
    ...{ size: null, industry: null, foundedYear: null, website: 'https://harbour.com/', tagline: null, about: null, aboutHtml: null },
    ...{ places: [], links: [], accessibility: null, logoFileId: null, coverFileId: null, contact: null, hasMembers: true, version: 1 },
    verified: way === undefined ? null : { way, at: AT },
  };
}

test.each([
  ['papers', { legalName: 'Other Ltd' }, true],
  ['papers', { registrationNumber: null }, true],
  ['papers', { legalName: 'Harbour Ltd', registrationNumber: 'HRB 1', website: 'harbour.com' }, false],
  ['dns', { legalName: 'Other Ltd' }, false],
  ['dns', { website: 'https://www.harbour.com/jobs' }, false],
  ['dns', { website: 'https://jobs.harbour.com/' }, false],
  ['dns', { website: 'https://notharbour.com/' }, true],
  ['address', { website: null }, true],
  ['address', { website: 'evil.com' }, true],
  [undefined, { website: 'evil.com' }, false],
] as const)('a company verified by %s that gets %j may lose it: %s', (way, changes, ends) => {
  expect(mayEnd(aCompany(way), changes)).toBe(ends);
});
