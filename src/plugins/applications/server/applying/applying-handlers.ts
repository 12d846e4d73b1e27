import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { getCopyContract } from '../../contract/applying/copy-schemas.ts';
import { deleteDraftContract, getDraftContract, listDraftsContract, saveDraftContract } from '../../contract/applying/draft-schemas.ts';
import { getTermsContract, saveTermsContract } from '../../contract/applying/terms-schemas.ts';
import { applyToJobContract, askForAnswerContract, countOwnApplicationsContract, openApplicationContract } from '../../contract/schemas.ts';
import type { Applications } from '../applications.ts';
import type { Answering } from './answering.ts';
import type { Copies } from './copies.ts';
import type { Drafts } from './drafts.ts';
import type { PostingTerms } from './posting-terms.ts';
import type { Sending } from './sending.ts';

interface Parts {
  readonly applications: Pick<Applications, 'one' | 'own' | 'detail'>;
  readonly terms: PostingTerms;
  readonly drafts: Drafts;
  readonly sending: Sending;
  readonly copies: Copies;
  readonly answering: Answering;
}

/** The calls of those who apply, and of those who say what they ask. */
export function applyingHandlers({ applications, terms, drafts, sending, copies, answering }: Parts): readonly Handler[] {
  const own = can('create', 'application');
  return [
    handle(getTermsContract, {
      policy: 'public',
      whileViewing: 'own',
      run: (call) => terms.get(call.params.id, call),
    }),
    handle(saveTermsContract, {
      policy: can('update', 'job-posting'),
      run: (call) => terms.save(call.params.id, call, call.body),
    }),
    handle(getDraftContract, {
      policy: own,
      whileViewing: false,
      run: ({ actor, params }) => drafts.get({ jobId: params.id, candidateId: actor.userId }),
    }),
    handle(saveDraftContract, {
      policy: own,
      refusals: ['conflict', 'applications.not-open', 'applications.too-many-drafts'],
      run: ({ actor, params, body }) => drafts.save(actor, params.id, body),
    }),
    handle(deleteDraftContract, {
      policy: own,
      run: async ({ actor, params }) => {
        await drafts.delete({ jobId: params.id, candidateId: actor.userId });
        return undefined;
      },
    }),
    handle(listDraftsContract, {
      policy: own,
      whileViewing: 'own',
      // Nobody else sees what a candidate has not sent.
      run: async ({ actor, isViewed }) => (isViewed ? { items: [] } : drafts.list(actor.userId)),
    }),
    handle(applyToJobContract, {
      policy: own,
      refusals: [
        ...['applications.not-open', 'applications.apply-elsewhere', 'applications.nobody-reads', 'applications.questions-changed'],
        ...['applications.already-applied', 'applications.too-soon', 'applications.attempts-used', 'file-pending', 'payload-too-large'],
      ],
      run: async ({ actor, params, body }) => applications.one(actor, await sending.send(actor, params.id, body)),
    }),
    handle(countOwnApplicationsContract, {
      policy: own,
      whileViewing: 'own',
      run: ({ actor, query }) => applications.own(actor.userId, query.q),
    }),
    handle(getCopyContract, {
      policy: can('read', 'application'),
      whileViewing: false,
      run: ({ actor, params }) => copies.read(actor, params.id),
    }),
    handle(openApplicationContract, {
      policy: can('update', 'application'),
      run: async ({ actor, params }) => {
        await answering.opened(actor, params.id);
        return undefined;
      },
    }),
    handle(askForAnswerContract, {
      policy: own,
      refusals: ['applications.move-not-allowed', 'applications.nudged', 'applications.nobody-reads', 'applications.nudge-early'],
      run: async ({ actor, params }) => {
        await answering.ask(actor, params.id);
        return applications.detail(actor, params.id);
      },
    }),
  ];
}
