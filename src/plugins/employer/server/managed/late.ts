/** Within so many working days, an administrator decides about papers. */
const DUE_DAYS = 2;

/** Whether a company waits for longer than it should. */
export function isLate(waitingSince: Date, now: Date): boolean {
  return now > afterWorkingDays(waitingSince, DUE_DAYS);
}

/** The same time so many working days later, Monday to Friday in UTC. */
export function afterWorkingDays(at: Date, days: number): Date {
  const later = new Date(at);
  for (let left = days; left > 0; ) {
    later.setUTCDate(later.getUTCDate() + 1);
    if (later.getUTCDay() !== 0 && later.getUTCDay() !== 6) left -= 1;
  }
  return later;
}
