import type { City } from './cities-file.ts';
import { type OtherNames, otherNames } from './other-names.ts';

/** A name by which a place is found. */
export interface NameOfCity {
  readonly name: string;
  /** The language of the product that calls it so; `null` for the name of GeoNames and for abbreviations. */
  readonly language: string | null;
  readonly source: 'geonames' | 'trellis';
}

/** A city with its names. */
export interface NamedCity {
  readonly city: City;
  readonly names: readonly NameOfCity[];
  /** Its name by language. */
  readonly byLanguage: Readonly<Record<string, string>>;
}

/** Only the cities with a name in the list are large enough that the name means them. */
const LARGE = 20_000;

/** Cities with all their names, one after another. */
export function* namesOfCities(cities: Iterable<City>): Generator<NamedCity> {
  const others = otherNames();
  for (const city of cities) {
    const more = city.population > LARGE ? others.get(`${city.country} ${city.name}`) : undefined;
    yield { city, names: [{ name: city.name, language: null, source: 'geonames' }, ...namesIn(more)], byLanguage: more?.names ?? {} };
  }
}

function namesIn(others: OtherNames | undefined): readonly NameOfCity[] {
  if (others === undefined) return [];
  return [
    ...Object.entries(others.names).map(([language, name]) => ({ name, language, source: 'trellis' as const })),
    ...others.others.map((name) => ({ name, language: null, source: 'trellis' as const })),
  ];
}
