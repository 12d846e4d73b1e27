import type { Place } from '../contract/schemas.ts';
import type { PlacesTable } from './place-tables.ts';

/** The columns that a place shows. */
export const PLACE_COLUMNS = ['places.id', 'places.name', 'places.names', 'places.region', 'places.country'] as const;

export interface ShownPlaceRow extends Pick<PlacesTable, 'id' | 'name' | 'region' | 'country'> {
  readonly names: Readonly<Record<string, string>>;
}

export function placeOf({ id, name, names, region, country }: ShownPlaceRow): Place {
  return { id, name, names, region, country };
}
