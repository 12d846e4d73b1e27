import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  answerInvitationContract,
  inviteCandidateContract,
  listMyInvitationsContract,
  listSentInvitationsContract,
} from '../../contract/invitation-schemas.ts';
import { CONFIRMED_ADDRESS } from '../visibility/visibility.ts';
import type { ReceivedInvitations } from './received-invitations.ts';
import type { SentInvitations } from './sent-invitations.ts';

interface InvitationDependencies {
  readonly sent: Pick<SentInvitations, 'invite' | 'sentTo'>;
  readonly received: Pick<ReceivedInvitations, 'page' | 'decline'>;
}

/** The endpoints of invitations to apply, for both sides. */
export function invitationHandlers({ sent, received }: InvitationDependencies): readonly Handler[] {
  return [
    handle(inviteCandidateContract, {
      policy: can('invite', 'candidate-profile', CONFIRMED_ADDRESS),
      refusals: ['candidate.already-applied', 'candidate.already-invited', 'candidate.too-many-invitations'],
      run: ({ actor, abilities, params, body }) => sent.invite({ actor, abilities }, params.id, body),
    }),
    handle(listSentInvitationsContract, {
      policy: can('invite', 'candidate-profile', CONFIRMED_ADDRESS),
      run: async ({ actor, abilities, params }) => ({ items: await sent.sentTo({ actor, abilities }, params.id) }),
    }),
    handle(listMyInvitationsContract, {
      policy: can('update', 'candidate-profile'),
      whileViewing: { ownOf: ['candidate'], withholds: ['message'] },
      run: ({ actor, query }) => received.page(actor.userId, query),
    }),
    handle(answerInvitationContract, {
      policy: can('update', 'candidate-profile'),
      refusals: ['candidate.invitation-answered', 'candidate.blocked-limit'],
      run: async ({ actor, params, body }) => {
        await received.decline(actor, params.id, body);
        return undefined;
      },
    }),
  ];
}
