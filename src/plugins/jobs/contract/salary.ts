import type { Salary } from './reply-schemas.ts';

/** The period that a salary amount covers. */
export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

/** All pay periods, shortest first. */
export const PAY_PERIODS: readonly PayPeriod[] = Object.freeze(['hour', 'day', 'week', 'month', 'year']);
// A working year: 2,080 hours, 260 days, 52 weeks, 12 months.
const PERIODS_A_YEAR: Readonly<Record<PayPeriod, number>> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

/** The upper end of a salary in minor units a year (the lower end if the upper is open). A minimum salary is compared with it. */
export function yearlyTop(salary: Salary): number | null {
  const top = salary.max ?? salary.min;
  return top === null ? null : Math.round(top * PERIODS_A_YEAR[salary.period]);
}
