import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { idParamsSchema, idSchema, type Shape, textSchema, z } from '#core/contract/schema.ts';
import { answerInvitation, inviteCandidate, listMyInvitations, listSentInvitations } from './invitation-endpoints.ts';
import { INVITATION_STATES, LONGEST_INVITATION } from './invitations.ts';

export const sentSchema = z.object({
  id: idSchema,
  jobId: idSchema,
  title: z.string(),
  state: z.enum(INVITATION_STATES),
  sentAt: z.iso.datetime(),
});

/** An invitation as the company that sent it reads it. */
export type SentInvitation = Shape<typeof sentSchema>;

export const receivedSchema = z.object({
  id: idSchema,
  jobId: idSchema,
  title: z.string(),
  companyId: idSchema,
  company: z.string(),
  logoFileId: idSchema.optional().describe('The logo of the company now; absent when it has none.'),
  location: z.string().nullable().describe('Of the posting, as the employer wrote it; `null` when missing.'),
  message: z.string().describe('Empty without a message.'),
  sentAt: z.iso.datetime(),
});

/** An invitation to apply, as its candidate reads it. Only open ones to postings that take applications are listed. */
export type ReceivedInvitation = Shape<typeof receivedSchema>;

export const newInvitationSchema = z.object({
  jobId: idSchema,
  message: textSchema(0, LONGEST_INVITATION).describe(`0 to ${LONGEST_INVITATION} characters.`),
});

/** What an employer sends. */
export type NewInvitation = Shape<typeof newInvitationSchema>;

export const inviteCandidateContract = endpointContract(
  inviteCandidate,
  { params: idParamsSchema, body: newInvitationSchema, reply: sentSchema },
  201,
);

export const listSentInvitationsContract = endpointContract(listSentInvitations, {
  params: idParamsSchema,
  reply: z.object({ items: z.array(sentSchema).max(100) }),
});

export const listMyInvitationsContract = endpointContract(listMyInvitations, { query: pageQuerySchema, reply: pageSchema(receivedSchema) });

export const invitationAnswerSchema = z.object({
  decline: z.literal(true),
  blockCompany: z.boolean().optional().describe('Whether the company no longer finds the candidate.'),
});

/** How a candidate answers without an application. */
export type InvitationAnswer = Shape<typeof invitationAnswerSchema>;

export const answerInvitationContract = endpointContract(
  answerInvitation,
  {
    params: idParamsSchema,
    body: invitationAnswerSchema,
    reply: z.undefined(),
  },
  204,
);
