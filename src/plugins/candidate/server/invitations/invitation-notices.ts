import { href } from '#core/contract/route-ref.ts';
import { idSchema, lineSchema, textSchema, z } from '#core/contract/schema.ts';
import { defineNotice, type NoticeKind } from '#core/server/notices/notice-kind.ts';
import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import type { CandidateDatabase } from '../candidate-tables.ts';

// The names are looked up when the notice is told.
const invitedParams = z.strictObject({
  invitationId: idSchema,
  jobId: idSchema,
  message: textSchema(0, 500),
  job: lineSchema(1, 200).optional(),
  company: lineSchema(1, 200).optional(),
});
const declinedParams = z.strictObject({ jobId: idSchema, job: lineSchema(1, 200).optional() });

type InvitedParams = z.infer<typeof invitedParams>;
type DeclinedParams = z.infer<typeof declinedParams>;

/** The kinds of notices about invitations. */
export interface InvitationNotices {
  readonly invited: NoticeKind<InvitedParams>;
  readonly declined: NoticeKind<DeclinedParams>;
}

interface NoticeDependencies {
  readonly db: CandidateDatabase;
  readonly postings: Pick<PostingDirectory, 'cards'>;
}

/** A company learns that an invitation was declined, and not by whom: the list of the candidate shows it. */
export function invitationNotices({ db, postings }: NoticeDependencies): InvitationNotices {
  const cardOf = async (jobId: string) => (await postings.cards([jobId])).get(jobId);
  return {
    invited: defineNotice<InvitedParams>({
      kind: 'candidate.invited',
      group: 'invitations',
      roles: ['candidate'],
      params: invitedParams,
      mail: 'instant',
      opens: ({ jobId }) => href(jobRoutes.detail, { id: jobId }),
      quote: ({ message }) => (message === '' ? undefined : message),
      still: async (params) => {
        const { invitationId, jobId } = params;
        const row = await db.selectFrom('candidate_invitations').select('state').where('id', '=', invitationId).executeTakeFirst();
        const card = row?.state === 'open' ? await cardOf(jobId) : undefined;
        return card && { ...params, job: card.title, company: card.company };
      },
    }),
    declined: defineNotice<DeclinedParams>({
      kind: 'candidate.invitation-declined',
      group: 'invitations',
      roles: ['employer'],
      params: declinedParams,
      mail: 'never',
      merges: true,
      opens: ({ jobId }) => href(jobRoutes.detail, { id: jobId }),
      still: async (params) => {
        const card = await cardOf(params.jobId);
        return card && { ...params, job: card.title };
      },
    }),
  };
}
