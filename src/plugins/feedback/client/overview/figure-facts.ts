import type { FeedbackKind } from '../../contract/feedback.ts';
import type { FeedbackFigures, FeedbackWeek } from '../../contract/handling-schemas.ts';
import { OPEN_STATES } from '../../contract/life-cycle.ts';

/** The number of all messages, without spam. */
export function totalOf({ byKind }: Pick<FeedbackFigures, 'byKind'>): number {
  return byKind.reduce((sum, { count }) => sum + count, 0);
}

/** Whether there is nothing to show, not even spam. */
export function isEmpty(figures: Pick<FeedbackFigures, 'byKind' | 'byState'>): boolean {
  return totalOf(figures) === 0 && figures.byState.every(({ count }) => count === 0);
}

/** The most frequent kind; `undefined` when several kinds share the first place. `most` when more than half of the messages have it. */
export function frequentKind(figures: Pick<FeedbackFigures, 'byKind'>): { kind: FeedbackKind; share: 'most' | 'often' } | undefined {
  const [first, second] = figures.byKind.toSorted((one, other) => other.count - one.count);
  if (first === undefined || first.count === 0 || first.count === second?.count) return undefined;
  return { kind: first.kind, share: first.count * 2 > totalOf(figures) ? 'most' : 'often' };
}

/** The number of messages that still need work. */
export function openCount({ byState }: Pick<FeedbackFigures, 'byState'>): number {
  return byState.filter(({ state }) => OPEN_STATES.includes(state)).reduce((sum, { count }) => sum + count, 0);
}

/** The week with the most messages, the latest of several; `undefined` when there are none. */
export function busiestWeek(weeks: readonly FeedbackWeek[]): FeedbackWeek | undefined {
  const most = Math.max(0, ...weeks.map(({ count }) => count));
  return most === 0 ? undefined : weeks.findLast(({ count }) => count === most);
}

/** The mean of all ratings, and their number; `undefined` without any. */
export function overallRating(weeks: readonly FeedbackWeek[]): { mean: number; count: number } | undefined {
  const count = weeks.reduce((sum, { rated }) => sum + rated, 0);
  const points = weeks.reduce((sum, { rated, meanRating }) => sum + rated * (meanRating ?? 0), 0);
  return count === 0 ? undefined : { mean: points / count, count };
}

/** A time in the largest unit in which it is at least 1, or at least 2 for days, as whole numbers. At least one minute. */
export function roundedTime(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes < 60) return { unit: 'minutes', count: Math.max(1, Math.floor(minutes)) };
  const hours = Math.round(minutes / 60);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) };
}

/** The instant at which a day (`2026-03-02`) begins in the time zone of the reader. */
export function startOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toISOString();
}
