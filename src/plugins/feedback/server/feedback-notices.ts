import { href } from '#core/contract/route-ref.ts';
import { idSchema, textSchema, z } from '#core/contract/schema.ts';
import { excerpt } from '#core/server/notices/excerpt.ts';
import { defineNotice, type NoticeKind } from '#core/server/notices/notice-kind.ts';
import { REPLY_TEXT } from '../contract/feedback.ts';
import { OPEN_STATES } from '../contract/life-cycle.ts';
import { feedbackRoutes } from '../contract/routes.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';
import { countWaiting } from './waiting-since.ts';

// Number and text are looked up when the notice is told.
const itemParams = z.strictObject({ feedbackId: idSchema, number: z.string().optional() });
const answerParams = itemParams.extend({
  replyId: idSchema,
  isVisitor: z.boolean(),
  text: textSchema(0, REPLY_TEXT.max).optional(),
});
// Of a bulk action, the words tell how much the assignee has now.
const assignedParams = z.strictObject({ feedbackId: idSchema.optional(), assigneeId: idSchema, open: z.int().optional() });
const receivedParams = z.strictObject({ waiting: z.int().optional() });

type ItemParams = z.infer<typeof itemParams>;
type AnswerParams = z.infer<typeof answerParams>;
type AssignedParams = z.infer<typeof assignedParams>;
type ReceivedParams = z.infer<typeof receivedParams>;

/** The kinds of notices about feedback. */
export interface FeedbackNotices {
  readonly answered: NoticeKind<AnswerParams>;
  readonly received: NoticeKind<ReceivedParams>;
  readonly senderReplied: NoticeKind<ItemParams>;
  readonly assigned: NoticeKind<AssignedParams>;
}

/** Declares the kinds. They look items up in the database. */
export function feedbackNotices(db: FeedbackDatabase): FeedbackNotices {
  const rowOf = (id: string) => db.selectFrom('feedback').select(['number', 'assignee_id']).where('id', '=', id).executeTakeFirst();
  const toItem = (id: string) => href(feedbackRoutes.form, {}, { id });
  return {
    answered: defineNotice<AnswerParams>({
      kind: 'feedback.answered',
      group: 'answers',
      roles: ['candidate', 'employer', 'admin'],
      params: answerParams,
      mail: 'instant',
      // A visitor has no account in which the answer appears.
      opens: ({ feedbackId, isVisitor }) => (isVisitor ? undefined : toItem(feedbackId)),
      quote: ({ text }) => text,
      still: async (params) => {
        const row = await rowOf(params.feedbackId);
        const reply = await db.selectFrom('feedback_replies').select('text').where('id', '=', params.replyId).executeTakeFirst();
        if (row === undefined || reply === undefined) return undefined;
        return { ...params, number: row.number, text: params.isVisitor ? reply.text : excerpt(reply.text) };
      },
    }),
    received: defineNotice<ReceivedParams>({
      kind: 'feedback.received',
      group: 'feedback',
      roles: ['admin'],
      params: receivedParams,
      mail: 'daily',
      merges: true,
      opens: () => href(feedbackRoutes.list, {}, { sort: 'waiting' }),
      count: ({ waiting = 1 }) => waiting,
      still: async () => {
        const waiting = await countWaiting(db);
        return waiting === 0 ? undefined : { waiting };
      },
    }),
    senderReplied: defineNotice<ItemParams>({
      kind: 'feedback.sender-replied',
      group: 'feedback',
      roles: ['admin'],
      params: itemParams,
      mail: 'instant',
      merges: true,
      opens: ({ feedbackId }) => toItem(feedbackId),
      still: async (params) => {
        const row = await rowOf(params.feedbackId);
        return row && { ...params, number: row.number };
      },
    }),
    assigned: defineNotice<AssignedParams>({
      kind: 'feedback.assigned',
      group: 'feedback',
      roles: ['admin'],
      params: assignedParams,
      mail: 'instant',
      merges: true,
      // As long as the assignment can be undone.
      waitSeconds: 75,
      opens: ({ feedbackId, assigneeId }) =>
        feedbackId === undefined ? href(feedbackRoutes.list, {}, { assignee: assigneeId }) : toItem(feedbackId),
      count: ({ open = 1 }) => open,
      still: async (params) => {
        if (params.feedbackId === undefined) {
          const open = await countOpenOf(db, params.assigneeId);
          return open === 0 ? undefined : { ...params, open };
        }
        return (await rowOf(params.feedbackId))?.assignee_id === params.assigneeId ? params : undefined;
      },
    }),
  };
}

async function countOpenOf(db: FeedbackDatabase, assigneeId: string): Promise<number> {
  const open = db
    .selectFrom('feedback')
    .where('assignee_id', '=', assigneeId)
    .where('state', 'in', [...OPEN_STATES]);
  return (await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}
