import type { DateOrder } from '#core/contract/spreadsheets.ts';
import { DATE_FILLERS, MONTHS, nameKey } from './month-names.ts';
import { plainDigits } from './plain-digits.ts';

/** What a text says as a date. A time without a zone is UTC. */
export type DateReading =
  /** `order` is that of the writer, as far as this text shows it. */
  | { readonly kind: 'read'; readonly date: Date; readonly order?: DateOrder | undefined }
  /** Several orders give a day, as in 03/04/2026. */
  | { readonly kind: 'open'; readonly readings: readonly OrderedDate[]; readonly separator: string };

export interface OrderedDate {
  readonly order: DateOrder;
  readonly date: Date;
}

const LONGEST = 60;
const A_DAY = 86_400_000;
const TIME =
  /[T, ]\s*(?:um |at )?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([ap])?\.?m?\.?(?: uhr)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;
const YEAR_FIRST = /^(\d{4}) ?([-./]) ?(\d{1,2}) ?\2 ?(\d{1,2})\.?$/;
const YEAR_LAST = /^(\d{1,2}) ?([-./]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})\.?$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const SERIAL = /^(\d{5})(?:[.,](\d{1,12}))?$/;
const SECONDS = /^\d{10}$/;
const MILLISECONDS = /^\d{13}$/;
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)$/;

/** 1 January 1970 and 31 December 2099 as spreadsheet programs count days. Other numbers are hardly dates. */
const [FIRST_SERIAL, LAST_SERIAL] = [25_569, 73_050];

/** Reads a day as it is written anywhere. A text that means two days is read by the order of its column, if that is known. */
export function readDate(text: string, order?: DateOrder): DateReading | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = plainDigits(text).replace(/ +/g, ' ').trim();
  const stamp = stampOf(plain);
  if (stamp !== undefined) return { kind: 'read', date: stamp };
  const time = TIME.exec(plain);
  const day = time === null ? plain : plain.slice(0, time.index).replace(/[, ]+$/, '');
  const offset = time === null ? 0 : offsetOf(time);
  if (offset === undefined) return undefined;
  const found = inDigits(day) ?? withName(day);
  if (found === undefined) return undefined;
  const readings = found.readings.map((each) => ({ ...each, date: new Date(each.date.getTime() + offset) }));
  const [first] = readings;
  if (first === undefined) return undefined;
  // Without an order of its own, the text has a name of a month or its year first.
  if (readings.length === 1) return { kind: 'read', date: first.date, order: found.separator === '' ? undefined : first.order };
  const chosen = readings.find((each) => each.order === order);
  return chosen === undefined ? { kind: 'open', readings, separator: found.separator } : { kind: 'read', date: chosen.date };
}

interface FoundDay {
  readonly readings: readonly OrderedDate[];
  /** Empty where the order of the digits says nothing about those of other dates. */
  readonly separator: string;
}

/** A count of days, seconds or milliseconds. */
function stampOf(plain: string): Date | undefined {
  if (MILLISECONDS.test(plain)) return new Date(Number(plain));
  if (SECONDS.test(plain)) return new Date(Number(plain) * 1000);
  const [, serial = '', part = '0'] = SERIAL.exec(plain) ?? [];
  const days = Number(serial);
  if (!(days >= FIRST_SERIAL && days <= LAST_SERIAL)) return undefined;
  return new Date((days - FIRST_SERIAL) * A_DAY + Math.round(Number(`0.${part}`) * 86_400) * 1000);
}

/** The milliseconds of a time of day after midnight in UTC. */
function offsetOf([, hours = '', minutes = '', seconds = '0', part = '0', half, zone]: RegExpExecArray): number | undefined {
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59 || (half !== undefined && !(Number(hours) >= 1 && Number(hours) <= 12)))
    return undefined;
  const [, sign, aheadHours = '0', aheadMinutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? [];
  if (Number(aheadHours) > 14 || Number(aheadMinutes) > 59) return undefined;
  const ahead = (Number(aheadHours) * 60 + Number(aheadMinutes)) * (sign === '-' ? -1 : 1);
  return ((hour * 60 + Number(minutes) - ahead) * 60 + Number(seconds)) * 1000 + Math.floor(Number(`0.${part}`) * 1000);
}

function inDigits(day: string): FoundDay | undefined {
  const first = YEAR_FIRST.exec(day);
  if (first !== null) return { readings: valid([['ymd', first[1], first[3], first[4]]]), separator: '' };
  const compact = COMPACT.exec(day);
  if (compact !== null) return { readings: valid([['ymd', compact[1], compact[2], compact[3]]]), separator: '' };
  const last = YEAR_LAST.exec(day);
  if (last === null) return undefined;
  const [, one = '', separator = '', two = '', three = ''] = last;
  const readings = valid([
    ['dmy', three, two, one],
    ['mdy', three, one, two],
    // Only dashes stand between a short year and its month.
    ...(three.length === 2 && separator === '-' ? [['ymd', one, two, three] as const] : []),
  ]);
  return isOneDay(readings) ? { readings: readings.slice(0, 1), separator: '' } : { readings, separator };
}

/** 03/03/2026 is one day in both orders, and shows none. */
function isOneDay(readings: readonly OrderedDate[]): boolean {
  return readings.length > 1 && new Set(readings.map(({ date }) => date.getTime())).size === 1;
}

function withName(day: string): FoundDay | undefined {
  const words = nameKey(day)
    .split(' ')
    .flatMap((word) => word.match(/\d+(?:st|nd|rd|th)?|\p{L}+/gu) ?? []);
  const names = words.filter((word) => !/^\d/.test(word) && !DATE_FILLERS.has(word)).join(' ');
  const month = MONTHS.get(names) ?? MONTHS.get(names.replace(/^ב/, ''));
  const numbers = words.filter((word) => /^\d/.test(word)).map((word) => ORDINAL.exec(word)?.[1] ?? word);
  if (month === undefined || numbers.length !== 2) return undefined;
  const [one = '', two = ''] = numbers;
  const [year, date] = one.length === 4 ? [one, two] : [two, one];
  return { readings: valid([['dmy', year, String(month), date]]), separator: '' };
}

type Parts = readonly [order: DateOrder, year: string | undefined, month: string | undefined, day: string | undefined];

function valid(all: readonly Parts[]): OrderedDate[] {
  return all.flatMap(([order, year = '', month, day]) => {
    const date = dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day));
    return date === undefined ? [] : [{ order, date }];
  });
}

/** Postings and people of this time have no earlier dates. A year of another calendar is none of these. */
const FIRST_YEAR = 1900;

function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // JavaScript turns 31 February into 3 March.
  const isSame = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame && year >= FIRST_YEAR ? date : undefined;
}
