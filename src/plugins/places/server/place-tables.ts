import type { JSONColumnType, Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';

/** The towns and cities of the world with at least 1,000 inhabitants, and seats of administrations. */
export interface PlacesTable {
  /** Of GeoNames. */
  id: number;
  /** As GeoNames has it, mostly in English. */
  name: string;
  /** Names by language of the product. */
  names: JSONColumnType<Readonly<Record<string, string>>, string, string>;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The code of GeoNames in the country; empty when unknown. */
  region_code: string;
  /** The name of the region, mostly in English. */
  region: string | null;
  /** 0 when unknown. */
  population: number;
  latitude: number;
  longitude: number;
}

/** The names by which places are found. */
export interface PlaceNamesTable {
  place_id: number;
  /** See `placeKey()`. */
  key: string;
  name: string;
  language: string | null;
  source: 'geonames' | 'trellis';
  /** That of the place. */
  population: number;
}

/** Which data the tables have. */
export interface PlaceDataTable {
  only_row: boolean;
  version: string;
}

/** The tables of this plugin. */
export type PlaceTables = {
  places: PlacesTable;
  place_names: PlaceNamesTable;
  place_data: PlaceDataTable;
};

export type PlacesDatabase = Kysely<CoreTables & PlaceTables>;

export type PlacesTransaction = Transaction<CoreTables & PlaceTables>;
