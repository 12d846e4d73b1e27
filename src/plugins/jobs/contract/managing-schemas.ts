import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
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
import { MOST_LISTED_COMPANIES } from '#plugins/employer/contract/company.ts';
import { JOB_STATUSES, MOST_AT_ONCE, MOST_TEMPLATES, PUBLISHED_DAYS, RENEWAL_DAYS } from './life-cycle.ts';
import {
  copyJob,
  copyJobs,
  countManagedJobs,
  countOpenApplications,
  createDraft,
  createTemplate,
  deleteDraft,
  deleteDrafts,
  deleteTemplate,
  editJob,
  fillDrafts,
  getEditedJob,
  getTemplate,
  listJobEvents,
  listTemplates,
  moveJob,
  moveJobs,
} from './managing-endpoints.ts';
import { draftValuesSchema, postingChangeSchema, postingFieldsSchema } from './posting-input-schemas.ts';
import { categorySchema, endReasonSchema, jobStatusSchema, managedJobSchema } from './reply-schemas.ts';
import { reportIdsSchema } from './report-schemas.ts';

const editedVersionSchema = versionSchema.min(1);

export const neededFieldSchema = z.object({
  path: z.string().describe('Field names and list positions joined by dots: `details.skills.0.name`.'),
  code: z.string(),
  message: z.string().describe('In English.'),
  values: z.record(z.string(), z.string().or(z.number())).optional(),
});

/** What a field still needs, with the codes of validation messages. */
export type NeededField = Shape<typeof neededFieldSchema>;

export const editedPostingSchema = z.object({
  job: managedJobSchema.describe('The same as in the list.'),
  fields: postingFieldsSchema,
  category: categorySchema.nullable().describe('The category in `fields`, with its names.'),
  needs: z.array(neededFieldSchema).describe('What publishing demands and the posting lacks.'),
  reviewNote: z
    .string()
    .nullable()
    .describe('What an administrator wrote when the posting was sent back or removed; `null` when nothing was written.'),
  isReviewed: z.boolean().describe('Whether publishing leads to a review by administrators first.'),
  openApplications: z.number().int().min(0).describe('How many applications end when the posting is closed.'),
  copiedFrom: idSchema.nullable().describe('The posting from which this one was copied.'),
});

/** A posting in the form of its company. */
export type EditedPosting = Shape<typeof editedPostingSchema>;

/** What a move demands from the user. The ranges of `days` depend on the move. */
const moveReasons = {
  reason: textSchema(0, 1000).optional(),
  days: z.number().int().min(RENEWAL_DAYS.min).max(PUBLISHED_DAYS.max).optional(),
  stillHiring: z.boolean().optional(),
};

/** The input of {@link moveJob}. */
export const postingMoveSchema = z.object({
  to: z.enum(JOB_STATUSES),
  version: editedVersionSchema,
  reports: reportIdsSchema
    .optional()
    .describe(
      'The open reports on the posting that an administrator has read. The move is refused when another administrator has decided one of them. A move by an administrator decides all open reports: publishing dismisses them, sending back and removing upholds them. Closing leaves them open, because it says nothing about them.',
    ),
  ...moveReasons,
});

/** A move of one posting. It is refused when the posting has changed since the version. */
export type PostingMoveInput = Shape<typeof postingMoveSchema>;

export const moveResultSchema = z.object({
  id: idSchema,
  job: managedJobSchema.nullable(),
  error: z.object({ code: z.string(), message: z.string(), issues: z.array(neededFieldSchema) }).nullable(),
});

/** The result for one of several postings: the posting, or why it stays as it is. */
export type MoveResult = Shape<typeof moveResultSchema>;

const moveResultsSchema = z.object({ items: z.array(moveResultSchema).max(MOST_AT_ONCE) });

/** The input of {@link createDraft}. */
const draftInputSchema = postingChangeSchema.extend({ companyId: idSchema.optional() });

/** The input of {@link editJob}. */
const postingEditSchema = postingChangeSchema.extend({ version: editedVersionSchema });

/** The input of {@link createTemplate}. */
export const templateInputSchema = z.object({
  name: lineSchema(1, 80),
  companyId: idSchema.optional().describe('The company of the template. A member of only one company may omit it.'),
  fields: postingChangeSchema,
});

/** The input for a template. */
export type TemplateInput = Shape<typeof templateInputSchema>;

export const templateSchema = z.object({ id: idSchema, name: z.string(), companyId: idSchema, createdAt: instantSchema });

/** A template of a company, without its fields. */
export type PostingTemplate = Shape<typeof templateSchema>;

export const eventSchema = z.object({
  id: idSchema,
  at: instantSchema,
  by: z.enum(['member', 'moderator', 'system']),
  actor: z
    .string()
    .nullable()
    .describe('The name of the user. `null` for the server, for a deleted account, and for administrators as the company sees them.'),
  action: z.enum(['created', 'edited', 'moved', 'renewed', 'copied']),
  from: jobStatusSchema.nullable(),
  to: jobStatusSchema,
  reason: endReasonSchema.nullable(),
  note: z.string().nullable().describe('What an administrator wrote to the employer.'),
  fields: z.array(z.string()).describe('The changed fields of an edit.'),
});

/** An entry in the history of a posting. */
export type PostingEvent = Shape<typeof eventSchema>;

export const lackingCountSchema = z.object({ field: z.string().describe('As in the filter `lacks`.'), count: z.number().int().min(1) });

/** How many drafts lack a field, or nothing. */
export type LackingCount = Shape<typeof lackingCountSchema>;

export const statusCountSchema = z.object({ status: jobStatusSchema, count: z.number().int().min(0) });

/** The number of postings in one state. */
export type StatusCount = Shape<typeof statusCountSchema>;

export const countManagedJobsContract = endpointContract(countManagedJobs, {
  reply: z.object({
    items: z.array(statusCountSchema),
    reported: z.number().int().min(0).optional(),
    lacking: z.array(lackingCountSchema).optional(),
  }),
});

// The same as `idSchema`: a UUID of any version of RFC 9562.
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';

export const countOpenApplicationsContract = endpointContract(countOpenApplications, {
  query: z.object({ jobIds: exactSchema(36, 37 * MOST_AT_ONCE).regex(new RegExp(`^${UUID}(,${UUID}){0,${MOST_AT_ONCE - 1}}$`)) }),
  reply: z.object({ count: z.number().int().min(0) }),
});

export const createDraftContract = endpointContract(createDraft, { body: draftInputSchema, reply: editedPostingSchema }, 201);

export const getEditedJobContract = endpointContract(getEditedJob, { params: idParamsSchema, reply: editedPostingSchema });

export const editJobContract = endpointContract(editJob, {
  params: idParamsSchema,
  body: postingEditSchema,
  reply: editedPostingSchema,
});

export const deleteDraftContract = endpointContract(deleteDraft, { params: idParamsSchema, reply: z.undefined() }, 204);

const severalVersions = listSchema(z.object({ id: idSchema, version: editedVersionSchema }), MOST_AT_ONCE);

export const deleteDraftsContract = endpointContract(deleteDrafts, {
  body: z.object({ items: severalVersions }),
  reply: z.object({ items: z.array(moveResultSchema.pick({ id: true, error: true })).max(MOST_AT_ONCE) }),
});

export const draftsFillSchema = z.object({
  items: severalVersions,
  values: draftValuesSchema,
  replaces: z.boolean().describe('Whether fields with a value get the new one too.'),
});

/** Fills in fields of several drafts. */
export type DraftsFill = Shape<typeof draftsFillSchema>;

export const fillDraftsContract = endpointContract(fillDrafts, {
  body: draftsFillSchema,
  reply: moveResultsSchema,
});

export const moveJobContract = endpointContract(moveJob, { params: idParamsSchema, body: postingMoveSchema, reply: managedJobSchema });

export const postingMovesInputSchema = z.object({
  to: z.enum(JOB_STATUSES),
  items: severalVersions,
  ...moveReasons,
});

/** The same move of several postings. */
export type PostingMovesInput = Shape<typeof postingMovesInputSchema>;

export const moveJobsContract = endpointContract(moveJobs, {
  body: postingMovesInputSchema,
  reply: moveResultsSchema,
});

export const copyJobContract = endpointContract(copyJob, { params: idParamsSchema, reply: editedPostingSchema }, 201);

export const copyJobsContract = endpointContract(copyJobs, {
  body: z.object({ ids: listSchema(idSchema, MOST_AT_ONCE) }),
  reply: moveResultsSchema,
});

export const listJobEventsContract = endpointContract(listJobEvents, {
  params: idParamsSchema,
  query: pageQuerySchema,
  reply: pageSchema(eventSchema),
});

export const listTemplatesContract = endpointContract(listTemplates, {
  reply: z.object({ items: z.array(templateSchema).max(MOST_TEMPLATES * MOST_LISTED_COMPANIES) }),
});

export const getTemplateContract = endpointContract(getTemplate, {
  params: idParamsSchema,
  reply: templateSchema.extend({ fields: postingFieldsSchema }),
});

export const createTemplateContract = endpointContract(createTemplate, { body: templateInputSchema, reply: templateSchema }, 201);

export const deleteTemplateContract = endpointContract(deleteTemplate, { params: idParamsSchema, reply: z.undefined() }, 204);
