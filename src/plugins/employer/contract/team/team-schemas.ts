import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { emailSchema, exactSchema, idSchema, instantSchema, type Shape, textSchema, versionSchema, z } from '#core/contract/schema.ts';
import { COMPANY_ROLES, MOST_INVITATIONS, MOST_JOIN_MESSAGE, MOST_MEMBERS } from './company-roles.ts';

const roleSchema = z.enum(COMPANY_ROLES);

export const teamParamsSchema = z.object({ id: idSchema });

export const memberParamsSchema = z.object({ id: idSchema, userId: idSchema });

export const invitationParamsSchema = z.object({ id: idSchema, invitationId: idSchema });

export const requestParamsSchema = z.object({ id: idSchema, requestId: idSchema });

export const companyMemberSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  issuesCredentials: z.boolean().describe('Whether the member decides about credentials. Owners always do.'),
  since: instantSchema,
  isSuspended: z.boolean(),
  version: versionSchema,
});

/** A member of a company. */
export type CompanyMember = Shape<typeof companyMemberSchema>;

export const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: roleSchema,
  expiresAt: instantSchema,
});

/** An open invitation, as its company reads it. */
export type Invitation = Shape<typeof invitationSchema>;

export const joinRequestSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  isConfirmed: z.boolean().describe('Whether the address is confirmed.'),
  isOfWebsite: z.boolean().describe('Whether the domain of the address is that of the website of the company.'),
  message: z.string(),
  at: instantSchema,
});

/** An open request to join, as those who decide read it. */
export type JoinRequest = Shape<typeof joinRequestSchema>;

export const teamSchema = z.object({
  items: z.array(companyMemberSchema).max(MOST_MEMBERS),
  invitations: z.array(invitationSchema).max(MOST_INVITATIONS).describe('For owners and administrators. Empty for others.'),
  requests: z.array(joinRequestSchema).max(MOST_MEMBERS).describe('For owners and administrators. Empty for others.'),
});

/** The people of a company. */
export type CompanyTeam = Shape<typeof teamSchema>;

export const memberChangeSchema = z.object({
  role: roleSchema.optional(),
  issuesCredentials: z.boolean().optional(),
  version: versionSchema.min(1),
});

export const newInvitationSchema = z.object({ email: emailSchema, role: roleSchema });

export const sentInvitationSchema = invitationSchema.extend({
  token: z.string().describe('The token of the link. It is answered this once.'),
});

export const answeredInvitationSchema = z.union([
  z.strictObject({ id: idSchema }),
  z.strictObject({
    token: exactSchema(22, 22)
      .regex(/^[\w-]+$/)
      .describe('The token of the link.'),
  }),
]);

/** The invitation that is answered: by its id, or by the token of its link. */
export type AnsweredInvitation = Shape<typeof answeredInvitationSchema>;

export const namedCompanySchema = z.object({ id: idSchema, name: z.string() });

export const ownInvitationSchema = z.object({
  id: idSchema,
  company: namedCompanySchema.extend({ logoFileId: idSchema.nullable() }),
  role: roleSchema,
  invitedBy: z.string().nullable().describe('The name of the owner who invites; `null` after the account was deleted.'),
  expiresAt: instantSchema,
});

/** An open invitation, as the invited user reads it. */
export type OwnInvitation = Shape<typeof ownInvitationSchema>;

export const newJoinRequestSchema = z.object({ message: textSchema(0, MOST_JOIN_MESSAGE) });

export const ownJoinRequestSchema = z.object({ id: idSchema, company: namedCompanySchema, message: z.string(), at: instantSchema });

/** The open request of a user to join a company. */
export type OwnJoinRequest = Shape<typeof ownJoinRequestSchema>;

export const joinDecisionSchema = z.object({
  accept: z.boolean(),
  role: roleSchema.optional().describe('Needed to accept. The first member of a company becomes an owner.'),
});

export const companyEventsQuerySchema = pageQuerySchema;

export const companyEventSchema = z.object({
  id: idSchema,
  kind: z.string(),
  at: instantSchema,
  by: z.string().nullable().describe('The name of the user who acted; `null` for the server, and after the account was deleted.'),
  about: z.string().nullable().describe('The name of the user whom it is about.'),
  details: z.record(z.string(), z.string()),
});

/** An event of a company, as its owners read it. */
export type ListedCompanyEvent = Shape<typeof companyEventSchema>;

export const companyEventsSchema = pageSchema(companyEventSchema);
