import { dayEnd } from '../contract/deadline.ts';
import type { ApplyBy } from '../contract/job.ts';
import { type EndReason, HIDDEN_STATUSES, type JobStatus, READABLE_DAYS } from '../contract/life-cycle.ts';
import { applyUrlSchema } from '../contract/posting-input-schemas.ts';

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

/** Whether the posting is published, and its deadline has not passed. */
function isOpenAt(row: Pick<StandingRow, 'status' | 'expires_at' | 'deadline'>, now: Date): boolean {
  return statusAt(row, now) === 'published' && (row.deadline === null || !hasPassed(row.deadline, now));
}

/** What the posting is to those who would apply. */
export interface ApplyingStanding {
  readonly isOpen: boolean;
  readonly isRead: boolean;
  readonly applyBy: ApplyBy | null;
}

/**
 * How candidates apply now. A company that names an address takes applications there only. The form is for companies in which somebody reads
 * what is sent.
 */
export function applyingAt(
  row: Pick<StandingRow, 'status' | 'expires_at' | 'deadline'> & { readonly apply_url: string | null },
  isRead: boolean,
  now: Date,
): ApplyingStanding {
  const isOpen = isOpenAt(row, now);
  const way = applyAddress(row.apply_url) === null ? 'form' : 'address';
  return { isOpen, isRead, applyBy: isOpen && (isRead || way === 'address') ? way : null };
}

/** The address at which the company takes applications; `null` without a whole one. The address in a draft may lead nowhere. */
export function applyAddress(typed: string | null): string | null {
  return typed !== null && typed !== '' && applyUrlSchema.safeParse(typed).success ? typed : null;
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
