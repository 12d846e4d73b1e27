import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import {
  emailSchema,
  exactSchema,
  idParamsSchema,
  idSchema,
  instantSchema,
  type Shape,
  textSchema,
  versionSchema,
  z,
} from '#core/contract/schema.ts';
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
  rating: ratingSchema.exactOptional().describe('What the sender thinks of the site as a whole.'),
  email: emailSchema.exactOptional().describe('The address for a reply; used for nothing else.'),
  page: exactSchema(1, 2000)
    .regex(PATH)
    .meta({ examples: ['/jobs'] })
    .exactOptional()
    .describe('The page of this site that it is about: a path without its query.'),
  screenshotId: idSchema.exactOptional().describe('Id of a file of the sender with the purpose `screenshot`. Visitors have no files.'),
  language: languageSchema.describe("The sender's language on the site (BCP 47)."),
  homepage: trapSchema
    .exactOptional()
    .describe('A trap that people do not see. Feedback with this field is not stored, and the reply does not reveal that.'),
});

/** The feedback of a user or a visitor. */
export type NewFeedback = Shape<typeof newFeedbackSchema>;

const sentFeedbackSchema = z.object({
  id: idSchema,
  number: z.string().describe('`F-` and six letters, by which the sender and the team name the feedback to each other.'),
});

/** What a sender learns about feedback that arrived. */
export type SentFeedback = Shape<typeof sentFeedbackSchema>;

export const giveFeedbackContract = endpointContract(giveFeedback, { body: newFeedbackSchema, reply: sentFeedbackSchema }, 201);

/** Fields that the lists of senders and of administrators share. */
export const listedFields = {
  id: idSchema,
  number: z.string(),
  kind: kindSchema,
  excerpt: z.string().describe('The beginning of the text, at most 200 characters.'),
  rating: ratingSchema.nullable(),
  sentAt: instantSchema,
};

const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');

const ownFeedbackSchema = z.object({
  ...listedFields,
  state: z.enum(SENDER_STATES),
  answeredAt: instantSchema.nullable().describe('When the team answered last; `null` if it has not.'),
  isUnread: z.boolean().describe('Whether there is an answer that the sender has not opened yet.'),
});

/** Feedback in the list of its sender. */
export type OwnFeedback = Shape<typeof ownFeedbackSchema>;

export const listMyFeedbackContract = endpointContract(listMyFeedback, {
  query: pageQuerySchema.extend({ unread: yesOrNo.optional() }),
  reply: pageSchema(ownFeedbackSchema),
});

export const personSchema = z.object({ id: idSchema, name: z.string(), email: z.string() });

/** A person whose name administrators with the duty see. */
export type FeedbackPerson = Shape<typeof personSchema>;

export const historySchema = z.object({
  id: idSchema,
  at: instantSchema,
  action: z.enum(FEEDBACK_ACTIONS),
  by: z
    .object({ name: z.string(), isSender: z.boolean() })
    .nullable()
    .describe('The sender or an administrator; `null` for a deleted account.'),
  changes: z
    .array(z.object({ field: z.enum(HANDLED_FIELDS), from: z.string(), to: z.string() }))
    .describe('Values as texts: codes, names of people, tags separated by commas. An empty text stands for none.'),
});

/** A change in the history of feedback. */
export type FeedbackHistoryEntry = Shape<typeof historySchema>;

const handlingSchema = z.object({
  state: z.enum(FEEDBACK_STATES),
  assignee: personSchema.nullable().describe('`null` if nobody has it.'),
  tags: z.array(z.string()),
  sender: personSchema.nullable().describe('The account of the sender; `null` for a visitor.'),
  email: z.string().nullable().describe('The address that the sender gave for an answer.'),
  language: z.string(),
  waitingSince: instantSchema.nullable().describe('Since when the sender waits for an answer; `null` if not.'),
  history: z.array(historySchema).max(200).describe('Newest first, at most 200 entries.'),
});

/** The part of feedback that its sender never sees. */
export type FeedbackHandling = Shape<typeof handlingSchema>;

const screenshotSchema = z.object({
  state: z.enum(['ready', 'pending', 'infected']),
  fileId: idSchema,
  width: z.int().exactOptional().describe('In pixels.'),
  height: z.int().exactOptional(),
});

/** The screenshot of feedback. */
export type FeedbackScreenshot = Shape<typeof screenshotSchema>;

const messageSchema = z.object({
  id: idSchema,
  from: z.enum(['sender', 'team']),
  isInternal: z.boolean().describe('A note that only administrators with the duty see.'),
  author: z
    .string()
    .nullable()
    .describe("Name of the administrator who wrote it; `null` for the sender's messages, for deleted accounts, and always for senders."),
  text: z.string(),
  at: instantSchema,
});

/** A message in the conversation about feedback. */
export type FeedbackReply = Shape<typeof messageSchema>;

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
  replies: z.array(messageSchema).max(CONVERSATION.page).describe('The latest messages, at most 50, oldest first.'),
  earlier: z
    .string()
    .nullable()
    .describe('The cursor with which `feedback.list-replies` lists the messages before them; `null` if there are none.'),
  isFull: z.boolean().describe('Whether there are as many messages as there may be, so that neither an answer nor a note can be added.'),
  isUnread: z.boolean(),
  version: versionSchema,
  may: z
    .object({
      edit: z.boolean().describe('Change text, kind and rating: the sender, as long as nobody has looked at it.'),
      reply: z.boolean().describe('Write an answer that the other side reads.'),
      reopens: z.boolean().describe('Whether an answer opens the feedback again.'),
    })
    .describe('What the caller may do now. The server checks again with each call.'),
  handling: handlingSchema.nullable().describe('For administrators with the duty; `null` for others.'),
});

/** One item of feedback with its conversation. */
export type FeedbackDetail = Shape<typeof feedbackDetailSchema>;

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
