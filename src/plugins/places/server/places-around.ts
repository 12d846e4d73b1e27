import { LRUCache } from 'lru-cache';
import type { PlacesAround } from '../contract/place-directory.ts';
import { type Box, boxAround, distanceKm } from './geo/great-circle.ts';
import { PLACE_COLUMNS, placeOf } from './place-columns.ts';
import type { PlacesDatabase } from './place-tables.ts';

/** So many circles are kept in memory: the largest have a few thousand places. */
const MOST_KEPT = 100;

/** Places change with a new version of the data only. */
const KEPT_MS = 10 * 60_000;

/** Finds the places in a circle around a place: by a box on the index, then by the great circle. */
export function placesAround(db: PlacesDatabase): (id: number, km: number) => Promise<PlacesAround | undefined> {
  const kept = new LRUCache<string, PlacesAround>({ max: MOST_KEPT, ttl: KEPT_MS });
  return async (id, km) => {
    const key = `${id} ${km}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = await find(db, id, km);
    if (found !== undefined) kept.set(key, found);
    return found;
  };
}

async function find(db: PlacesDatabase, id: number, km: number): Promise<PlacesAround | undefined> {
  const middle = await db
    .selectFrom('places')
    .select([...PLACE_COLUMNS, 'latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (middle === undefined) return undefined;
  const near = await inBox(db, boxAround(middle, km));
  const distances = near.map((place) => [place.id, distanceKm(middle, place)] as const).filter(([, distance]) => distance <= km);
  return { place: placeOf(middle), distances: new Map(distances) };
}

function inBox(db: PlacesDatabase, { south, north, west, east }: Box) {
  return db
    .selectFrom('places')
    .select(['id', 'latitude', 'longitude'])
    .where('latitude', '>=', south)
    .where('latitude', '<=', north)
    .where(({ and, or, eb }) => {
      const [after, before] = [eb('longitude', '>=', west), eb('longitude', '<=', east)];
      return west <= east ? and([after, before]) : or([after, before]);
    })
    .execute();
}
