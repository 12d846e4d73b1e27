import type { FeedbackFilters } from '../../contract/handling-schemas.ts';
import { askedFeedback, type FeedbackValues, ME } from '../all/feedback-list.ts';

/** Rows of each list. The others are in the list of all feedback. */
const MOST = 5;

/** The lists of feedback that waits, by their names in the texts. */
export const WAITING_LISTS: readonly (readonly [name: string, filters: FeedbackValues])[] = [
  ['mine', { assignee: ME }],
  ['unassigned', { assignee: 'nobody' }],
  ['oldest', { sort: 'waiting' }],
];

/** The query of one of the lists, for the signed-in administrator. */
export function waitingQuery(filters: FeedbackValues, me: string): FeedbackFilters & { readonly limit: number } {
  return { limit: MOST, ...askedFeedback(filters, me) };
}
