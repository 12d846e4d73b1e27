/** The kinds of feedback, in the order of the form. */
export const FEEDBACK_KINDS = Object.freeze(['idea', 'problem', 'praise', 'question'] as const);

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** Minimum and maximum number of characters of feedback. */
export const FEEDBACK_TEXT = Object.freeze({ min: 10, max: 4000 });

/** The limit for one sender: `count` items within `minutes` minutes. */
export const FEEDBACK_RATE = Object.freeze({ count: 5, minutes: 60 });

/** The feedback of a user or a visitor. */
export interface NewFeedback {
  readonly kind: FeedbackKind;
  readonly text: string;
  /** The address for a reply; used for nothing else. */
  readonly email?: string;
  /** The page of this site that it is about: a path without its query. */
  readonly page?: string;
  /** The sender's language on the site (BCP 47). */
  readonly language: string;
  /** A trap that people do not see. Feedback with this field is not stored, and the reply does not reveal that. */
  readonly homepage?: string;
}
