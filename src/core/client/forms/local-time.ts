/**
 * Converts an instant to the value of a date and time field: in the time zone of this browser, to the minute. Returns an empty string
 * for a text that is not an instant.
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
 * Converts a date and time in the time zone of this browser to an instant, as ISO 8601 in UTC. Returns an empty string for any other
 * text. A time that occurs twice when clocks are set back means the earlier one. A time that is skipped when clocks are set forward moves
 * forward by the skipped amount.
 */
export function instantOf(localTime: string): string {
  // ECMAScript interprets both with the offset before the clock change.
  const date = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(localTime) ? localTime : Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** The name of this browser's time zone at an instant; it shows whether summer time applies. Uses the current time for invalid text. */
export function zoneName(instant: string, locale: string): string {
  const date = new Date(instant);
  const at = Number.isNaN(date.getTime()) ? new Date() : date;
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
