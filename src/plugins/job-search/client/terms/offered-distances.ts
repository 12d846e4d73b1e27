import { type DistanceUnit, distanceUnit, toKm } from '#core/client/i18n/distance.ts';
import { readerCountry } from '#core/client/i18n/reader-country.ts';
import { RADIUS } from '#plugins/places/contract/place.ts';

/** The distances that the filter offers, in the unit of the reader. */
const OFFERED = [5, 10, 25, 50, 100];

/** The offered distances in kilometres. */
export function offeredDistances(): readonly number[] {
  return OFFERED.map((distance) => toKm(distance, unitOfReader()));
}

/** The usual distance of a new search around a place in kilometres, where it is not that of the server. */
export function usualDistance(): number | undefined {
  const km = toKm(RADIUS.usual, unitOfReader());
  return km === RADIUS.usual ? undefined : km;
}

function unitOfReader(): DistanceUnit {
  return distanceUnit(readerCountry());
}
