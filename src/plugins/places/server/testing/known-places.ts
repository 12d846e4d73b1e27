import { type City, citiesInFile } from '../data/cities-file.ts';
import { namesOfCities } from '../data/names-of-city.ts';
import { placeKeys } from '../reading/place-key.ts';
import type { PlaceKnowledge } from '../reading/read-places.ts';
import { areasByKey } from '../reading/regions-by-key.ts';

/** All places in memory, for tests of the pure reader, and each of them by its id. */
export function knownPlaces(): PlaceKnowledge & { readonly byId: ReadonlyMap<number, City> } {
  const byId = new Map<number, City>();
  const towns = new Map<string, City[]>();
  for (const { city, names } of namesOfCities(citiesInFile())) {
    byId.set(city.id, city);
    for (const key of new Set(names.flatMap(({ name }) => placeKeys(name)))) {
      const same = towns.get(key);
      if (same === undefined) towns.set(key, [city]);
      else same.push(city);
    }
  }
  return { towns, byId, areas: areasByKey() };
}
