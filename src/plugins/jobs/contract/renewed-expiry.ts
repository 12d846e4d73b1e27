import { PUBLISHED_DAYS, RENEWAL_DAYS } from './life-cycle.ts';

const DAY_MS = 86_400_000;

/** The expiry after a renewal. The days count from the present expiry, or from now when it has passed. */
export function renewedExpiry(expiresAt: Date, now: Date, days: number = RENEWAL_DAYS.default): Date {
  const from = Math.max(expiresAt.getTime(), now.getTime());
  const latest = now.getTime() + PUBLISHED_DAYS.max * DAY_MS;
  return new Date(Math.min(from + days * DAY_MS, latest));
}
