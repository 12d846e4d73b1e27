import { endpoint } from '#core/contract/endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { InvitationAnswer, NewInvitation, ReceivedInvitation, SentInvitation } from './invitation-schemas.ts';

/**
 * Invites a candidate whom the employer may see to apply to a published posting of a company of the employer. 422
 * `candidate.no-posting` at `jobId` for every other posting. 409 `candidate.already-invited` or `candidate.already-applied`. 429
 * `candidate.too-many-invitations` after `MOST_INVITATIONS`.
 */
export const inviteCandidate = endpoint<{ params: { id: string }; body: NewInvitation; reply: SentInvitation }>({
  id: 'candidate.invite',
  method: 'POST',
  path: '/candidates/:id/invitations',
  summary: 'Invite a candidate to apply.',
});

/** The invitations that the companies of the employer sent to a candidate, the newest first. At most 100. */
export const listSentInvitations = endpoint<{ params: { id: string }; reply: { items: SentInvitation[] } }>({
  id: 'candidate.sent-invitations',
  method: 'GET',
  path: '/candidates/:id/invitations',
  summary: 'The invitations that your company sent to a candidate.',
});

/** The open invitations of the candidate, the newest first. */
export const listMyInvitations = endpoint<{
  query: { readonly limit: number; readonly cursor?: string | undefined };
  reply: Page<ReceivedInvitation>;
}>({
  id: 'candidate.my-invitations',
  method: 'GET',
  path: '/candidates/me/invitations',
  summary: 'Companies that invite you to apply.',
});

/**
 * Declines an invitation. One that is declined already stays so without an error; 409 `candidate.invitation-answered` after an
 * application, and `candidate.blocked-limit` when nothing more can be blocked.
 */
export const answerInvitation = endpoint<{ params: { id: string }; body: InvitationAnswer; reply: undefined }>({
  id: 'candidate.answer-invitation',
  method: 'POST',
  path: '/candidates/me/invitations/:id/answer',
  summary: 'Decline an invitation to apply.',
});
