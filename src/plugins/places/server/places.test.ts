import { sql } from 'kysely';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { suggestPlaces } from '../contract/endpoints.ts';
import type { PlaceTables } from './place-tables.ts';
import { placesServerPlugin } from './places.server-plugin.ts';
import { placesAround } from './places-around.ts';
import { textReader } from './read-texts.ts';

let api: TestServer;
beforeAll(async () => {
  api = await serverWith([placesServerPlugin]);
  await api.runSchedule('places.load');
}, 120_000);
afterAll(() => api.close());

const tables = () => api.db.$extendTables<PlaceTables>();
const suggested = async (query: { q: string; latitude?: number; longitude?: number }) =>
  (await api.as('visitor').reply(suggestPlaces, { query })).items.map(({ name, country }) => `${name} ${country}`);
const numberOf = async (name: string, country: string) =>
  (
    await tables()
      .selectFrom('places')
      .select('id')
      .where('name', '=', name)
      .where('country', '=', country)
      .orderBy('population', 'desc')
      .executeTakeFirstOrThrow()
  ).id;

test('all places are loaded once, and again only for another version of the data', async () => {
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::integer as n, max(xmin::text::bigint) as last from places`.execute(api.db)).rows;
  const before = await count();
  expect(before[0]?.n).toBeGreaterThan(130_000);
  await api.runSchedule('places.load');
  expect(await count()).toEqual(before);
});

test('a run that was stopped is completed by the next one, which removes what is no longer in the data', async () => {
  await sql`delete from place_data`.execute(api.db);
  await sql`delete from places where country = 'DE'`.execute(api.db);
  await sql`insert into places (id, name, country, region_code, population, latitude, longitude) values (1, 'Atlantis', 'XX', '', 5, 0, 0)`.execute(
    api.db,
  );
  await api.runSchedule('places.load');
  expect(await suggested({ q: 'munch' })).toContain('Munich DE');
  expect(await suggested({ q: 'atlantis' })).not.toContain('Atlantis XX');
}, 120_000);

test('suggestions begin with the text in any language, the largest first', async () => {
  expect((await suggested({ q: 'L' }))[0]).toBe('Lagos NG');
  expect((await suggested({ q: 'lond' }))[0]).toBe('London GB');
  expect(await suggested({ q: 'Münch' })).toContain('Munich DE');
  expect(await suggested({ q: 'نيوي' })).toEqual(['New York City US']);
  expect(await suggested({ q: 'nyc' })).toContain('New York City US');
  expect(await suggested({ q: 'valhalla' })).toContain('Valhalla US');
});

test('without a text, the places nearest to a point are suggested, and none without a point', async () => {
  expect((await suggested({ q: '', latitude: 53.797, longitude: -1.548 }))[0]).toBe('Leeds GB');
  expect(await suggested({ q: '' })).toEqual([]);
  expect(await suggested({ q: '', latitude: -89.9, longitude: 179.99 })).toEqual([]);
});

test('the names of a large city are given in the languages of the site', async () => {
  const { items } = await api.as('visitor').reply(suggestPlaces, { query: { q: 'köln' } });
  expect(items[0]).toEqual({
    id: 2886242,
    name: 'Köln',
    names: { ar: 'كولونيا', de: 'Köln', fa: 'کلن', he: 'קלן' },
    region: 'North Rhine-Westphalia',
    country: 'DE',
  });
});

test('places near the asked point come first, and the others follow', async () => {
  // Near Springfield in Massachusetts.
  const near = await api.as('visitor').reply(suggestPlaces, { query: { q: 'springf', latitude: 42.1, longitude: -72.6 } });
  expect(near.items[0]).toMatchObject({ name: 'Springfield', region: 'Massachusetts' });
  expect(near.items.some(({ region }) => region === 'Missouri')).toBe(true);
});

test.each(['', ' ', '%', '_', "'", '🙂', '\\', '\u{10FFFF}'])('%j suggests nothing', async (q) => {
  expect(await suggested({ q })).toEqual([]);
});

test('a point that is not on the earth is refused', async () => {
  const status = (query: object) => api.as('visitor').status(suggestPlaces, { query });
  expect(await status({ q: 'b', latitude: 91, longitude: 0 })).toBe(422);
  expect(await status({ q: 'b', latitude: 0, longitude: -180.1 })).toBe(422);
  expect(await status({ q: 'x'.repeat(101) })).toBe(422);
  expect(await status({ q: 'b', latitude: 90, longitude: 180 })).toBe(200);
});

test('the places around a place are those within the distance, also across the date line', async () => {
  const around = placesAround(tables());
  const leeds = await around(await numberOf('Leeds', 'GB'), 25);
  expect(leeds?.place).toMatchObject({ name: 'Leeds', region: 'England', country: 'GB' });
  expect(leeds?.distances.get(await numberOf('Leeds', 'GB'))).toBe(0);
  expect(Math.round(leeds?.distances.get(await numberOf('Bradford', 'GB')) ?? 0)).toBe(13);
  expect(leeds?.distances.has(await numberOf('London', 'GB'))).toBe(false);
  // Taveuni in Fiji lies on both sides of the date line.
  await sql`insert into places (id, name, country, region_code, population, latitude, longitude)
    values (1, 'West', 'FJ', '', 5, -16.8, 179.95), (2, 'East', 'FJ', '', 5, -16.8, -179.95) on conflict do nothing`.execute(api.db);
  expect([...((await around(1, 25))?.distances.keys() ?? [])].sort()).toEqual([1, 2]);
  expect(await around(3, 25)).toBe(undefined);
});

test('texts are read with the places of the database', async () => {
  const { read } = textReader(tables());
  const texts = ['San Mateo, California', 'Remote - EMEA', 'Berlin / Hamburg', '1 Centre St., N.Y.'];
  expect(await read(texts.map((text) => ({ text })))).toEqual([
    [await numberOf('San Mateo', 'US')],
    [],
    [await numberOf('Berlin', 'DE'), await numberOf('Hamburg', 'DE')],
    [await numberOf('New York City', 'US')],
  ]);
  expect(await read([])).toEqual([]);
});

test('a name, alone or with its region, names its place, and other texts name none', async () => {
  const { named } = textReader(tables());
  const known = { brooklyn: await numberOf('Brooklyn', 'US'), austin: await numberOf('Austin', 'US') };
  expect(await named(['Brooklyn', 'austin texas', 'Austin, TX', 'developer brooklyn', 'texas', 'Springfield', ''])).toEqual([
    ...[known.brooklyn, known.austin, known.austin],
    ...[undefined, undefined, undefined, undefined],
  ]);
});
