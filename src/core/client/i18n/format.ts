/** Writes values the way a language does. Made by {@link formatter}, once for each language. */
export interface Format {
  /** An amount in minor units (cents for EUR); whole amounts are written without a fraction. */
  readonly money: (minorUnits: number, currency: string) => string;
  readonly number: (value: number) => string;
  /** The day of an instant (ISO 8601), in the reader's time zone. */
  readonly date: (instant: string) => string;
  /** Day and time of an instant (ISO 8601), in the reader's time zone. */
  readonly dateTime: (instant: string) => string;
  /** The time of an instant (ISO 8601), in the reader's time zone: "09:41". */
  readonly time: (instant: string) => string;
  /** The day of the week, day and month of an instant (ISO 8601), in the reader's time zone: "Tuesday, May 5". */
  readonly weekday: (instant: string) => string;
  /** How long ago an instant (ISO 8601) is, or in how long it comes: "3 days ago". */
  readonly relative: (instant: string, now?: Date) => string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// Each unit is used from so many seconds on.
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** The formats of a language (BCP 47). */
export function formatter(language: string): Format {
  const number = new Intl.NumberFormat(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    money: (minorUnits, currency) => moneyText(language, minorUnits, currency),
    number: (value) => number.format(value),
    date: (instant) => date.format(new Date(instant)),
    dateTime: (instant) => dateTime.format(new Date(instant)),
    time: (instant) => time.format(new Date(instant)),
    weekday: (instant) => weekday.format(new Date(instant)),
    relative: (instant, now = new Date()) => {
      const seconds = Math.round((new Date(instant).getTime() - now.getTime()) / 1000);
      const [unit, size] = UNITS.find(([, from]) => Math.abs(seconds) >= from) ?? ['second', 1];
      return relative.format(Math.trunc(seconds / size), unit);
    },
  };
}

function moneyText(language: string, minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return format.format(minorUnits / 10 ** fractionDigits(format));
}

function fractionDigits(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
