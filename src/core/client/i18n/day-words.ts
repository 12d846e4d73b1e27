/**
 * A day without a time zone, such as `2026-09-30`, in words: "Wednesday, September 30, 2026". Returns `undefined` for any other text.
 *
 * @param style `full` has the day of the week, `medium` is short
 */
export function dayInWords(day: string, locale: string, style: 'full' | 'medium' = 'full'): string | undefined {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00.000Z` : Number.NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' }).format(date);
}
