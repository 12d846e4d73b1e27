import { CronExpressionParser } from 'cron-parser';
import { weekStartOf } from '#core/contract/week-start.ts';

/** The reader's language with its region (BCP 47) and time zone (IANA); `null` until their browser has said so. */
export interface ReaderPlace {
  readonly locale: string | null;
  readonly time_zone: string | null;
}

const DIGEST_TIME = '0 8 * *';
const DAYS = 7;

/** When the next mail of a day or of a week goes out: at 08:00 in the user's time zone, on the first day of the week of their region. */
export function digestTime(pace: 'daily' | 'weekly', { locale, time_zone }: ReaderPlace, now: Date): Date {
  const day = pace === 'daily' ? '*' : String(weekStartOf(locale ?? 'en') % DAYS);
  return nextTime(`${DIGEST_TIME} ${day}`, time_zone, now);
}

/** Hours in which a user wants no mail: `HH:MM` in their time zone. They may pass midnight. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** The end of the quiet hours in which the instant lies; `undefined` outside of them. */
export function endOfQuiet({ from, to }: QuietHours, timeZone: string | null, now: Date): Date | undefined {
  const local = timeOfDay(timeZone, now);
  const isQuiet = from <= to ? from <= local && local < to : from <= local || local < to;
  if (!isQuiet || from === to) return undefined;
  const [hour, minute] = to.split(':').map(Number);
  return nextTime(`${minute} ${hour} * * *`, timeZone, now);
}

function nextTime(cron: string, timeZone: string | null, now: Date): Date {
  return CronExpressionParser.parse(cron, { tz: timeZone ?? 'UTC', currentDate: now })
    .next()
    .toDate();
}

function timeOfDay(timeZone: string | null, now: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: timeZone ?? 'UTC', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  );
}
