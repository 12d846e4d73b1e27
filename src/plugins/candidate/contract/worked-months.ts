import type { Job } from './item-schemas.ts';

/** The months of all jobs together, up to the current month. Months of several jobs count once. `null` without a job. */
export function workedMonths(jobs: readonly Pick<Job, 'start' | 'end' | 'isCurrent'>[], now: Date): number | null {
  if (jobs.length === 0) return null;
  const current = 12 * now.getUTCFullYear() + now.getUTCMonth();
  const spans = jobs.map(({ start, end, isCurrent }) => ({
    first: numberOf(start),
    last: isCurrent ? current : Math.min(current, numberOf(end)),
  }));
  let months = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { first, last } of spans.sort((one, other) => one.first - other.first)) {
    months += Math.max(0, last - Math.max(first - 1, counted));
    counted = Math.max(counted, last);
  }
  return months;
}

/** The number of a month such as `2026-03`. */
function numberOf(month: string): number {
  const [year, inYear] = month.split('-').map(Number);
  return 12 * (year ?? 0) + (inYear ?? 1) - 1;
}
