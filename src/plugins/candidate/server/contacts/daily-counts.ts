import { sql } from 'kysely';
import type { CandidateDailyCountsTable, CandidateTransaction } from '../candidate-tables.ts';

export const DAY_MS = 24 * 60 * 60_000;

/** What is counted for a company. */
export interface DailyCount {
  readonly companyId: string;
  readonly kind: CandidateDailyCountsTable['kind'];
  /** A time of the day. */
  readonly at: Date;
}

/** Raises the count by one. Returns `false` when it has reached the limit and stays. Requests at the same time wait for each other. */
export async function raiseCount(own: CandidateTransaction, { companyId, kind, at }: DailyCount, limit: number): Promise<boolean> {
  const raised = await own
    .insertInto('candidate_daily_counts')
    .values({ company_id: companyId, kind, day: dayOf(at), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'kind', 'day'])
        .doUpdateSet({ count: sql<number>`candidate_daily_counts.count + 1` })
        .where('candidate_daily_counts.count', '<', limit),
    )
    .returning('count')
    .executeTakeFirst();
  return raised !== undefined;
}

/** Notes that the audit record says that the limit was reached. Returns `false` when this was noted before. */
export async function noteReport(own: CandidateTransaction, { companyId, kind, at }: DailyCount): Promise<boolean> {
  const { numUpdatedRows } = await own
    .updateTable('candidate_daily_counts')
    .set({ is_reported: true })
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('day', '=', dayOf(at))
    .where('is_reported', '=', false)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The day in UTC, such as `2026-09-01`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Whole seconds until the next day in UTC begins, at least 1. */
export function secondsToNextDay(at: Date): number {
  return Math.ceil((DAY_MS - (at.getTime() % DAY_MS)) / 1000);
}
