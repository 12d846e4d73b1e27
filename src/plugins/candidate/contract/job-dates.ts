/** The dates of a job. The end of a current job is empty. */
interface JobDates {
  readonly start: string;
  readonly end: string;
}

/** Months as numbers, both included. Month 24,242 is March 2020. */
export interface MonthSpan {
  readonly first: number;
  readonly last: number;
}

/** Whether a date of a job is only a year, such as `2026`. The others are months, such as `2026-03`. */
export function isYearOnly(date: string): boolean {
  return !date.includes('-');
}

/**
 * The months that a job took. Of a year without a month, the middle counts: a job from 2019 to 2021 took 24 months, the mean of what it may
 * have taken, and jobs that follow each other by years add up without gaps. Within one year it took six months.
 *
 * @param end empty for a current job
 */
export function monthSpan(start: string, end: string, current: number): MonthSpan {
  const first = isYearOnly(start) ? monthOf(start, 6) : monthOf(start);
  const last = end === '' ? current : isYearOnly(end) ? monthOf(end, 5) : monthOf(end);
  if (last >= first || (!isYearOnly(start) && !isYearOnly(end))) return { first, last };
  if (end !== '' && isYearOnly(start) && isYearOnly(end)) return { first: monthOf(start, 3), last: monthOf(end, 8) };
  return isYearOnly(start) ? { first: last, last } : { first, last: first };
}

/** Whether a job ends before it begins, whatever months its years without a month mean. */
export function endsBeforeStart({ start, end }: JobDates): boolean {
  return end !== '' && latestMonth(end) < earliestMonth(start);
}

/** Whether a job ends after another one has begun, whatever months the years mean. */
export function endsAfterStart(one: Pick<JobDates, 'end'>, other: Pick<JobDates, 'start'>): boolean {
  return earliestMonth(one.end) > latestMonth(other.start);
}

/** The number of a month such as `2026-03`. */
export function monthOf(date: string, ofYear = 0): number {
  const [year, inYear] = date.split('-').map(Number);
  return 12 * (year ?? 0) + (inYear === undefined ? ofYear : inYear - 1);
}

function earliestMonth(date: string): number {
  return monthOf(date, 0);
}

function latestMonth(date: string): number {
  return monthOf(date, 11);
}
