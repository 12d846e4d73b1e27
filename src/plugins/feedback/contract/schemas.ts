import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { emailSchema, exactSchema, idParamsSchema, idSchema, instantSchema, textSchema, versionSchema, z } from '#core/contract/schema.ts';
import { trapSchema } from '#core/contract/trap-schema.ts';
import {
  editFeedback,
  getFeedback,
  giveFeedback,
  listFeedbackReplies,
  listMyFeedback,
  markFeedbackRead,
  replyToFeedback,
} from './endpoints.ts';
import { CONVERSATION, FEEDBACK_KINDS, FEEDBACK_RATINGS, FEEDBACK_TEXT, REPLY_TEXT } from './feedback.ts';
import { FEEDBACK_ACTIONS, HANDLED_FIELDS } from './handling.ts';
import { FEEDBACK_STATES, SENDER_STATES } from './life-cycle.ts';

// A path of this site. Other sites are not allowed. A query is not allowed either, because it may be secret.
const PATH = /^\/(?!\/)[^?#\s]*$/;

export const kindSchema = z.enum(FEEDBACK_KINDS);
const ratingSchema = z.literal(FEEDBACK_RATINGS);
const feedbackTextSchema = textSchema(FEEDBACK_TEXT.min, FEEDBACK_TEXT.max);
const languageSchema = exactSchema(2, 30).regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,3}$/);

export const newFeedbackSchema = z.object({
  kind: kindSchema,
  text: feedbackTextSchema,
  rating: ratingSchema.exactOptional(),
  email: emailSchema.exactOptional(),
  page: exactSchema(1, 2000)
    .regex(PATH)
    .meta({ examples: ['/jobs'] })
    .exactOptional(),
  screenshotId: idSchema.exactOptional(),
  language: languageSchema,
  homepage: trapSchema.exactOptional(),
});

export const giveFeedbackContract = endpointContract(
  giveFeedback,
  { body: newFeedbackSchema, reply: z.object({ id: idSchema, number: z.string() }) },
  201,
);

/** Fields that the lists of senders and of administrators share. */
export const listedFields = {
  id: idSchema,
  number: z.string(),
  kind: kindSchema,
  excerpt: z.string(),
  rating: ratingSchema.nullable(),
  sentAt: instantSchema,
};

const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');

export const listMyFeedbackContract = endpointContract(listMyFeedback, {
  query: pageQuerySchema.extend({ unread: yesOrNo.optional() }),
  reply: pageSchema(
    z.object({ ...listedFields, state: z.enum(SENDER_STATES), answeredAt: instantSchema.nullable(), isUnread: z.boolean() }),
  ),
});

export const personSchema = z.object({ id: idSchema, name: z.string(), email: z.string() });

const historySchema = z.object({
  id: idSchema,
  at: instantSchema,
  action: z.enum(FEEDBACK_ACTIONS),
  by: z.object({ name: z.string(), isSender: z.boolean() }).nullable(),
  changes: z.array(z.object({ field: z.enum(HANDLED_FIELDS), from: z.string(), to: z.string() })),
});

const handlingSchema = z.object({
  state: z.enum(FEEDBACK_STATES),
  assignee: personSchema.nullable(),
  tags: z.array(z.string()),
  sender: personSchema.nullable(),
  email: z.string().nullable(),
  language: z.string(),
  waitingSince: instantSchema.nullable(),
  history: z.array(historySchema).max(200),
});

const screenshotSchema = z.object({
  state: z.enum(['ready', 'pending', 'infected']),
  fileId: idSchema,
  width: z.int().exactOptional(),
  height: z.int().exactOptional(),
});

const messageSchema = z.object({
  id: idSchema,
  from: z.enum(['sender', 'team']),
  isInternal: z.boolean(),
  author: z.string().nullable(),
  text: z.string(),
  at: instantSchema,
});

export const feedbackDetailSchema = z.object({
  id: idSchema,
  number: z.string(),
  kind: kindSchema,
  text: z.string(),
  rating: ratingSchema.nullable(),
  page: z.string().nullable(),
  screenshot: screenshotSchema.nullable(),
  state: z.enum(SENDER_STATES),
  sentAt: instantSchema,
  editedAt: instantSchema.nullable(),
  replies: z.array(messageSchema).max(CONVERSATION.page),
  earlier: z.string().nullable(),
  isFull: z.boolean(),
  isUnread: z.boolean(),
  version: versionSchema,
  may: z.object({ edit: z.boolean(), reply: z.boolean(), reopens: z.boolean() }),
  handling: handlingSchema.nullable(),
});

export const getFeedbackContract = endpointContract(getFeedback, { params: idParamsSchema, reply: feedbackDetailSchema });

export const listFeedbackRepliesContract = endpointContract(listFeedbackReplies, {
  params: idParamsSchema,
  query: pageQuerySchema,
  reply: pageSchema(messageSchema),
});

export const editFeedbackSchema = z.object({
  text: feedbackTextSchema,
  kind: kindSchema,
  rating: ratingSchema.nullable(),
  version: versionSchema,
});

export const editFeedbackContract = endpointContract(editFeedback, {
  params: idParamsSchema,
  body: editFeedbackSchema,
  reply: feedbackDetailSchema,
});

export const markFeedbackReadContract = endpointContract(markFeedbackRead, { params: idParamsSchema, reply: z.undefined() }, 204);

export const replySchema = z.object({ text: textSchema(REPLY_TEXT.min, REPLY_TEXT.max), isInternal: z.boolean().optional() });

export const replyToFeedbackContract = endpointContract(
  replyToFeedback,
  { params: idParamsSchema, body: replySchema, reply: feedbackDetailSchema },
  201,
);
