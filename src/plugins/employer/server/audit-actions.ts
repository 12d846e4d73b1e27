import { auditAction } from '#core/server/audit/audit-action.ts';
import { toCompany } from './company-mapping.ts';
import type { CompanyRow } from './employer-tables.ts';

const fields = {
  name: 'value',
  legalName: 'value',
  registrationNumber: 'value',
  country: 'value',
  size: 'value',
  foundedYear: 'value',
  website: 'value',
  tagline: 'length',
  about: 'length',
  aboutHtml: 'length',
  type: 'value',
  industries: 'value',
  benefits: 'value',
  languages: 'value',
  places: 'value',
  links: 'value',
  accessibility: 'length',
  equalOpportunity: 'length',
  logoFileId: 'value',
  coverFileId: 'value',
  // The contact is a person.
  contact: 'length',
} as const;

type Field = keyof typeof fields;

/** An administrator added a company by hand. */
export const companyCreated = auditAction({ name: 'company.created', subject: 'company', fields: { name: 'value' } });

/** An administrator changed a company. What employers change in their own companies is not recorded. */
export const companyUpdated = auditAction({ name: 'company.updated', subject: 'company', fields });

/** An administrator deleted a company. */
export const companyDeleted = auditAction({ name: 'company.deleted', subject: 'company', fields: { name: 'value' } });

/** An administrator changed what a member may do. */
export const companyMemberChanged = auditAction({
  name: 'company.member-changed',
  subject: 'company',
  fields: { role: 'value', issuesCredentials: 'value' },
});

/** An administrator removed a member. */
export const companyMemberRemoved = auditAction({ name: 'company.member-removed', subject: 'company', fields: { role: 'value' } });

/** An administrator decided a request to join a company without members. */
export const joinDecided = auditAction({ name: 'company.join-decided', subject: 'company', fields: { outcome: 'value' } });

/** The values of all fields of a company, before and after. */
export function companyChanges(before: CompanyRow, after: CompanyRow): Partial<Record<Field, readonly [unknown, unknown]>> {
  const [was, is] = [toCompany(before, true), toCompany(after, true)];
  return Object.fromEntries((Object.keys(fields) as Field[]).map((field) => [field, [was[field], is[field]] as const]));
}
