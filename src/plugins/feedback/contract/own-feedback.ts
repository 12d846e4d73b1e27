import type { FeedbackKind, FeedbackRating } from './feedback.ts';
import type { SenderState } from './life-cycle.ts';

/** Feedback in the list of its sender. */
export interface OwnFeedback {
  readonly id: string;
  readonly number: string;
  readonly kind: FeedbackKind;
  /** The beginning of the text, at most 200 characters. */
  readonly excerpt: string;
  readonly rating: FeedbackRating | null;
  readonly state: SenderState;
  readonly sentAt: string;
  /** When the team answered last; `null` if it has not. */
  readonly answeredAt: string | null;
  /** Whether there is an answer that the sender has not opened yet. */
  readonly isUnread: boolean;
}
