import { endpoint } from '#core/contract/endpoint.ts';
import { downloadEndpoint } from '#core/contract/file-endpoint.ts';
import type { AllRows, Page } from '#core/contract/paging.ts';
import type { BulkChange, HandlingChange } from './handling.ts';
import type { BulkResult, FeedbackFigures, FeedbackFilters, ListedFeedback } from './handling-schemas.ts';
import type { FeedbackDetail, FeedbackPerson } from './schemas.ts';

// All calls in this file are for administrators with the duty `feedback`.

export const listFeedback = endpoint<{
  query: FeedbackFilters & { limit: number; cursor?: string | undefined };
  reply: Page<ListedFeedback>;
}>({
  id: 'feedback.list',
  method: 'GET',
  path: '/feedback',
  summary: 'Feedback, one page at a time.',
});

/** The feedback of {@link listFeedback} in one response, so that all of it can be selected. */
export const listAllFeedback = endpoint<{ query: FeedbackFilters; reply: AllRows<ListedFeedback> }>({
  id: 'feedback.list-all',
  method: 'GET',
  path: '/feedback/all',
  summary: 'All feedback of a list.',
});

/** How much feedback waits for an answer: the rows of the list in the order `waiting`. */
export const countWaitingFeedback = endpoint<{ reply: { count: number } }>({
  id: 'feedback.count-waiting',
  method: 'GET',
  path: '/feedback/waiting/count',
  summary: 'How much feedback waits for an answer.',
});

/**
 * Changes state, assignee and tags. 409 `conflict` for another version, `feedback.state-not-allowed` for a state that does not follow the
 * present one. 422 `feedback.not-a-handler` at `assignee`. `entry` is the entry of the history by which the change can be undone; `null`
 * when nothing changed.
 */
export const handleFeedback = endpoint<{
  params: { id: string };
  body: HandlingChange & { version: number };
  reply: { feedback: FeedbackDetail; entry: string | null };
}>({
  id: 'feedback.handle',
  method: 'PATCH',
  path: '/feedback/:id/handling',
  summary: 'Change the state, the assignee or the tags of feedback.',
});

/** Changes several items. Each item has its own outcome. 422 `feedback.not-a-handler` at `assignee`. */
export const changeFeedback = endpoint<{ body: BulkChange & { ids: string[] }; reply: { results: BulkResult[] } }>({
  id: 'feedback.change-several',
  method: 'POST',
  path: '/feedback/bulk',
  summary: 'Change the state, the assignee or a tag of several items of feedback.',
});

/**
 * Undoes changes of the caller that are about a minute old at most and the last ones of their feedback. Each entry has its own outcome, in
 * which `id` is that of the feedback, or of the entry when there is none.
 */
export const undoHandling = endpoint<{ body: { entries: string[] }; reply: { results: BulkResult[] } }>({
  id: 'feedback.undo',
  method: 'POST',
  path: '/feedback/undo',
  summary: 'Undo your last changes of feedback.',
});

/** The administrators to whom feedback can be assigned, by name; at most 500. */
export const listHandlers = endpoint<{ reply: { items: FeedbackPerson[] } }>({
  id: 'feedback.list-handlers',
  method: 'GET',
  path: '/feedback/handlers',
  summary: 'The administrators who handle feedback.',
});

/** The most frequent tags, at most 100. */
export const listFeedbackTags = endpoint<{ reply: { items: { tag: string; count: number }[] } }>({
  id: 'feedback.list-tags',
  method: 'GET',
  path: '/feedback/tags',
  summary: 'The tags of feedback, the most frequent first.',
});

/** At most five items, the most similar first, among the latest 5,000. */
export const listSimilarFeedback = endpoint<{ params: { id: string }; reply: { items: ListedFeedback[] } }>({
  id: 'feedback.list-similar',
  method: 'GET',
  path: '/feedback/:id/similar',
  summary: 'Feedback that shares words with this one.',
});

/** `zone` is an IANA time zone, `firstDay` the first day of the week from 1 (Monday) to 7 (Sunday), `weeks` 1 to 53. */
export const getFeedbackFigures = endpoint<{ query: { zone: string; firstDay: number; weeks: number }; reply: FeedbackFigures }>({
  id: 'feedback.get-figures',
  method: 'GET',
  path: '/feedback/figures',
  summary: 'How much feedback came in the last weeks, how it rates the site, and how fast it was answered.',
});

/** All feedback that matches the filters, in their order, as a CSV file. Each call is recorded. */
export const exportFeedback = downloadEndpoint<{ query: FeedbackFilters }>({
  id: 'feedback.export',
  path: '/feedback/export',
  summary: 'Feedback as a CSV file.',
});
