import type { Job } from './item-schemas.ts';
import { monthSpan } from './job-dates.ts';

/** The months of all jobs together, up to the current month. Months of several jobs count once. `null` without a job. */
export function workedMonths(jobs: readonly Pick<Job, 'start' | 'end' | 'isCurrent'>[], now: Date): number | null {
  if (jobs.length === 0) return null;
  const current = 12 * now.getUTCFullYear() + now.getUTCMonth();
  const spans = jobs.map(({ start, end, isCurrent }) => monthSpan(start, isCurrent ? '' : end, current));
  let months = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { first, last } of spans.sort((one, other) => one.first - other.first)) {
    const until = Math.min(current, last);
    months += Math.max(0, until - Math.max(first - 1, counted));
    counted = Math.max(counted, until);
  }
  return months;
}
