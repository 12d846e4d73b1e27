/** What somebody's feedback is, in the order in which it is offered. */
export const FEEDBACK_KINDS = Object.freeze(['idea', 'problem', 'praise', 'question'] as const);

/** One of them. */
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** Least and most characters of feedback. */
export const FEEDBACK_TEXT = Object.freeze({ min: 10, max: 4000 });

/** How much the server takes from one sender: so many within so many minutes. */
export const FEEDBACK_RATE = Object.freeze({ count: 5, minutes: 60 });

/** Feedback as it is sent, signed in or not. */
export interface NewFeedback {
  readonly kind: FeedbackKind;
  readonly text: string;
  /** Where an answer goes; used for nothing else. */
  readonly email?: string;
  /** The page of this site that it is about: a path without its query. */
  readonly page?: string;
  /** In which language the sender reads the site (BCP 47). */
  readonly language: string;
  /** A trap: people do not see this field. Feedback that fills it in is not kept, and the answer does not tell. */
  readonly homepage?: string;
}
