import type { CompanyChanges } from '#plugins/employer/contract/company.ts';
import type { Company } from '#plugins/employer/contract/company-schemas.ts';
import { isConcerned } from '../contract/verification.ts';

/**
 * Whether changes may end the verification of a company. The server knows where a domain begins; here, a website with another host counts as
 * another one, unless one host is below the other.
 */
export function mayEnd(company: Company, changes: CompanyChanges): boolean {
  if (company.verified === null) return false;
  const has = (field: 'legalName' | 'registrationNumber'): boolean => changes[field] !== undefined && changes[field] !== company[field];
  const isWebsite = changes.website !== undefined && !isSameSite(company.website, changes.website);
  return isConcerned(company.verified.way, { isIdentity: has('legalName') || has('registrationNumber'), isWebsite });
}

function isSameSite(before: string | null, after: string | null): boolean {
  const [one, other] = [hostOf(before), hostOf(after)];
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

/** Typed addresses may lack their scheme. */
function hostOf(website: string | null): string {
  const address = website === null || /^https?:/i.test(website) ? website : `https://${website}`;
  return address !== null && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}
