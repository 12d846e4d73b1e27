import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import * as contracts from '../../contract/team/team-contracts.ts';
import type { CompanyEventList } from './event-list.ts';
import type { Invitations } from './invitations.ts';
import type { JoinRequests } from './join-requests.ts';
import type { Members } from './members.ts';

interface TeamParts {
  readonly members: Members;
  readonly invitations: Invitations;
  readonly requests: JoinRequests;
  readonly events: CompanyEventList;
}

const JOINING = ['employer.team-full', 'employer.companies-full'] as const;
const ANSWERING = ['employer.invitation-ended', 'employer.confirm-address'] as const;

/** The handlers of members, invitations and requests to join. */
export function teamHandlers({ members, invitations, requests, events }: TeamParts): readonly Handler[] {
  const manages = can('update', 'company-team');
  const invites = can('invite', 'company-team');
  const answers = can('answer', 'company-invitation');
  const asks = can('create', 'company-join-request');
  return [
    handle(contracts.getTeamContract, {
      policy: can('read', 'company-team'),
      whileViewing: 'both',
      run: (call) => members.team(call, call.params.id),
    }),
    handle(contracts.changeMemberContract, {
      policy: manages,
      refusals: ['employer.last-owner', 'conflict'],
      run: (call) => members.change(call, call.params.id, call.params.userId, call.body),
    }),
    handle(contracts.removeMemberContract, {
      policy: can('read', 'company-team'),
      refusals: ['employer.last-owner', 'employer.only-member'],
      run: async (call) => void (await members.remove(call, call.params.id, call.params.userId)),
    }),
    handle(contracts.inviteMemberContract, {
      policy: invites,
      refusals: ['employer.already-member', 'employer.invitations-full'],
      run: (call) => invitations.send(call, call.params.id, call.body),
    }),
    handle(contracts.withdrawInvitationContract, {
      policy: invites,
      run: async (call) => void (await invitations.withdraw(call, call.params.id, call.params.invitationId)),
    }),
    handle(contracts.listOwnInvitationsContract, {
      policy: answers,
      whileViewing: 'own',
      run: async ({ actor }) => ({ items: await invitations.ofUser(actor) }),
    }),
    handle(contracts.acceptInvitationContract, {
      policy: answers,
      refusals: [...ANSWERING, ...JOINING, 'employer.candidates-cannot-join', 'employer.choose-role'],
      run: (call) => invitations.accept(call, call.body),
    }),
    handle(contracts.refuseInvitationContract, {
      policy: answers,
      refusals: ANSWERING,
      run: async (call) => void (await invitations.refuse(call, call.body)),
    }),
    handle(contracts.askToJoinContract, {
      policy: asks,
      refusals: ['not-found', 'employer.already-member', 'employer.request-open', 'employer.too-many-requests'],
      run: (call) => requests.ask(call, call.params.id, call.body.message),
    }),
    handle(contracts.listOwnRequestsContract, {
      policy: asks,
      whileViewing: 'own',
      run: async ({ actor }) => ({ items: await requests.ofUser(actor.userId) }),
    }),
    handle(contracts.withdrawRequestContract, {
      policy: asks,
      run: async (call) => void (await requests.withdraw(call, call.params.id, call.params.requestId)),
    }),
    handle(contracts.decideRequestContract, {
      policy: manages,
      refusals: ['conflict', ...JOINING],
      run: async (call) => void (await requests.decide(call, call.params.id, call.params.requestId, call.body)),
    }),
    handle(contracts.listCompanyEventsContract, {
      policy: manages,
      whileViewing: 'both',
      run: (call) => events.page(call, call.params.id, call.query),
    }),
  ];
}
