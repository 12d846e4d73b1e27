import { href } from '#core/contract/route-ref.ts';
import { idSchema, lineSchema, z } from '#core/contract/schema.ts';
import { defineNotice } from '#core/server/notices/notice-kind.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { COMPANY_ROLES } from '../../contract/team/company-roles.ts';

// Names of companies and of people are longer than those of new ones may be.
const nameSchema = lineSchema(0, 200);
const inCompany = z.strictObject({ companyId: idSchema, company: nameSchema });
const toTeam = (id: string): string => href(employerRoutes.companyView, {}, { id });
const toMember = { group: 'security', roles: ['employer'], mail: 'instant' } as const;

/** An owner invites the user. */
export const invited = defineNotice({
  kind: 'employer.invited',
  group: 'answers',
  roles: ['employer', 'candidate'],
  params: z.strictObject({ invitationId: idSchema, company: nameSchema }),
  mail: 'instant',
  // Told once of each company: an owner who invites again and again sends no mail each time. The invitation is found on the site.
  state: () => 'invited',
  opens: () => href(employerRoutes.companyStep),
});

/** Somebody asks to join: told to the owners, or to the administrators of a company without members. */
export const joinAsked = defineNotice({
  kind: 'employer.join-asked',
  group: 'answers',
  roles: ['employer', 'admin'],
  params: inCompany.extend({ person: nameSchema }),
  mail: 'instant',
  opens: ({ companyId }) => toTeam(companyId),
});

/** A request to join was accepted or declined. */
export const joinAnswered = defineNotice({
  kind: 'employer.join-answered',
  group: 'answers',
  roles: ['employer'],
  params: inCompany.extend({ outcome: z.enum(['accepted', 'declined']) }),
  mail: 'instant',
  variant: ({ outcome }) => outcome,
  opens: ({ companyId }) => toTeam(companyId),
});

/** Somebody became a member: told to the owners. */
export const memberJoined = defineNotice({
  kind: 'employer.member-joined',
  group: 'answers',
  roles: ['employer'],
  params: inCompany.extend({ person: nameSchema }),
  mail: 'instant',
  opens: ({ companyId }) => toTeam(companyId),
});

/** The user has another role in a company. */
export const roleChanged = defineNotice({
  ...toMember,
  kind: 'employer.role-changed',
  params: inCompany.extend({ role: z.enum(COMPANY_ROLES) }),
  variant: ({ role }) => role,
  opens: ({ companyId }) => toTeam(companyId),
});

/** The user is no longer a member of a company. */
export const memberRemoved = defineNotice({
  ...toMember,
  kind: 'employer.member-removed',
  params: z.strictObject({ company: nameSchema }),
});

export const teamNotices = [invited, joinAsked, joinAnswered, memberJoined, roleChanged, memberRemoved];
