import { readerCountry } from './reader-country.ts';
import { useLocale } from './use-locale.ts';

/** Countries in which distances are miles (CLDR). */
const MILES: ReadonlySet<string | undefined> = new Set(['US', 'GB', 'LR', 'MM']);

export const KM_PER_MILE = 1.609344;

/** Whether the reader's country has miles. */
export function usesMiles(): boolean {
  return MILES.has(readerCountry());
}

/** Returns the text of a distance in kilometres, in the unit of the reader: "12 km" or "7 mi". */
export function useDistanceText(): (km: number) => string {
  const locale = useLocale();
  return (km) => {
    const isInMiles = usesMiles();
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit: isInMiles ? 'mile' : 'kilometer', maximumFractionDigits: 0 });
    return format.format(isInMiles ? km / KM_PER_MILE : km);
  };
}
