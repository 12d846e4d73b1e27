import type { Selectable } from 'kysely';
import { CLOSING_REASONS, MOST_RENEWALS, REOPEN_DAYS } from '../../contract/life-cycle.ts';
import type { JobPostingsTable } from '../job-tables.ts';
import { DAY_MS, hasPassed } from '../posting-clock.ts';

/** The columns of a closed posting that decide whether it can be opened again. */
export type ClosedRow = Pick<Selectable<JobPostingsTable>, 'ended_at' | 'end_reason' | 'expires_at' | 'renewals'>;

/** Whether the posting was closed on request, a short time ago. */
export function isJustClosed({ ended_at, end_reason }: Pick<ClosedRow, 'ended_at' | 'end_reason'>, now: Date): boolean {
  const isOwn = CLOSING_REASONS.some((reason) => reason === end_reason);
  return isOwn && ended_at !== null && now.getTime() - ended_at.getTime() < REOPEN_DAYS * DAY_MS;
}

/** Whether the days of the posting have passed. New ones count as a renewal, so that closing is no way to more of them. */
export function needsNewDays({ expires_at }: Pick<ClosedRow, 'expires_at'>, now: Date): boolean {
  return expires_at !== null && expires_at <= now;
}

/** Whether the new days of a posting that is opened again would be one renewal too many. */
export function isOutOfRenewals(row: Pick<ClosedRow, 'expires_at' | 'renewals'>, now: Date): boolean {
  return needsNewDays(row, now) && row.renewals >= MOST_RENEWALS;
}

/** The posting as it is opened again: a closed posting cannot be edited, so a last day that has passed is left out. */
export function withoutPassedDeadline<Row extends Pick<Selectable<JobPostingsTable>, 'deadline'>>(row: Row, now: Date): Row {
  return row.deadline !== null && hasPassed(row.deadline, now) ? { ...row, deadline: null } : row;
}
