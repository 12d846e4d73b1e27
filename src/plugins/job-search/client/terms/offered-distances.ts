import { KM_PER_MILE, usesMiles } from '#core/client/i18n/use-distance-text.ts';
import { RADIUS } from '#plugins/places/contract/place.ts';

/** The distances that the filter offers, in the unit of the reader. */
const OFFERED = [5, 10, 25, 50, 100];

/** The offered distances in kilometres. */
export function offeredDistances(): readonly number[] {
  return usesMiles() ? OFFERED.map((miles) => Math.round(miles * KM_PER_MILE)) : OFFERED;
}

/** The usual distance of a new search around a place in kilometres, where it is not that of the server. */
export function usualDistance(): number | undefined {
  return usesMiles() ? Math.round(RADIUS.usual * KM_PER_MILE) : undefined;
}
