/**
 * A time zone in words: "Central European Time (Europe/Berlin)". Some zones have no name in the reader's language, and are called by their
 * identifier alone.
 */
export function zoneInWords(zone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined || /[+-]|GMT|UTC/.test(name) ? zone : `${name} (${zone})`;
}
