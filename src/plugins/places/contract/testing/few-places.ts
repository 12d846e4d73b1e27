import { sql } from 'kysely';
import type { TestServer } from '#core/testing/server-kit.ts';

/** The numbers of the places that {@link loadFewPlaces} writes. */
export const PLACE = { leeds: 1, bradford: 2, york: 3, london: 4, ontario: 5, berlin: 6, west: 7, east: 8 };

/** A few places instead of all, whose loading takes ten seconds. `west` and `east` lie on both sides of the date line. */
export async function loadFewPlaces({ db }: TestServer): Promise<void> {
  await sql`
    insert into places (id, name, names, country, region_code, region, population, latitude, longitude) values
      (1, 'Leeds', '{}', 'GB', 'ENG', 'England', 455123, 53.79648, -1.54785),
      (2, 'Bradford', '{}', 'GB', 'ENG', 'England', 299310, 53.79391, -1.75206),
      (3, 'York', '{}', 'GB', 'ENG', 'England', 144202, 53.95763, -1.08271),
      (4, 'London', '{"de": "London", "ar": "لندن"}', 'GB', 'ENG', 'England', 7556900, 51.50853, -0.12574),
      (5, 'London', '{}', 'CA', '08', 'Ontario', 346765, 42.98339, -81.23304),
      (6, 'Berlin', '{"ar": "برلين"}', 'DE', '16', 'State of Berlin', 3426354, 52.52437, 13.41053),
      (7, 'Naselesele', '{}', 'FJ', '03', null, 60000, -16.8, 179.95),
      (8, 'Somosomo', '{}', 'FJ', '03', null, 60000, -16.8, -179.95)`.execute(db);
  await sql`
    insert into place_names (place_id, key, name, source, population)
    select distinct id, lower(each), each, 'geonames', population from places, unnest(array[name, names ->> 'ar']) as each
    where each is not null`.execute(db);
  await sql`insert into place_data (version) values ('few')`.execute(db);
}
