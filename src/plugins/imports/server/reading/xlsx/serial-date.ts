const DAY_MS = 86_400_000;

/** The first days of the two calendars. That of 1900 has a 29 February 1900, which did not exist: before it, all days are one later. */
const FIRST_1904 = Date.UTC(1904, 0, 1);
const FIRST_1900 = Date.UTC(1899, 11, 30);
const MARCH_1900 = 61;

/** 31 December 9999, the last day of spreadsheet programs, counted from 1900. */
const LAST_DAY = 2_958_465;

/** Days between the beginnings of the two calendars. */
const DAYS_BETWEEN = 1462;

const MIDNIGHT = '00:00:00';

/**
 * A day of a spreadsheet as `2026-03-31`, with its time of day as `2026-03-31T08:30:00`, and a part of the first day as `08:30:00`.
 * `undefined` if the number is not a date.
 */
export function serialDate(serial: number, is1904: boolean, isTime: boolean): string | undefined {
  const seconds = Math.round(serial * 86_400);
  const day = Math.floor(seconds / 86_400);
  if (!(serial >= 0 && day <= (is1904 ? LAST_DAY - DAYS_BETWEEN : LAST_DAY))) return undefined;
  const time = new Date((seconds - day * 86_400) * 1000).toISOString().slice(11, 19);
  if (day === 0 && (isTime || (!is1904 && time !== MIDNIGHT))) return time;
  if (day === 0 && !is1904) return undefined;
  const date = new Date(firstDay(day, is1904) + day * DAY_MS).toISOString().slice(0, 10);
  return time === MIDNIGHT ? date : `${date}T${time}`;
}

function firstDay(day: number, is1904: boolean): number {
  if (is1904) return FIRST_1904;
  return day < MARCH_1900 ? FIRST_1900 + DAY_MS : FIRST_1900;
}
