import { issueAt } from '#core/contract/errors.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { FEEDBACK_KINDS } from '../contract/feedback.ts';
import type { FeedbackFigures, FeedbackWeek } from '../contract/handling-schemas.ts';
import { feedbackIssues } from '../contract/issues.ts';
import { FEEDBACK_STATES } from '../contract/life-cycle.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';
import { countFeedback, type FeedbackCount, medianMinutes } from './figures-query.ts';
import { type WeeksShape, weekStarts } from './figures-weeks.ts';

/**
 * The figures of the last weeks.
 *
 * @throws ApiFault invalid for an unknown time zone
 */
export async function feedbackFigures(db: FeedbackDatabase, shape: WeeksShape): Promise<FeedbackFigures> {
  const starts = weekStarts(shape);
  if (starts === undefined) throw new ApiFault('invalid', [issueAt('zone', feedbackIssues['feedback.unknown-zone'])]);
  const instants = starts.map(({ at }) => at.toISOString());
  const [counts, median] = await Promise.all([countFeedback(db, instants), medianMinutes(db, instants)]);
  const genuine = counts.filter(({ state }) => state !== 'spam');
  const weeks = starts.slice(0, -1).map(({ date }, index) =>
    weekOf(
      date,
      genuine.filter(({ week }) => week === index + 1),
    ),
  );
  return {
    byKind: FEEDBACK_KINDS.map((kind) => ({ kind, count: sum(genuine.filter((row) => row.kind === kind).map(({ count }) => count)) })),
    byState: FEEDBACK_STATES.map((state) => ({ state, count: sum(counts.filter((row) => row.state === state).map(({ count }) => count)) })),
    weeks,
    answered: sum(genuine.map(({ answered }) => answered)),
    medianMinutes: median,
  };
}

function weekOf(start: string, counts: readonly FeedbackCount[]): FeedbackWeek {
  const rated = sum(counts.map((row) => row.rated));
  return {
    start,
    count: sum(counts.map(({ count }) => count)),
    rated,
    meanRating: rated === 0 ? null : sum(counts.map(({ rating_sum }) => rating_sum)) / rated,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
