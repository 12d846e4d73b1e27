import { endpointContract } from '#core/contract/endpoint.ts';
import { z } from '#core/contract/schema.ts';
import { MOST_INVITATIONS } from './company-roles.ts';
import * as calls from './team-endpoints.ts';
import * as schemas from './team-schemas.ts';

export const getTeamContract = endpointContract(calls.getTeam, { params: schemas.teamParamsSchema, reply: schemas.teamSchema });

export const changeMemberContract = endpointContract(calls.changeMember, {
  params: schemas.memberParamsSchema,
  body: schemas.memberChangeSchema,
  reply: schemas.companyMemberSchema,
});

export const removeMemberContract = endpointContract(calls.removeMember, { params: schemas.memberParamsSchema, reply: z.undefined() }, 204);

export const inviteMemberContract = endpointContract(
  calls.inviteMember,
  { params: schemas.teamParamsSchema, body: schemas.newInvitationSchema, reply: schemas.sentInvitationSchema },
  201,
);

export const withdrawInvitationContract = endpointContract(
  calls.withdrawInvitation,
  { params: schemas.invitationParamsSchema, reply: z.undefined() },
  204,
);

export const listOwnInvitationsContract = endpointContract(calls.listOwnInvitations, {
  reply: z.object({ items: z.array(schemas.ownInvitationSchema).max(MOST_INVITATIONS) }),
});

export const acceptInvitationContract = endpointContract(calls.acceptInvitation, {
  body: schemas.answeredInvitationSchema,
  reply: z.object({ companyId: schemas.namedCompanySchema.shape.id, company: z.string() }),
});

export const refuseInvitationContract = endpointContract(
  calls.refuseInvitation,
  { body: schemas.answeredInvitationSchema, reply: z.undefined() },
  204,
);

export const askToJoinContract = endpointContract(
  calls.askToJoin,
  { params: schemas.teamParamsSchema, body: schemas.newJoinRequestSchema, reply: schemas.ownJoinRequestSchema },
  201,
);

export const listOwnRequestsContract = endpointContract(calls.listOwnRequests, {
  reply: z.object({ items: z.array(schemas.ownJoinRequestSchema).max(1) }),
});

export const withdrawRequestContract = endpointContract(
  calls.withdrawRequest,
  { params: schemas.requestParamsSchema, reply: z.undefined() },
  204,
);

export const decideRequestContract = endpointContract(
  calls.decideRequest,
  { params: schemas.requestParamsSchema, body: schemas.joinDecisionSchema, reply: z.undefined() },
  204,
);

export const listCompanyEventsContract = endpointContract(calls.listCompanyEvents, {
  params: schemas.teamParamsSchema,
  query: schemas.companyEventsQuerySchema,
  reply: schemas.companyEventsSchema,
});
