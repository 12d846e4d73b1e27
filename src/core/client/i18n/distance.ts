/** A unit of road distances, as `Intl.NumberFormat` names it. */
export type DistanceUnit = 'kilometer' | 'mile';

const KM_PER_MILE = 1.609344;

// Countries that measure roads in miles: the United Kingdom and the United States with their islands, Liberia and Myanmar.
const MILES: readonly string[] = ['AS', 'GB', 'GG', 'GU', 'IM', 'JE', 'LR', 'MM', 'MP', 'PR', 'US', 'VI'];

/** The unit in a country (ISO 3166-1 alpha-2); km when none is known. */
export function distanceUnit(country: string | undefined): DistanceUnit {
  return country !== undefined && MILES.includes(country) ? 'mile' : 'kilometer';
}

/** A distance as a whole number of the unit. Distances are stored in km. */
export function fromKm(km: number, unit: DistanceUnit): number {
  return unit === 'mile' ? Math.round(km / KM_PER_MILE) : km;
}

/** A whole number of km. A whole number of miles is the same after {@link fromKm}. */
export function toKm(distance: number, unit: DistanceUnit): number {
  return unit === 'mile' ? Math.round(distance * KM_PER_MILE) : distance;
}
