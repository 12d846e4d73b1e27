import { href } from '#core/contract/route-ref.ts';
import { idSchema, instantSchema, lineSchema, textSchema, z } from '#core/contract/schema.ts';
import { defineNotice, type NoticeKind } from '#core/server/notices/notice-kind.ts';
import { jobRoutes } from '../../contract/routes.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { countOpenReports, countPendingReviews } from './waiting-reviews.ts';

// The title is looked up when the notice is told, so that it is that of the moment.
const postingParams = z.strictObject({ jobId: idSchema, job: lineSchema(1, 200).optional() });
const reasonParams = postingParams.extend({ reason: textSchema(0, 1000) });
const endParams = postingParams.extend({ expiresAt: instantSchema, left: z.enum(['week', 'day']) });
const decisionParams = postingParams.extend({ decision: z.enum(['upheld', 'dismissed']) });
const reportedParams = postingParams.extend({ open: z.int().optional() });
const reviewParams = z.strictObject({ waiting: z.int().optional() });

type PostingParams = z.infer<typeof postingParams>;
type ReasonParams = z.infer<typeof reasonParams>;
/** When a posting expires, and how near that is. */
export type EndParams = z.infer<typeof endParams>;
type DecisionParams = z.infer<typeof decisionParams>;
type ReportedParams = z.infer<typeof reportedParams>;
type ReviewParams = z.infer<typeof reviewParams>;

/** The kinds of notices about postings. */
export interface PostingNotices {
  readonly published: NoticeKind<PostingParams>;
  readonly changesRequested: NoticeKind<ReasonParams>;
  readonly removed: NoticeKind<ReasonParams>;
  readonly underReview: NoticeKind<PostingParams>;
  readonly ends: NoticeKind<EndParams>;
  readonly expired: NoticeKind<PostingParams>;
  readonly reviewWaits: NoticeKind<ReviewParams>;
  readonly reported: NoticeKind<ReportedParams>;
  readonly reportDecided: NoticeKind<DecisionParams>;
}

/** Declares the kinds. They look titles and states up in the database. */
export function postingNotices(db: JobsDatabase, now: () => Date): PostingNotices {
  const rowOf = (jobId: string) =>
    db.selectFrom('job_postings').select(['title', 'status', 'expires_at']).where('id', '=', jobId).executeTakeFirst();
  const titled = async <Params extends PostingParams>(params: Params): Promise<Params | undefined> => {
    const row = await rowOf(params.jobId);
    return row && { ...params, job: row.title };
  };
  const toMembers = { group: 'postings', roles: ['employer'], mail: 'instant', still: titled } as const;
  const toForm = ({ jobId }: PostingParams) => href(jobRoutes.form, {}, { id: jobId });
  return {
    published: defineNotice<PostingParams>({
      ...toMembers,
      kind: 'jobs.posting-published',
      params: postingParams,
      opens: ({ jobId }) => href(jobRoutes.detail, { id: jobId }),
    }),
    changesRequested: defineNotice<ReasonParams>({
      ...toMembers,
      kind: 'jobs.changes-requested',
      params: reasonParams,
      opens: toForm,
      quote: ({ reason }) => reason,
    }),
    removed: defineNotice<ReasonParams>({
      ...toMembers,
      kind: 'jobs.posting-removed',
      params: reasonParams,
      opens: () => href(jobRoutes.managed, {}, { status: 'removed' }),
      quote: ({ reason }) => reason,
    }),
    underReview: defineNotice<PostingParams>({
      ...toMembers,
      kind: 'jobs.posting-under-review',
      params: postingParams,
      opens: () => href(jobRoutes.managed, {}, { status: 'pending_review' }),
    }),
    ends: defineNotice<EndParams>({
      ...toMembers,
      kind: 'jobs.posting-ends',
      params: endParams,
      opens: () => href(jobRoutes.managed, {}, { status: 'published', sort: 'expiry' }),
      // A renewed posting ends again, with another date.
      state: ({ left, expiresAt }) => `${left} ${expiresAt}`,
      variant: ({ left }) => left,
      still: async (params) => {
        const row = await rowOf(params.jobId);
        const isOpen = row?.status === 'published' || row?.status === 'paused';
        const isSame = row?.expires_at?.toISOString() === params.expiresAt && row.expires_at > now();
        return isOpen && isSame ? { ...params, job: row.title } : undefined;
      },
    }),
    expired: defineNotice<PostingParams>({
      ...toMembers,
      kind: 'jobs.posting-expired',
      params: postingParams,
      mail: 'never',
      opens: () => href(jobRoutes.managed, {}, { status: 'expired' }),
    }),
    reviewWaits: defineNotice<ReviewParams>({
      kind: 'jobs.review-waits',
      group: 'reviews',
      roles: ['admin'],
      params: reviewParams,
      mail: 'daily',
      merges: true,
      opens: () => href(jobRoutes.managed, {}, { status: 'pending_review' }),
      count: ({ waiting = 1 }) => waiting,
      still: async () => {
        const waiting = await countPendingReviews(db);
        return waiting === 0 ? undefined : { waiting };
      },
    }),
    reported: defineNotice<ReportedParams>({
      kind: 'jobs.reported',
      group: 'reviews',
      roles: ['admin'],
      params: reportedParams,
      mail: 'daily',
      merges: true,
      opens: () => href(jobRoutes.managed, {}, { reported: 'true' }),
      count: ({ open = 1 }) => open,
      still: async (params) => {
        const open = await countOpenReports(db, params.jobId);
        return open === 0 ? undefined : titled({ ...params, open });
      },
    }),
    reportDecided: defineNotice<DecisionParams>({
      kind: 'jobs.report-decided',
      group: 'answers',
      roles: ['candidate', 'employer', 'admin'],
      params: decisionParams,
      mail: 'never',
      variant: ({ decision }) => decision,
      still: titled,
    }),
  };
}
