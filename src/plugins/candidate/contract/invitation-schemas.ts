import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { idParamsSchema, idSchema, textSchema, z } from '#core/contract/schema.ts';
import { answerInvitation, inviteCandidate, listMyInvitations, listSentInvitations } from './invitation-endpoints.ts';
import { INVITATION_STATES, LONGEST_INVITATION, type NewInvitation, type ReceivedInvitation, type SentInvitation } from './invitations.ts';

const sentSchema: z.ZodType<SentInvitation> = z.object({
  id: idSchema,
  jobId: idSchema,
  title: z.string(),
  state: z.enum(INVITATION_STATES),
  sentAt: z.iso.datetime(),
});

const receivedSchema: z.ZodType<ReceivedInvitation> = z.object({
  id: idSchema,
  jobId: idSchema,
  title: z.string(),
  companyId: idSchema,
  company: z.string(),
  logoFileId: idSchema.optional(),
  location: z.string().nullable(),
  message: z.string(),
  sentAt: z.iso.datetime(),
});

/** What an employer sends. */
export const newInvitationSchema: z.ZodType<NewInvitation> = z.object({ jobId: idSchema, message: textSchema(0, LONGEST_INVITATION) });

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

export const answerInvitationContract = endpointContract(
  answerInvitation,
  {
    params: idParamsSchema,
    body: z.object({ decline: z.literal(true), blockCompany: z.boolean().optional() }),
    reply: z.undefined(),
  },
  204,
);
