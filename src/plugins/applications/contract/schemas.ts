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
  textSchema,
  versionSchema,
  z,
} from '#core/contract/schema.ts';
import { APPLICATION_STAGES, MOST_MOVED, MOST_WAITING } from './application.ts';
import {
  applyToJob,
  countApplicants,
  countApplications,
  countMyApplications,
  countNewApplicants,
  getApplication,
  listAllApplications,
  listApplications,
  listWaitingApplicants,
  moveApplication,
  moveApplications,
} from './endpoints.ts';

const stageSchema = z.enum(APPLICATION_STAGES);

const applicationJobSchema = z.object({
  id: idSchema,
  title: z.string(),
  company: z.string().describe('Name of the company.'),
  logoFileId: idSchema.optional().describe('The logo of the company, at public addresses; absent when it has none.'),
  location: z.string().nullable(),
});

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

/** The input of a candidate who applies. The message has up to 5,000 characters. */
export const applicationInputSchema = z.object({
  message: textSchema(0, 5000).optional().describe('Up to 5,000 characters; may be empty.'),
});

/** The input of a candidate who applies. */
export type ApplicationInput = Shape<typeof applicationInputSchema>;

/** The search words of a list. */
const wordsSchema = lineSchema(0, 200);

export const stageChangeSchema = z.object({ stage: stageSchema, version: versionSchema.min(1).optional() });

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
