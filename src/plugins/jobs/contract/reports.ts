/** The reasons for a report on a posting, in the order of the form. */
export const REPORT_REASONS = Object.freeze(['fake', 'scam-fee', 'discrimination', 'expired', 'spam', 'impersonation', 'other'] as const);

export type ReportReason = (typeof REPORT_REASONS)[number];

/** Maximum number of characters of a report. */
export const REPORT_DETAIL = 2000;

/** The limit for one sender: `count` reports within `minutes` minutes. */
export const REPORT_RATE = Object.freeze({ count: 5, minutes: 60 });

/** A published posting with open reports of this many accounts goes back to the review. Reports of visitors do not count. */
export const REPORTS_TO_REVIEW = 3;

/** The highest number of reports that one call reads or decides. */
export const MOST_REPORTS = 100;

/** Whether reports are right. Upheld reports do not move the posting. */
export type ReportDecision = 'upheld' | 'dismissed';
