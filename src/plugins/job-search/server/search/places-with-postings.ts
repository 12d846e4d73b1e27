import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { PlaceDirectory, PlacesAround } from '#plugins/places/contract/place-directory.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';

interface Needs {
  readonly db: JobSearchDatabase;
  readonly places: Pick<PlaceDirectory, 'around'>;
  readonly now: () => Date;
}

/** The first posting in a place is found after this time at the latest. */
const KEPT_MS = 10_000;

const MOST_KEPT = 200;

/**
 * The places around a place in which there are postings. PostgreSQL compares the places of a posting with each of them, and a large circle has
 * thousands of places, of which few have postings.
 */
export function placesWithPostings({ db, places, now }: Needs): (id: number, km: number) => Promise<PlacesAround | undefined> {
  const kept = new LRUCache<string, { readonly around: PlacesAround; readonly until: number }>({ max: MOST_KEPT });
  return async (id, km) => {
    const key = `${id} ${km}`;
    const known = kept.get(key);
    if (known !== undefined && known.until > now().getTime()) return known.around;
    const all = await places.around(id, km);
    if (all === undefined) return undefined;
    const { rows } = await sql<{ id: number }>`
      select id from unnest(${[...all.distances.keys()]}::integer[]) as place (id)
      where exists (select from job_search where places @> array[place.id])`.execute(db);
    const around = { place: all.place, distances: new Map(rows.map((row) => [row.id, all.distances.get(row.id) ?? 0])) };
    kept.set(key, { around, until: now().getTime() + KEPT_MS });
    return around;
  };
}
