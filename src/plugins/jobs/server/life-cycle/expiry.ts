import { type Issue, issueAt } from '#core/contract/errors.ts';
import { jobIssues } from '../../contract/issues.ts';
import { PUBLISHED_DAYS } from '../../contract/life-cycle.ts';
import { DAY_MS, hasPassed } from '../posting-clock.ts';

/** When a posting expires that is published now. */
export function expiryAfter(now: Date, days: number | null | undefined): Date {
  return new Date(now.getTime() + (days ?? PUBLISHED_DAYS.default) * DAY_MS);
}

/**
 * When a posting expires that is published now. One that was published before keeps its expiry. A review may have taken longer than that; then
 * the days count from now.
 */
export function nextExpiry(
  { published_at, expires_at }: { readonly published_at: Date | null; readonly expires_at: Date | null },
  days: number | null | undefined,
  now: Date,
): Date | null {
  const isKept = published_at !== null && (expires_at === null || expires_at > now);
  return isKept ? expires_at : expiryAfter(now, days);
}

/** What is wrong with a deadline. A posting that is about to be published needs one that has not passed. */
export function deadlineIssues(
  deadline: string | null,
  { expiry, publishing }: { readonly expiry: Date | null; readonly publishing?: Date },
): Issue[] {
  if (deadline === null || deadline === '') return [];
  if (expiry !== null && deadline > expiry.toISOString().slice(0, 10)) {
    return [issueAt('deadline', jobIssues['jobs.deadline-after-expiry'])];
  }
  return publishing !== undefined && hasPassed(deadline, publishing) ? [issueAt('deadline', jobIssues['jobs.deadline-past'])] : [];
}
