import { endpoint } from '#core/contract/endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { FeedbackKind, FeedbackRating } from './feedback.ts';
import type { FeedbackDetail, FeedbackReply, NewFeedback, OwnFeedback, SentFeedback } from './schemas.ts';

/** Sends feedback. Above the limit for one sender it answers 429 `feedback.too-many` with `retryAfter`. */
export const giveFeedback = endpoint<{ body: NewFeedback; reply: SentFeedback }>({
  id: 'feedback.give',
  method: 'POST',
  path: '/feedback',
  summary: 'Leave an idea, a problem, praise or a question, signed in or not.',
});

/** Newest first. With `unread`, only feedback with an answer that was not opened yet. */
export const listMyFeedback = endpoint<{
  query: { limit: number; cursor?: string | undefined; unread?: boolean | undefined };
  reply: Page<OwnFeedback>;
}>({
  id: 'feedback.list-mine',
  method: 'GET',
  path: '/feedback/mine',
  summary: 'The feedback that you sent, one page at a time.',
});

/** The sender, and administrators with the duty `feedback`. Others get 404. */
export const getFeedback = endpoint<{ params: { id: string }; reply: FeedbackDetail }>({
  id: 'feedback.get',
  method: 'GET',
  path: '/feedback/:id',
  summary: 'One item of feedback with its answers.',
});

/** Newest first. The sender, and administrators with the duty `feedback`. Others get 404. */
export const listFeedbackReplies = endpoint<{
  params: { id: string };
  query: { limit: number; cursor?: string | undefined };
  reply: Page<FeedbackReply>;
}>({
  id: 'feedback.list-replies',
  method: 'GET',
  path: '/feedback/:id/replies',
  summary: 'The messages about one item of feedback, one page at a time.',
});

/** Changes the sender's own feedback. 409 `feedback.not-new` once an administrator looked at it, `conflict` for another version. */
export const editFeedback = endpoint<{
  params: { id: string };
  body: { text: string; kind: FeedbackKind; rating: FeedbackRating | null; version: number };
  reply: FeedbackDetail;
}>({
  id: 'feedback.edit',
  method: 'PATCH',
  path: '/feedback/:id',
  summary: 'Change feedback that you sent, as long as it is new.',
});

/** Records that the sender has seen all answers. Administrators who did not send it get 404. */
export const markFeedbackRead = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'feedback.mark-read',
  method: 'POST',
  path: '/feedback/:id/read',
  summary: 'Mark the answers to your feedback as read.',
});

/**
 * Answers feedback, or adds an internal note to it. The sender's answer opens resolved feedback again within 30 days. The first answer of
 * the team makes new feedback triaged. 409 `feedback.closed` for an answer to closed feedback, `feedback.no-address` for an answer to a
 * visitor without an address, `feedback.full` after 200 messages. 403 for an internal note of the sender.
 */
export const replyToFeedback = endpoint<{
  params: { id: string };
  body: { text: string; isInternal?: boolean | undefined };
  reply: FeedbackDetail;
}>({
  id: 'feedback.reply',
  method: 'POST',
  path: '/feedback/:id/replies',
  summary: 'Answer feedback, or add an internal note.',
});
