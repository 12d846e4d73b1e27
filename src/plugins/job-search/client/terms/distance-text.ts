import { readerCountry } from '#core/client/i18n/reader-country.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { RADIUS } from '#plugins/places/contract/place.ts';

/** Countries in which distances are miles (CLDR). */
const MILES: ReadonlySet<string | undefined> = new Set(['US', 'GB', 'LR', 'MM']);

const KM_PER_MILE = 1.609344;

/** The distances that the filter offers, in the unit of the reader. */
const OFFERED = [5, 10, 25, 50, 100];

function usesMiles(): boolean {
  return MILES.has(readerCountry());
}

/** The offered distances in kilometres. */
export function offeredDistances(): readonly number[] {
  return usesMiles() ? OFFERED.map((miles) => Math.round(miles * KM_PER_MILE)) : OFFERED;
}

/** The usual distance of a new search around a place in kilometres, where it is not that of the server. */
export function usualDistance(): number | undefined {
  return usesMiles() ? Math.round(RADIUS.usual * KM_PER_MILE) : undefined;
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
