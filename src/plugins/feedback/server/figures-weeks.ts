/** The weeks of the figures: which ones, in which time zone, and on which day they begin. */
export interface WeeksShape {
  /** The name of an IANA time zone. */
  readonly zone: string;
  /** From 1 (Monday) to 7 (Sunday). */
  readonly firstDay: number;
  readonly weeks: number;
  readonly now: Date;
}

/** The first day of a week in its zone, as `2026-03-01`, and the instant at which that day begins there. */
export interface WeekStart {
  readonly date: string;
  readonly at: Date;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

// No zone is further from UTC. In minutes.
const MOST_OFFSET = 16 * 60;

/**
 * The starts of the last weeks up to the present one, oldest first, and the start of the next week. `undefined` for an unknown zone. Weeks
 * in which clocks change have 167 or 169 hours. Where midnight is skipped, the day begins at its first minute.
 */
export function weekStarts({ zone, firstDay, weeks, now }: WeeksShape): readonly WeekStart[] | undefined {
  const dayAt = daysIn(zone);
  if (dayAt === undefined) return undefined;
  const today = dayAt(now);
  const present = today - ((weekdayOf(today) - firstDay + 7) % 7);
  return Array.from({ length: weeks + 1 }, (_, index) => {
    const day = present + 7 * (index + 1 - weeks);
    return { date: new Date(day * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10), at: beginningOf(day, dayAt) };
  });
}

/** Returns the day of an instant in a zone, as the number of days since 1 January 1970. */
type DayAt = (at: Date) => number;

function daysIn(zone: string): DayAt | undefined {
  // `Intl` also knows offsets such as +01:00, which are not names.
  if (!/^[A-Za-z]/.test(zone)) return undefined;
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric' });
    return (at) => {
      const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
      return Date.UTC(parts.year ?? 0, (parts.month ?? 0) - 1, parts.day) / (DAY_MINUTES * MINUTE_MS);
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** 1 January 1970 was a Thursday. */
function weekdayOf(day: number): number {
  return ((day + 3) % 7) + 1;
}

/** The first minute of a day in a zone, or of the next day if the zone skips the day. Searched, because `Intl` only converts from UTC. */
function beginningOf(day: number, dayAt: DayAt): Date {
  let before = day * DAY_MINUTES - MOST_OFFSET;
  let within = day * DAY_MINUTES + MOST_OFFSET;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayAt(new Date(middle * MINUTE_MS)) < day) before = middle;
    else within = middle;
  }
  return new Date(within * MINUTE_MS);
}
