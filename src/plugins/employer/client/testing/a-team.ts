import type { CompanyMember, CompanyTeam } from '../../contract/team/team-schemas.ts';

/** An owner of a company. */
export function aMember(more: Partial<CompanyMember> = {}): CompanyMember {
  return {
    id: '018f0000-0000-7000-8000-000000000011',
    name: 'Ada Palmer',
    email: 'ada@demo.test',
    role: 'owner',
    issuesCredentials: false,
    since: '2026-03-01T09:00:00.000Z',
    isSuspended: false,
    version: 1,
    ...more,
  };
}

/** A team of one owner. */
export function aTeam(more: Partial<CompanyTeam> = {}): CompanyTeam {
  return { items: [aMember()], invitations: [], requests: [], ...more };
}
