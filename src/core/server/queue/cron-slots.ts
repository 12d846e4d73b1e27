import { CronExpressionParser } from 'cron-parser';

/** The times of a schedule around an instant. */
export interface Slots {
  /** The latest time that is not after the instant. */
  readonly current: Date;
  readonly next: Date;
}

/** The times in UTC at which the expression is due; `undefined` for an expression that does not have five fields or is never due. */
export function slotsAt(cron: string, at: Date): Slots | undefined {
  if (cron.trim().split(/\s+/).length !== 5) return undefined;
  try {
    const options = { tz: 'UTC', currentDate: new Date(at.getTime() + 1) };
    return {
      current: CronExpressionParser.parse(cron, options).prev().toDate(),
      next: CronExpressionParser.parse(cron, options).next().toDate(),
    };
  } catch {
    return undefined;
  }
}
