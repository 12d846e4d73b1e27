import { entityKind } from '#core/contract/entity-kind.ts';
import type { ListedFeedback } from '../../contract/handling-schemas.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';

/** Feedback in the list of all feedback. */
export const listedFeedback = entityKind<ListedFeedback>(
  'feedback.listed',
  ({ id }) => id,
  ({ version }) => version,
);

/** One item of feedback with its messages. */
export const feedbackItems = entityKind<FeedbackDetail>(
  'feedback.item',
  ({ id }) => id,
  ({ version }) => version,
);
