import { CronExpressionParser } from 'cron-parser';
import { weekStartOf } from '#core/contract/week-start.ts';

/** The reader's language with its region (BCP 47) and time zone (IANA); `null` until their browser has said so. */
export interface ReaderPlace {
  readonly locale: string | null;
  readonly time_zone: string | null;
}

/** How often a mail collects notices. */
export type DigestPace = 'daily' | 'weekly';

const DIGEST_TIME = '0 8 * *';
const DAYS = 7;

/** When the next mail of a day or of a week goes out: at 08:00 in the user's time zone, on the first day of the week of their region. */
export function digestTime(pace: DigestPace, place: ReaderPlace, now: Date): Date {
  return nextTime(cronOf(pace, place), place.time_zone, now);
}

/** The same for many readers. The time of a day in a time zone is reckoned once, because that takes longer than all else about a reader. */
export function digestTimes(now: Date): (pace: DigestPace, place: ReaderPlace) => Date {
  const known = new Map<string, Date>();
  return (pace, place) => {
    const key = `${cronOf(pace, place)} ${place.time_zone}`;
    const time = known.get(key) ?? digestTime(pace, place, now);
    known.set(key, time);
    return time;
  };
}

function cronOf(pace: DigestPace, { locale }: ReaderPlace): string {
  return `${DIGEST_TIME} ${pace === 'daily' ? '*' : weekStartOf(locale ?? 'en') % DAYS}`;
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
