import { dayEnd } from '../contract/deadline.ts';
import { type EndReason, HIDDEN_STATUSES, type JobStatus, READABLE_DAYS } from '../contract/life-cycle.ts';

export const DAY_MS = 86_400_000;

/** The columns that tell where a posting stands. */
export interface StandingRow {
  readonly status: JobStatus;
  readonly expires_at: Date | null;
  readonly deadline: string | null;
  readonly ended_at: Date | null;
  readonly end_reason: EndReason | null;
  readonly paused_by_system: boolean;
}

/** The state of a posting now. It has expired at its time, also when this is not stored yet. */
export function statusAt({ status, expires_at }: Pick<StandingRow, 'status' | 'expires_at'>, now: Date): JobStatus {
  const canExpire = status === 'published' || status === 'paused';
  return canExpire && expires_at !== null && expires_at <= now ? 'expired' : status;
}

/** When the posting ended; `null` while it has not ended. */
export function endedAt(row: Pick<StandingRow, 'status' | 'expires_at' | 'ended_at'>, now: Date): Date | null {
  return row.ended_at ?? (statusAt(row, now) === 'expired' ? row.expires_at : null);
}

/** Whether a day such as `2026-09-30` is over in every time zone. */
export function hasPassed(day: string, now: Date): boolean {
  return dayEnd(day) <= now;
}

/** Whether the posting takes applications: it is published, and its deadline has not passed. */
export function takesApplications(row: Pick<StandingRow, 'status' | 'expires_at' | 'deadline'>, now: Date): boolean {
  return statusAt(row, now) === 'published' && (row.deadline === null || !hasPassed(row.deadline, now));
}

/**
 * Whether every caller may read the posting: while it is published or paused by its company, and for a time after it expired or was closed.
 * What the server paused with a suspension or closed with its company is not shown to everybody.
 */
export function isOpenToAll(row: StandingRow, now: Date): boolean {
  if (row.paused_by_system || row.end_reason === 'company_gone') return false;
  const status = statusAt(row, now);
  if (status === 'published' || status === 'paused') return true;
  if (status !== 'expired' && status !== 'closed') return false;
  const ended = endedAt(row, now);
  return ended !== null && now.getTime() - ended.getTime() < READABLE_DAYS * DAY_MS;
}

/** Whether those whom a keeper names may read the posting. They may read what was published, unless it was removed. */
export function isOpenToKept(row: Pick<StandingRow, 'status' | 'end_reason'>): boolean {
  return !HIDDEN_STATUSES.includes(row.status) && row.end_reason !== 'removed';
}
