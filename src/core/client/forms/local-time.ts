/**
 * An instant as a field of date and time holds it: in the time zone of this browser, to the minute. Empty for a text that is no instant.
 *
 * @example localTimeOf('2026-07-01T09:30:00.000Z') // '2026-07-01T11:30' in Berlin
 */
export function localTimeOf(instant: string): string {
  const date = new Date(instant);
  if (instant === '' || Number.isNaN(date.getTime())) return '';
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * The instant of a date and time in the time zone of this browser, as ISO 8601 in UTC; empty for a text that is none. A time that comes
 * twice, when clocks are set back, is the earlier one. A time that is skipped, when clocks are set forward, moves on by what is skipped.
 */
export function instantOf(localTime: string): string {
  // ECMAScript takes both by the offset before the change of clocks.
  const date = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(localTime) ? localTime : Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** The name of this browser's time zone at an instant, which tells summer time; now for a text that is no instant. */
export function zoneName(instant: string, locale: string): string {
  const date = new Date(instant);
  const at = Number.isNaN(date.getTime()) ? new Date() : date;
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
