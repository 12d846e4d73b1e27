import { sql } from 'kysely';
import type { NamedCity } from './data/names-of-city.ts';
import type { PlacesTransaction } from './place-tables.ts';
import { placeKeys } from './reading/place-key.ts';

/** Writes places with all their names. Names that a place no longer has are removed. */
export async function writeCities(
  transaction: PlacesTransaction,
  cities: readonly NamedCity[],
  regions: ReadonlyMap<string, string>,
): Promise<void> {
  const places = cities.map(({ city: { region, ...city }, byLanguage }) => ({
    ...city,
    names: byLanguage,
    region_code: region,
    region: regions.get(`${city.country}.${region}`) ?? null,
  }));
  await sql`
    insert into places (id, name, names, country, region_code, region, population, latitude, longitude)
    select id, name, names, country, region_code, region, population, latitude, longitude
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (
      id integer, name text, names jsonb, country text, region_code text, region text, population integer,
      latitude double precision, longitude double precision
    )
    on conflict (id) do update set name = excluded.name, names = excluded.names, country = excluded.country,
      region_code = excluded.region_code, region = excluded.region, population = excluded.population,
      latitude = excluded.latitude, longitude = excluded.longitude`.execute(transaction);
  await sql`delete from place_names where place_id = any(${cities.map(({ city }) => city.id)}::integer[])`.execute(transaction);
  await sql`
    insert into place_names (place_id, key, name, language, source, population)
    select place_id, key, name, language, source, population
    from jsonb_to_recordset(${JSON.stringify(cities.flatMap(rowsOfNames))}::jsonb) as found (
      place_id integer, key text, name text, language text, source text, population integer
    )`.execute(transaction);
}

/** Each key once. */
function rowsOfNames({ city, names }: NamedCity): readonly object[] {
  const rows = names.flatMap((name) =>
    placeKeys(name.name).map((key) => ({ place_id: city.id, key, ...name, population: city.population })),
  );
  return [...new Map(rows.toReversed().map((row) => [row.key, row])).values()];
}
