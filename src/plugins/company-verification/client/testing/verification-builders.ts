import type { OwnCompany } from '#plugins/employer/contract/company-schemas.ts';
import { aCompany } from '#plugins/employer/contract/testing/a-company.ts';
import type { Verification } from '../../contract/schemas.ts';

export const COMPANY_ID = '018f0000-0000-7000-8000-000000000002';
const AT = '2026-03-01T09:00:00.000Z';

/** A company without a verification, with a domain. */
export function aVerification(more: Partial<Verification> = {}): Verification {
  return {
    ...{ state: 'none', way: null, since: null, domain: 'harbour.com', record: null, checkedAt: null, answer: null, endsAt: null },
    ...{ reasons: [], needsPapers: false, message: '', papers: [], note: null, version: 0 },
    ...more,
  };
}

/** A company verified by a DNS record. */
export function aVerifiedOne(more: Partial<Verification> = {}): Verification {
  const record = { name: '_trellis.harbour.com', value: 'trellis-verification=0123' };
  return aVerification({ state: 'verified', way: 'dns', since: AT, record, checkedAt: AT, answer: 'found', version: 2, ...more });
}

/** The company itself. */
export function theCompany(more: Partial<OwnCompany> = {}): OwnCompany {
  const facts = { legalName: 'Harbour Ltd', registrationNumber: 'HRB 1', website: 'https://harbour.com/', version: 1 };
  return aCompany({ id: COMPANY_ID, name: 'Harbour', ...facts, ...more });
}
