/** A unit of road distances, as `Intl.NumberFormat` names it. */
export type DistanceUnit = 'kilometer' | 'mile';

const KM_PER_MILE = 1.609344;

// Regions with road signs in miles: the United Kingdom, the United States, and their islands.
const MILES: readonly string[] = ['AS', 'GB', 'GG', 'GU', 'IM', 'JE', 'MP', 'PR', 'US', 'VI'];

/** The unit in the region of a locale (BCP 47); km when the locale names no region. */
export function distanceUnit(locale: string): DistanceUnit {
  return MILES.includes(new Intl.Locale(locale).region ?? '') ? 'mile' : 'kilometer';
}

/** A distance as a whole number of the unit. Distances are stored in km. */
export function fromKm(km: number, unit: DistanceUnit): number {
  return unit === 'mile' ? Math.round(km / KM_PER_MILE) : km;
}

/** A whole number of km. A whole number of miles is the same after {@link fromKm}. */
export function toKm(distance: number, unit: DistanceUnit): number {
  return unit === 'mile' ? Math.round(distance * KM_PER_MILE) : distance;
}
