import { endpoint } from '#core/contract/endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { CompanyRole } from './company-roles.ts';
import type {
  AnsweredInvitation,
  CompanyMember,
  CompanyTeam,
  Invitation,
  ListedCompanyEvent,
  OwnInvitation,
  OwnJoinRequest,
} from './team-schemas.ts';

/** The members of a company, oldest membership first, for members and administrators. Owners also read open invitations and requests. */
export const getTeam = endpoint<{ params: { id: string }; reply: CompanyTeam }>({
  id: 'employer.list-members',
  method: 'GET',
  path: '/companies/:id/members',
  summary: 'The members of a company you belong to.',
});

/** Changes what a member may do. 409 `employer.last-owner`, and `conflict` for another version. */
export const changeMember = endpoint<{
  params: { id: string; userId: string };
  body: { role?: CompanyRole | undefined; issuesCredentials?: boolean | undefined; version: number };
  reply: CompanyMember;
}>({
  id: 'employer.change-member',
  method: 'PATCH',
  path: '/companies/:id/members/:userId',
  summary: 'Change the role of a member.',
});

/** Ends a membership: owners end every one, other members their own. 409 `employer.last-owner`, `employer.only-member`. */
export const removeMember = endpoint<{ params: { id: string; userId: string }; reply: undefined }>({
  id: 'employer.remove-member',
  method: 'DELETE',
  path: '/companies/:id/members/:userId',
  summary: 'Remove a member, or leave a company.',
});

/**
 * Invites an address for 14 days. An earlier invitation of the address ends. The answer does not tell whether the address has an account,
 * but 409 `employer.already-member` names a member. 409 `employer.invitations-full`, `employer.team-full`.
 */
export const inviteMember = endpoint<{
  params: { id: string };
  body: { email: string; role: CompanyRole };
  reply: Invitation & { readonly token: string };
}>({
  id: 'employer.invite-member',
  method: 'POST',
  path: '/companies/:id/invitations',
  summary: 'Invite somebody to a company.',
});

export const withdrawInvitation = endpoint<{ params: { id: string; invitationId: string }; reply: undefined }>({
  id: 'employer.withdraw-invitation',
  method: 'DELETE',
  path: '/companies/:id/invitations/:invitationId',
  summary: 'Withdraw an invitation.',
});

/** The open invitations of the confirmed address of the user. None without one. */
export const listOwnInvitations = endpoint<{ reply: { items: OwnInvitation[] } }>({
  id: 'employer.list-own-invitations',
  method: 'GET',
  path: '/company-invitations',
  summary: 'The invitations to companies that wait for you.',
});

/**
 * Makes the user a member. 404 `employer.invitation-ended`, also for the invitation of another address; 409 `employer.confirm-address` for an
 * unconfirmed address, `employer.candidates-cannot-join`, `employer.choose-role`, `employer.companies-full`, `employer.team-full`.
 */
export const acceptInvitation = endpoint<{ body: AnsweredInvitation; reply: { readonly companyId: string; readonly company: string } }>({
  id: 'employer.accept-invitation',
  method: 'POST',
  path: '/company-invitations/acceptance',
  summary: 'Accept an invitation to a company.',
});

/** Refusals as for {@link acceptInvitation}, but every role may refuse. */
export const refuseInvitation = endpoint<{ body: AnsweredInvitation; reply: undefined }>({
  id: 'employer.refuse-invitation',
  method: 'POST',
  path: '/company-invitations/refusal',
  summary: 'Refuse an invitation to a company.',
});

/** Asks to join a company. 409 `employer.request-open`, `employer.already-member`, `employer.companies-full`; 429 `employer.too-many-requests`. */
export const askToJoin = endpoint<{ params: { id: string }; body: { message: string }; reply: OwnJoinRequest }>({
  id: 'employer.ask-to-join',
  method: 'POST',
  path: '/companies/:id/join-requests',
  summary: 'Ask to join a company.',
});

/** The open request of the user, if there is one. */
export const listOwnRequests = endpoint<{ reply: { items: OwnJoinRequest[] } }>({
  id: 'employer.list-own-requests',
  method: 'GET',
  path: '/company-join-requests',
  summary: 'Your open request to join a company.',
});

export const withdrawRequest = endpoint<{ params: { id: string; requestId: string }; reply: undefined }>({
  id: 'employer.withdraw-request',
  method: 'DELETE',
  path: '/companies/:id/join-requests/:requestId',
  summary: 'Withdraw your request to join a company.',
});

/**
 * Decides a request: an owner, or an administrator with the duty `companies` where the company has no member. 409 `conflict` for a request
 * that is no longer open, `employer.team-full`, and `employer.companies-full` where the sender has too many.
 */
export const decideRequest = endpoint<{
  params: { id: string; requestId: string };
  body: { accept: boolean; role?: CompanyRole | undefined };
  reply: undefined;
}>({
  id: 'employer.decide-request',
  method: 'POST',
  path: '/companies/:id/join-requests/:requestId/decision',
  summary: 'Accept or decline a request to join a company.',
});

/** The history of a company for its owners and for administrators, newest first. */
export const listCompanyEvents = endpoint<{
  params: { id: string };
  query: { limit: number; cursor?: string | undefined };
  reply: Page<ListedCompanyEvent>;
}>({
  id: 'employer.list-events',
  method: 'GET',
  path: '/companies/:id/events',
  summary: 'The history of a company, newest first.',
});
