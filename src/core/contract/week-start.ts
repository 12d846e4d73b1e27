import { WEEK_START } from './constants.ts';

/** The first day of the week in a locale: 1 is Monday, 7 is Sunday. A language without a region gets its most likely region. */
export function weekStartOf(locale: string): number {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return Number(Object.entries(WEEK_START.regions).find(([, regions]) => regions.includes(region))?.[0] ?? WEEK_START.elsewhere);
}
