import { distanceUnit, fromKm } from './distance.ts';
import { readerCountry } from './reader-country.ts';
import { useLocale } from './use-locale.ts';

/** Returns the text of a distance in kilometres, in the unit of the reader: "12 km" or "7 mi". */
export function useDistanceText(): (km: number) => string {
  const locale = useLocale();
  return (km) => {
    const unit = distanceUnit(readerCountry());
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(fromKm(km, unit));
  };
}
