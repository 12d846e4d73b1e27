import { TtlCache } from '#core/server/load/ttl-cache.ts';
import type { ProfileSections } from '#plugins/candidate/contract/sections.ts';
import { RADIUS } from '#plugins/places/contract/place.ts';
import type { PlaceDirectory } from '#plugins/places/contract/place-directory.ts';

export interface CommuteDependencies {
  readonly places: Pick<PlaceDirectory, 'read' | 'around' | 'listed'>;
  readonly now: () => Date;
}

type Town = Pick<ProfileSections['place'], 'city' | 'country' | 'commuteKm'>;

/** Many candidates live in few towns. Places change with a new version of the data only. */
const KEPT = { most: 1_000, maxAgeMs: 10 * 60_000 };

/** Finds the places within the commute of a town, in kilometres by their number. None for a town that is not known. */
export function commutes({ places, now }: CommuteDependencies): (town: Town) => Promise<ReadonlyMap<number, number>> {
  const towns = new TtlCache<readonly number[], Pick<Town, 'city' | 'country'>>({
    compute: async ({ city, country }) => (await places.read([{ text: city, country: country || undefined }]))[0] ?? [],
    keyOf: ({ city, country }) => JSON.stringify([city, country]),
    ...KEPT,
    now,
  });
  return async ({ city, country, commuteKm }) => {
    const [id] = city === '' ? [] : await towns.get({ city, country });
    const radius = Math.max(RADIUS.min, commuteKm ?? RADIUS.usual);
    return (id === undefined ? undefined : await places.around(id, radius))?.distances ?? new Map();
  };
}

/** Finds the countries of places by their number. */
export async function countriesOf(places: Pick<PlaceDirectory, 'listed'>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  return new Map((await places.listed([...new Set(ids)])).map(({ id, country }) => [id, country]));
}
