import { endpointContract } from '#core/contract/endpoint.ts';
import { downloadContract } from '#core/contract/file-endpoint.ts';
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
import { FEEDBACK_RATINGS, FEEDBACK_TAGS } from './feedback.ts';
import { BULK_LIMIT, BULK_OUTCOMES, FEEDBACK_ORDERS, MOST_WEEKS } from './handling.ts';
import {
  changeFeedback,
  countWaitingFeedback,
  exportFeedback,
  getFeedbackFigures,
  handleFeedback,
  listAllFeedback,
  listFeedback,
  listFeedbackTags,
  listHandlers,
  listSimilarFeedback,
  undoHandling,
} from './handling-endpoints.ts';
import { FEEDBACK_STATES } from './life-cycle.ts';
import { feedbackDetailSchema, kindSchema, listedFields, personSchema } from './schemas.ts';

const stateSchema = z.enum(FEEDBACK_STATES);

/** Tags are in lower case, so that "Login" and "login" are one tag. */
const tagSchema = lineSchema(FEEDBACK_TAGS.min, FEEDBACK_TAGS.max).transform((tag) => tag.toLowerCase());

const feedbackFiltersSchema = z.object({
  q: lineSchema(0, 120).optional().describe('Each word must begin a word of the text or of an answer; or a number as in `F-BCDFGH`.'),
  kind: kindSchema.optional(),
  state: z
    .enum([...FEEDBACK_STATES, 'open'])
    .optional()
    .describe('`open`: any state in which feedback still needs work.'),
  tag: tagSchema.optional(),
  assignee: z
    .union([z.literal('nobody'), idSchema])
    .optional()
    .describe('The id of an administrator, or `nobody`.'),
  rating: z.coerce.number().pipe(z.literal(FEEDBACK_RATINGS)).optional(),
  language: exactSchema(2, 30)
    .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,3}$/)
    .optional()
    .describe('BCP 47; also matches its regional forms.'),
  page: exactSchema(1, 2000).regex(/^\//).optional().describe('The beginning of the path of a page.'),
  from: instantSchema.optional().describe('First instant of the period in which it was sent.'),
  to: instantSchema.optional().describe('First instant after the period.'),
  sort: z.enum(FEEDBACK_ORDERS).default('newest'),
});

/** The filters of the list. A missing filter matches all feedback. */
export type FeedbackFilters = Shape<typeof feedbackFiltersSchema>;

const listedSchema = z.object({
  ...listedFields,
  state: stateSchema,
  assignee: personSchema.nullable(),
  tags: z.array(z.string()),
  page: z.string().nullable(),
  language: z.string(),
  waitingSince: instantSchema.nullable(),
  version: versionSchema,
});

/** Feedback in the list of administrators. */
export type ListedFeedback = Shape<typeof listedSchema>;

export const listFeedbackContract = endpointContract(listFeedback, {
  query: pageQuerySchema.extend(feedbackFiltersSchema.shape),
  reply: pageSchema(listedSchema),
});

export const listAllFeedbackContract = endpointContract(listAllFeedback, {
  query: feedbackFiltersSchema,
  reply: allRowsSchema(listedSchema),
});

const assigneeSchema = idSchema.nullable().optional();

export const handleFeedbackContract = endpointContract(handleFeedback, {
  params: idParamsSchema,
  body: z.object({
    state: stateSchema.optional(),
    assignee: assigneeSchema,
    tags: listSchema(tagSchema, FEEDBACK_TAGS.most).optional(),
    version: versionSchema,
  }),
  reply: z.object({ feedback: feedbackDetailSchema, entry: idSchema.nullable() }),
});

const bulkResultSchema = z.object({
  id: idSchema,
  outcome: z.enum(BULK_OUTCOMES),
  entry: idSchema.nullable().describe('The entry of the history by which the change can be undone; `null` if nothing was changed.'),
});

export type BulkResult = Shape<typeof bulkResultSchema>;

const resultsSchema = z.object({
  results: z.array(bulkResultSchema).max(BULK_LIMIT),
});

export const countWaitingFeedbackContract = endpointContract(countWaitingFeedback, { reply: z.object({ count: z.int() }) });

export const changeFeedbackContract = endpointContract(changeFeedback, {
  body: z.object({
    ids: listSchema(idSchema, BULK_LIMIT),
    state: stateSchema.optional(),
    assignee: assigneeSchema,
    addTag: tagSchema.optional(),
    removeTag: tagSchema.optional(),
  }),
  reply: resultsSchema,
});

export const undoHandlingContract = endpointContract(undoHandling, {
  body: z.object({ entries: listSchema(idSchema, BULK_LIMIT) }),
  reply: resultsSchema,
});

export const listHandlersContract = endpointContract(listHandlers, { reply: z.object({ items: z.array(personSchema).max(500) }) });

export const listFeedbackTagsContract = endpointContract(listFeedbackTags, {
  reply: z.object({ items: z.array(z.object({ tag: z.string(), count: z.int() })) }),
});

export const listSimilarFeedbackContract = endpointContract(listSimilarFeedback, {
  params: idParamsSchema,
  reply: z.object({ items: z.array(listedSchema).max(5) }),
});

const feedbackWeekSchema = z.object({
  start: z.iso.date().describe('The first day of the week, as `2026-03-02`.'),
  count: z.int(),
  rated: z.int().describe('How many have a rating.'),
  meanRating: z.number().nullable().describe('Mean of the ratings; `null` without one.'),
});

export type FeedbackWeek = Shape<typeof feedbackWeekSchema>;

const feedbackFiguresSchema = z.object({
  byKind: z.array(z.object({ kind: kindSchema, count: z.int() })).describe('Every kind, in the order of the form.'),
  byState: z.array(z.object({ state: stateSchema, count: z.int() })).describe('Every state, in order.'),
  weeks: z.array(feedbackWeekSchema).describe('Oldest first, without gaps.'),
  answered: z.int().describe('How many have an answer of the team.'),
  medianMinutes: z.number().nullable().describe('Median of the minutes until the first answer of the team; `null` if there is none.'),
});

/**
 * Figures about the feedback of the last weeks, the present one included. Deleted feedback is counted too. Spam is counted only in
 * `byState`.
 */
export type FeedbackFigures = Shape<typeof feedbackFiguresSchema>;

export const getFeedbackFiguresContract = endpointContract(getFeedbackFigures, {
  query: z.object({
    zone: exactSchema(1, 60),
    firstDay: z.coerce.number().int().min(1).max(7),
    weeks: z.coerce.number().int().min(1).max(MOST_WEEKS),
  }),
  reply: feedbackFiguresSchema,
});

export const exportFeedbackContract = downloadContract(
  exportFeedback,
  { query: feedbackFiltersSchema },
  { types: ['text/csv; charset=utf-8'] },
);
