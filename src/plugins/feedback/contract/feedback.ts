/** The kinds of feedback, in the order of the form. */
export const FEEDBACK_KINDS = Object.freeze(['idea', 'problem', 'praise', 'question'] as const);

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** Minimum and maximum number of characters of feedback. */
export const FEEDBACK_TEXT = Object.freeze({ min: 10, max: 4000 });

/** Minimum and maximum number of characters of an answer or a note. */
export const REPLY_TEXT = Object.freeze({ min: 1, max: 4000 });

/** The most messages about one item, notes included, and how many of them are on a page. */
export const CONVERSATION = Object.freeze({ most: 200, page: 50 });

/** The ratings, from the worst to the best. */
export const FEEDBACK_RATINGS = Object.freeze([1, 2, 3, 4, 5] as const);

export type FeedbackRating = (typeof FEEDBACK_RATINGS)[number];

/** Limits of tags: the number of them, and the number of characters of one. */
export const FEEDBACK_TAGS = Object.freeze({ most: 10, min: 2, max: 30 });

/** The limit for one sender: `count` items within `minutes` minutes. */
export const FEEDBACK_RATE = Object.freeze({ count: 5, minutes: 60 });
