import { TALENT_POOL_MONTHS } from './visibility.ts';

/** The last day of a consent to the talent pool, such as `2028-09-01`; empty without one. A day that the month lacks is its last day. */
export function talentPoolUntil(since: string): string {
  if (since === '') return '';
  const [year = 0, month = 1, day = 1] = since.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + TALENT_POOL_MONTHS, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + TALENT_POOL_MONTHS, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
