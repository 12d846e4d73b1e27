import { sql } from 'kysely';
import { MOST_PLACE_SUGGESTIONS } from '../contract/place.ts';
import type { Place, PlaceSuggestionsQuery } from '../contract/schemas.ts';
import { boxAround, distanceKm, type Point } from './geo/great-circle.ts';
import { placeOf, type ShownPlaceRow } from './place-columns.ts';
import type { PlacesDatabase } from './place-tables.ts';
import { placeKey } from './reading/place-key.ts';

/** Places this near to the asked point come before larger ones. */
const NEAR_KM = 150;

interface FoundRow extends ShownPlaceRow, Point {}

/** Without a text, the places this near to the asked point. */
const BESIDE_KM = 50;

/** Suggests the places of which a name begins with the text: those near a point first, then the largest. Without a text, the nearest ones. */
export async function suggestedPlaces(db: PlacesDatabase, { q, latitude, longitude }: PlaceSuggestionsQuery): Promise<Place[]> {
  const key = placeKey(q);
  const point = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  if (key === '') return point === undefined ? [] : (await nearest(db, point, BESIDE_KM, sql``)).map(placeOf);
  const isNamed = sql`and exists (select from place_names where place_id = places.id and ${beginsWith(key)})`;
  const near = point === undefined ? [] : await nearest(db, point, NEAR_KM, isNamed);
  const large = await named(db, key, sql`and population >= 100000`);
  // Most beginnings have enough large places. The others have few places in all.
  const all = near.length + large.length < MOST_PLACE_SUGGESTIONS ? await named(db, key, sql``) : [];
  const found = new Map([...near, ...large, ...all].map((row) => [row.id, row]));
  return [...found.values()].slice(0, MOST_PLACE_SUGGESTIONS).map(placeOf);
}

/** A place is found once, also when several of its names begin so. */
async function named(db: PlacesDatabase, key: string, condition: ReturnType<typeof sql>): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select places.id, places.name, places.names, places.region, places.country, places.latitude, places.longitude
    from (
      select place_id, max(population) as population from place_names
      where ${beginsWith(key)} ${condition}
      group by place_id order by 2 desc, 1 limit ${MOST_PLACE_SUGGESTIONS}
    ) as found join places on places.id = found.place_id
    order by found.population desc, places.id`.execute(db);
  return rows;
}

async function nearest(db: PlacesDatabase, point: Point, km: number, condition: ReturnType<typeof sql>): Promise<readonly FoundRow[]> {
  const { south, north, west, east } = boxAround(point, km);
  const isBetween = west <= east ? sql`longitude between ${west} and ${east}` : sql`(longitude >= ${west} or longitude <= ${east})`;
  const { rows } = await sql<FoundRow>`
    select id, name, names, region, country, latitude, longitude from places
    where latitude between ${south} and ${north} and ${isBetween} ${condition}`.execute(db);
  return rows
    .map((row) => ({ row, distance: distanceKm(point, row) }))
    .filter(({ distance }) => distance <= km)
    .sort((a, b) => a.distance - b.distance || a.row.id - b.row.id)
    .slice(0, MOST_PLACE_SUGGESTIONS)
    .map(({ row }) => row);
}

/** Keys are compared by bytes. No key has a letter after the last one of Unicode. */
function beginsWith(key: string) {
  return sql`key >= ${key} collate "C" and key < ${`${key}\u{10FFFF}`} collate "C"`;
}
