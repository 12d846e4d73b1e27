import { extensionPoint } from '#core/contract/extension-point.ts';

/** Applicants are counted up to this number. A higher number could discourage, and would cost more to count. */
export const MOST_APPLICANTS = 20;

/** Counts the people who applied to a posting. */
export interface ApplicantCounter {
  /** The number of applications that were not withdrawn, at most `most`. It must be cheap: the page of each posting asks for it. */
  readonly countUpTo: (jobId: string, most: number) => Promise<number>;
}

/** Server plugins that take applications count them here. */
export const applicantCounters = extensionPoint<ApplicantCounter>('jobs.applicant-counters');
