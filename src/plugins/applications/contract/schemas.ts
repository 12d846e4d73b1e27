import { endpointContract } from '#core/contract/endpoint.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { allRowsSchema, pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import {
  exactSchema,
  idParamsSchema,
  idSchema,
  instantSchema,
  lineSchema,
  listSchema,
  type Shape,
  versionSchema,
  z,
} from '#core/contract/schema.ts';
import { APPLICATION_STAGES, MOST_MOVED, MOST_WAITING, STANDINGS, WITHDRAWAL_REASONS } from './application.ts';
import { applicationJobSchema } from './application-job-schema.ts';
import { applicationInputSchema, sourceSchema } from './applying/application-input-schemas.ts';
import {
  applyToJob,
  askForAnswer,
  countApplicants,
  countApplications,
  countMyApplications,
  countNewApplicants,
  countOwnApplications,
  getApplication,
  listAllApplications,
  listApplications,
  listWaitingApplicants,
  moveApplication,
  moveApplications,
  openApplication,
} from './endpoints.ts';

const stageSchema = z.enum(APPLICATION_STAGES);

/** An application in a response. */
export const applicationSchema = z.object({
  id: idSchema,
  job: applicationJobSchema,
  candidate: z.object({ id: idSchema, name: z.string(), email: z.string().nullable() }).describe('`email` is `null` when it is withheld.'),
  message: z.string().describe("The candidate's message as plain text; empty without a message or when it is withheld."),
  stage: stageSchema,
  isPaused: z.boolean().describe("Whether the application is active and the candidate's account is suspended."),
  reached: z.array(stageSchema).describe('The stages that the application has been in, in the order of their first times.'),
  moves: z.array(stageSchema).describe('Stages to which the requesting user may move the application.'),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  version: z.number().int().describe('The number of moves that the requesting user sees.'),
  attempt: z.number().int().describe('1 for the first application of the candidate to the posting.'),
  sentTo: z.object({ title: z.string(), company: z.string() }).describe('The posting and the company as they were named then.'),
  isRead: z.boolean().describe('Whether anybody from the company reads applications on this site.'),
  isAwaited: z
    .boolean()
    .describe('Whether the application is active and the employer has not answered yet, as the requesting user sees it.'),
  answerBy: instantSchema.nullable().describe('Until when the employer promised an answer; `null` without a promise.'),
  openedAt: instantSchema.nullable().describe('When a member of the company first opened it.'),
  nudgedAt: instantSchema.nullable().describe('When the candidate asked for an answer.'),
  isAsking: z
    .boolean()
    .describe(
      'Whether the application is active and the employer has not answered since the candidate asked, as the requesting user sees it.',
    ),
  nudgeFrom: instantSchema.nullable().describe('From when the candidate may ask for an answer; `null` if not any more.'),
  withdrawnFor: z.enum(WITHDRAWAL_REASONS).nullable().describe('Why the candidate withdrew it; `null` without a reason.'),
  source: sourceSchema.nullable().describe('Through which address the candidate came; `null` when unknown, and for candidates.'),
});

/**
 * An application as both sides see it. For a withdrawn application, the employer sees the candidate's name, the posting, the time and the
 * history of stages. The email address and the message are withheld. The candidate sees an employer's move when it can no longer be undone;
 * see `UNDO_MS`. Until then, stage, time, version and history are those before the move.
 */
export type Application = Shape<typeof applicationSchema>;

export const applicationMoveSchema = z.object({
  from: stageSchema.nullable(),
  to: stageSchema,
  by: z.enum(['candidate', 'employer', 'system']),
  at: instantSchema,
});

/** One move of an application. The history is append-only. */
export type ApplicationMove = Shape<typeof applicationMoveSchema>;

export const applicationDetailSchema = applicationSchema.extend({
  history: z.array(applicationMoveSchema),
});

/** An application with its history, oldest first. */
export type ApplicationDetail = Shape<typeof applicationDetailSchema>;

/** The search words of a list. */
const wordsSchema = lineSchema(0, 200);

export const stageChangeSchema = z.object({
  stage: stageSchema,
  version: versionSchema.min(1).optional(),
  reason: z.enum(WITHDRAWAL_REASONS).optional().describe('Why the candidate withdraws. The employer reads it.'),
});

/** A move to another stage. With `version`, it is refused when the application has changed since that version. */
export type StageChange = Shape<typeof stageChangeSchema>;

export const applyToJobContract = endpointContract(
  applyToJob,
  { params: idParamsSchema, body: applicationInputSchema, reply: applicationSchema },
  201,
);

const filters = {
  jobId: idSchema.optional(),
  candidateId: idSchema.optional(),
  stage: stageSchema.optional(),
  standing: z.enum(STANDINGS).optional(),
  q: wordsSchema.optional(),
};

export const listApplicationsContract = endpointContract(listApplications, {
  query: pageQuerySchema.extend(filters),
  reply: pageSchema(applicationSchema),
});

export const listAllApplicationsContract = endpointContract(listAllApplications, {
  query: z.object(filters),
  reply: allRowsSchema(applicationSchema),
});

export const stageCountSchema = z.object({
  stage: stageSchema,
  now: z.number().int().describe('Applications that are in this stage now.'),
  reached: z
    .number()
    .int()
    .describe('Applications that reached this stage or a later one. For a stage that ends an application, the same as `now`.'),
});

/** The number of applications to one posting in a stage. */
export type StageCount = Shape<typeof stageCountSchema>;

export const countApplicationsContract = endpointContract(countApplications, {
  params: idParamsSchema,
  query: z.object({ q: wordsSchema.optional() }),
  reply: z.object({ stages: z.array(stageCountSchema) }),
});

const countSchema = z.object({ count: z.number().int().min(0) });

export const ownCountsSchema = z.object({
  all: z.number().int().min(0),
  active: z.number().int().min(0),
  late: z.number().int().min(0).describe('Active ones whose promised answer is late. They count among the active ones, too.'),
  ended: z.number().int().min(0),
});

/** How many own applications a candidate has. */
export type OwnCounts = Shape<typeof ownCountsSchema>;

export const countOwnApplicationsContract = endpointContract(countOwnApplications, {
  query: z.object({ q: wordsSchema.optional() }),
  reply: ownCountsSchema,
});

export const openApplicationContract = endpointContract(openApplication, { params: idParamsSchema, reply: z.undefined() }, 204);

export const askForAnswerContract = endpointContract(askForAnswer, { params: idParamsSchema, reply: applicationDetailSchema });

export const countMyApplicationsContract = endpointContract(countMyApplications, { reply: countSchema });

export const countNewApplicantsContract = endpointContract(countNewApplicants, { reply: countSchema });

// The same as `idSchema`: a UUID of any version of RFC 9562.
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const waitingPostingSchema = z.object({
  jobId: idSchema,
  title: z.string(),
  count: z.number().int().min(1),
  since: instantSchema.describe('When the first of these applications was sent.'),
});

export const waitingApplicantsSchema = z.object({
  count: z.number().int().min(0),
  postings: z.number().int().min(0).describe('The number of postings that they were sent to.'),
  items: z
    .array(waitingPostingSchema)
    .max(MOST_WAITING)
    .describe(`The ${MOST_WAITING} postings with the most. Of equal ones, the one that waits longest comes first.`),
  asking: z
    .array(waitingPostingSchema.omit({ since: true }))
    .max(MOST_WAITING)
    .describe('The postings with the most candidates who have asked for an answer and have none yet.'),
});

/** The applications to the postings of an employer's companies that are still in the stage `submitted`. */
export type WaitingApplicants = Shape<typeof waitingApplicantsSchema>;

export const listWaitingApplicantsContract = endpointContract(listWaitingApplicants, {
  reply: waitingApplicantsSchema,
});

export const applicantCountSchema = z.object({
  jobId: idSchema,
  total: z.number().int().min(0),
  new: z.number().int().min(0).describe('Applications that the company has not yet moved from `submitted`.'),
});

/** The number of applications to one posting, without withdrawn ones. */
export type ApplicantCount = Shape<typeof applicantCountSchema>;

/** The query has at most {@link PAGE_LIMIT.max} comma-separated ids. */
export const countApplicantsContract = endpointContract(countApplicants, {
  query: z.object({
    jobIds: exactSchema(36, 37 * PAGE_LIMIT.max).regex(new RegExp(`^${UUID}(,${UUID}){0,${PAGE_LIMIT.max - 1}}$`)),
  }),
  reply: z.object({
    items: z.array(applicantCountSchema),
  }),
});

export const getApplicationContract = endpointContract(getApplication, { params: idParamsSchema, reply: applicationDetailSchema });

export const moveApplicationContract = endpointContract(moveApplication, {
  params: idParamsSchema,
  body: stageChangeSchema,
  reply: applicationDetailSchema,
});

export const stageChangeResultSchema = z.object({
  id: idSchema,
  application: applicationDetailSchema.nullable().describe('The application as it is now; `null` when the user may not see it.'),
  error: z.object({ code: z.string(), message: z.string() }).nullable().describe('Why it was not moved; `null` after a move.'),
});

/** What a move of several applications did to one of them. */
export type StageChangeResult = Shape<typeof stageChangeResultSchema>;

export const stageChangesSchema = z.object({
  stage: stageSchema,
  items: listSchema(z.object({ id: idSchema, version: versionSchema.min(1) }), MOST_MOVED),
});

/** A move of several applications to the same stage. One that has changed since its version stays. */
export type StageChanges = Shape<typeof stageChangesSchema>;

export const moveApplicationsContract = endpointContract(moveApplications, {
  body: stageChangesSchema,
  reply: z.object({
    items: z.array(stageChangeResultSchema).max(MOST_MOVED),
  }),
});
