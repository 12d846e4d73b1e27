/** The time since their publication is shown of postings that are younger; of older ones, the date. */
export const RECENT_DAYS = 30;

/** Of postings that are older, the time since then is shown beside the date. */
export const OLD_DAYS = 90;
