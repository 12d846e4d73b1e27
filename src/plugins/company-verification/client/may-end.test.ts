import { mayEnd } from './may-end.ts';
import { theCompany } from './testing/verification-builders.ts';

const AT = '2026-03-01T09:00:00.000Z';

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
  expect(mayEnd(theCompany({ verified: way === undefined ? null : { way, at: AT } }), changes)).toBe(ends);
});
