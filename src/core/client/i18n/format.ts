import { directionOf } from '#core/contract/writing-direction.ts';

/** Formats values for a language. {@link formatter} creates it once for each language. */
export interface Format {
  /** An amount in minor units (cents for EUR). Whole amounts have no fraction. */
  readonly money: (minorUnits: number, currency: string) => string;
  readonly number: (value: number) => string;
  /** A list of words with a conjunction: "red, green, and blue". */
  readonly list: (words: readonly string[]) => string;
  /** A list of words without a conjunction: "red, green, blue". */
  readonly series: (words: readonly string[]) => string;
  /** A share from 0 to 1 as a percentage: "58%". */
  readonly percent: (share: number) => string;
  /** A share from 0 to 1 that is added to another, as a percentage with its sign: "+15%". The sign keeps its place in every direction. */
  readonly addedPercent: (share: number) => string;
  /** The day of an instant (ISO 8601), in the reader's time zone. */
  readonly date: (instant: string) => string;
  /** Day and time of an instant (ISO 8601), in the reader's time zone. */
  readonly dateTime: (instant: string) => string;
  /** The time of an instant (ISO 8601), in the reader's time zone: "09:41". */
  readonly time: (instant: string) => string;
  /** The day of the week, day and month of an instant (ISO 8601), in the reader's time zone: "Tuesday, May 5". */
  readonly weekday: (instant: string) => string;
  /** The distance of an instant (ISO 8601) from now, past or future: "3 days ago". */
  readonly relative: (instant: string, now?: Date) => string;
  /** Standalone name of a month of the Gregorian calendar, 1 to 12. */
  readonly month: (month: number) => string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// Each unit is used from this number of seconds on.
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** Creates the formats of a language (BCP 47), optionally with a region: `ar-MA`. */
export function formatter(language: string): Format {
  const number = whenUsed(() => new Intl.NumberFormat(language));
  const percent = whenUsed(() => new Intl.NumberFormat(language, { style: 'percent' }));
  const addedPercent = whenUsed(() => new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'always' }));
  const date = whenUsed(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));
  const dateTime = whenUsed(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
  const time = whenUsed(() => new Intl.DateTimeFormat(language, { timeStyle: 'short' }));
  const weekday = whenUsed(() => new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }));
  const relative = whenUsed(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const month = whenUsed(() => new Intl.DateTimeFormat(language, { month: 'long', calendar: 'gregory', timeZone: 'UTC' }));
  return {
    money: moneyIn(language),
    number: (value) => number().format(value),
    percent: (share) => percent().format(share),
    addedPercent: (share) => addedPercent().format(share),
    list: (words) => listText(language, 'conjunction', words),
    series: (words) => listText(language, 'unit', words),
    date: (instant) => date().format(new Date(instant)),
    dateTime: (instant) => dateTime().format(new Date(instant)),
    time: (instant) => time().format(new Date(instant)),
    weekday: (instant) => weekday().format(new Date(instant)),
    relative: (instant, now = new Date()) => {
      const seconds = Math.round((new Date(instant).getTime() - now.getTime()) / 1000);
      const [unit, size] = UNITS.find(([, from]) => Math.abs(seconds) >= from) ?? ['second', 1];
      return relative().format(Math.trunc(seconds / size), unit);
    },
    month: (number) => month().format(new Date(Date.UTC(2024, number - 1, 1))),
  };
}

// Each format takes a millisecond or more to create, and most pages use two or three.
function whenUsed<Made>(create: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= create();
    return made;
  };
}

function listText(language: string, type: Intl.ListFormatType, words: readonly string[]): string {
  return new Intl.ListFormat(language, { type }).format(words);
}

// Caches the formats, because creating one takes a hundred times as long as using it, and lists show an amount in every row.
function moneyIn(language: string): Format['money'] {
  const formats = new Map<string, (minorUnits: number) => string>();
  return (minorUnits, currency) => {
    const format = formats.get(currency) ?? moneyFormat(language, currency);
    formats.set(currency, format);
    return format(minorUnits);
  };
}

function moneyFormat(language: string, currency: string): (minorUnits: number) => string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const plain = new Intl.NumberFormat(language, options);
  const isCode = directionOf(language) === 'rtl' && isTorn(plain);
  const format = isCode ? new Intl.NumberFormat(language, { ...options, currencyDisplay: 'code' }) : plain;
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return (minorUnits) => format.format(minorUnits / unit);
}

// Right-to-left lines split symbols of letters and a sign, such as US$. Symbols of letters only are not split.
function isTorn(format: Intl.NumberFormat): boolean {
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
  return /[A-Z]/.test(symbol) && !/^[A-Z]+$/.test(symbol);
}
