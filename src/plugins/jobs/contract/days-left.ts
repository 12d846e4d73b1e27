import { EXPIRING_DAYS } from './life-cycle.ts';

/** Midnights until the instant, in the time zone of the reader; 0 on the last day. */
export function daysLeft(expiresAt: string, now = new Date()): number {
  const days = (dayOf(new Date(expiresAt)) - dayOf(now)) / 86_400_000;
  return Math.max(0, days);
}

/** Whether the posting expires within a week. */
export function isNear(expiresAt: string, now = new Date()): boolean {
  return daysLeft(expiresAt, now) <= EXPIRING_DAYS;
}

// All days of UTC have the same length.
function dayOf(instant: Date): number {
  return Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate());
}
