/** The highest number of drafts of a candidate. */
export const MOST_DRAFTS = 100;

/** The highest size of a draft, in bytes of JSON. */
export const DRAFT_BYTES = 65_536;

/** A draft is deleted this many days after its last change. */
export const DRAFT_DAYS = 30;

/** A draft is deleted this many days after its posting ended, if that is earlier. */
export const DRAFT_DAYS_AFTER_END = 7;
