import { createTables } from '#core/server/db/create-tables.ts';

/** The tables of the plugin. The schedule `places.load` fills them. */
export const createPlaces = createTables({
  id: 'places/0001-create',
  sql: `
    -- Populated places by their numbers at GeoNames. Coordinates are degrees.
    create table places (
      id integer primary key,
      name text not null,
      names jsonb not null default '{}',
      country text not null,
      region_code text not null,
      region text,
      population integer not null check (population >= 0),
      latitude double precision not null check (latitude between -90 and 90),
      longitude double precision not null check (longitude between -180 and 180)
    );
    create index places_at on places (latitude, longitude);

    -- The names of places as keys. A short beginning has thousands of places, so the large ones are looked through first.
    create table place_names (
      place_id integer not null references places (id) on delete cascade,
      key text not null collate "C",
      name text not null,
      language text,
      source text not null check (source in ('geonames', 'trellis')),
      population integer not null,
      primary key (key, place_id)
    );
    create index place_names_of_large on place_names (key, place_id) where population >= 100000;
    create index place_names_of_place on place_names (place_id);

    -- The version of the data in both tables. It is written when all of it is there.
    create table place_data (
      only_row boolean primary key default true check (only_row),
      version text not null
    );`,
});
