import { href } from '#core/contract/route-ref.ts';
import { idSchema, lineSchema, z } from '#core/contract/schema.ts';
import { defineNotice, type NoticeKind } from '#core/server/notices/notice-kind.ts';
import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import { APPLICATION_STAGES, ENDED_WITH_POSTING } from '../contract/application.ts';
import { applicationRoutes } from '../contract/routes.ts';
import { movesOf } from './application-repository.ts';
import type { ApplicationsDatabase } from './application-tables.ts';
import { SETTLE_MS, settledMoves } from './settled-moves.ts';
import { askingCount } from './waiting-applicants.ts';

// The names are looked up when the notice is told. So applying does not wait for them, and they are those of that moment.
const named = { job: lineSchema(1, 200).optional(), company: lineSchema(1, 200).optional() };

const applicantsParams = z.strictObject({ jobId: idSchema, ...named });
const askingParams = applicantsParams.extend({ asking: z.int().optional() });
const stageParams = z.strictObject({ applicationId: idSchema, stage: z.enum(APPLICATION_STAGES), ...named });
const endParams = z.strictObject({ applicationId: idSchema, isEnded: z.boolean(), ...named });

type ApplicantsParams = z.infer<typeof applicantsParams>;
type AskingParams = z.infer<typeof askingParams>;
type StageParams = z.infer<typeof stageParams>;
type EndParams = z.infer<typeof endParams>;

/** The kinds of notices of this plugin. */
export interface ApplicationNotices {
  readonly received: NoticeKind<ApplicantsParams>;
  readonly withdrawn: NoticeKind<ApplicantsParams>;
  readonly answerAsked: NoticeKind<AskingParams>;
  readonly stageMoved: NoticeKind<StageParams>;
  readonly closed: NoticeKind<EndParams>;
}

interface NoticeDependencies {
  readonly db: ApplicationsDatabase;
  readonly postings: Pick<PostingDirectory, 'cards'>;
  readonly now: () => Date;
}

/** Employers are told of applicants, without their names, which must not outlive the application. Candidates are told of settled moves. */
export function applicationNotices({ db, postings, now }: NoticeDependencies): ApplicationNotices {
  const namesOf = async (jobId: string): Promise<{ readonly job: string; readonly company: string } | undefined> => {
    const card = (await postings.cards([jobId])).get(jobId);
    return card && { job: card.title, company: card.company };
  };
  const applicantsStill = async (params: ApplicantsParams): Promise<ApplicantsParams | undefined> => {
    const names = await namesOf(params.jobId);
    return names && { ...params, ...names };
  };
  const toEmployers = {
    group: 'applicants',
    roles: ['employer'],
    params: applicantsParams,
    merges: true,
    waitSeconds: 20,
    opens: ({ jobId }: ApplicantsParams) => href(applicationRoutes.applicants, { jobId }),
    still: applicantsStill,
  } as const;
  const toCandidates = { group: 'applications', roles: ['candidate'], mail: 'instant', waitSeconds: Math.ceil(SETTLE_MS / 1000) } as const;
  const opens = ({ applicationId }: { readonly applicationId: string }) => href(applicationRoutes.appliedDetail, { id: applicationId });
  /** The application as its candidate sees it now. */
  const seenStage = async (applicationId: string) => {
    const row = await db.selectFrom('job_applications').select('job_id').where('id', '=', applicationId).executeTakeFirst();
    const moves = (await movesOf(db, [applicationId])).get(applicationId) ?? [];
    const stage = settledMoves(moves, now()).at(-1)?.to_stage;
    const names = row && (await namesOf(row.job_id));
    return names === undefined || stage === undefined ? undefined : { names, stage };
  };
  return {
    received: defineNotice({ ...toEmployers, kind: 'applications.received', mail: 'daily' }),
    withdrawn: defineNotice({ ...toEmployers, kind: 'applications.withdrawn', mail: 'never' }),
    answerAsked: defineNotice<AskingParams>({
      ...toEmployers,
      kind: 'applications.answer-asked',
      params: askingParams,
      mail: 'daily',
      count: ({ asking = 1 }) => asking,
      still: async (params) => {
        const asking = await askingCount(db, params.jobId);
        const named = asking === 0 ? undefined : await applicantsStill(params);
        return named && { ...named, asking };
      },
    }),
    stageMoved: defineNotice<StageParams>({
      ...toCandidates,
      kind: 'applications.stage-moved',
      params: stageParams,
      opens,
      state: ({ stage }) => stage,
      variant: ({ stage }) => stage,
      still: async (params) => {
        const seen = await seenStage(params.applicationId);
        return seen?.stage === params.stage ? { ...params, ...seen.names } : undefined;
      },
    }),
    closed: defineNotice<EndParams>({
      ...toCandidates,
      kind: 'applications.closed',
      params: endParams,
      opens,
      state: ({ isEnded }) => (isEnded ? 'ended' : 'resumed'),
      variant: ({ isEnded }) => (isEnded ? 'ended' : 'resumed'),
      still: async (params) => {
        const seen = await seenStage(params.applicationId);
        return seen && (seen.stage === ENDED_WITH_POSTING) === params.isEnded ? { ...params, ...seen.names } : undefined;
      },
    }),
  };
}
