import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesFor } from '#core/server/db/transaction.ts';
import type { PlaceDirectory } from '../contract/place-directory.ts';
import type { PlacesDatabase } from './place-tables.ts';
import { phrasesOf } from './reading/place-text.ts';
import { type Candidate, type PlaceKnowledge, placeNamed, readPlaces } from './reading/read-places.ts';
import { type Area, areasByKey } from './reading/regions-by-key.ts';

interface NamedRow {
  readonly key: string;
  readonly id: number;
  readonly country: string;
  readonly region: string;
  readonly population: number;
}

/** Reads texts with one statement for all of them. */
export function textReader(db: PlacesDatabase): Pick<PlaceDirectory, 'read' | 'named'> {
  // A few thousand names of countries and regions, which take a tenth of a second.
  let areas: ReadonlyMap<string, readonly Area[]> | undefined;
  const knowledgeFor = async (texts: readonly string[], transaction?: Transaction): Promise<PlaceKnowledge> => {
    const keys = new Set(texts.flatMap(phrasesOf));
    // Streets of the city are often written with the abbreviation of the state alone.
    keys.add('new york');
    const { rows } = await sql<NamedRow>`
      select place_names.key, places.id, places.country, places.region_code as region, places.population
      from unnest(${[...keys]}::text[]) as wanted (key)
      join place_names on place_names.key = wanted.key collate "C"
      join places on places.id = place_names.place_id`.execute(tablesFor(db, transaction));
    areas ??= areasByKey();
    return { towns: byKey(rows), areas };
  };
  return {
    read: async (texts, transaction) => {
      const known = await knowledgeFor(
        texts.map(({ text }) => text),
        transaction,
      );
      return texts.map(({ text, country }) => readPlaces(text, { country }, known));
    },
    named: async (texts) => {
      const known = await knowledgeFor(texts);
      return texts.map((text) => placeNamed(text, known));
    },
  };
}

function byKey(rows: readonly NamedRow[]): ReadonlyMap<string, readonly Candidate[]> {
  return Map.groupBy(rows, ({ key }) => key);
}
