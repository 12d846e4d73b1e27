import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namesOfCities } from '../data/names-of-city.ts';
import { regionNames } from '../data/regions.ts';
import { knownPlaces } from '../testing/known-places.ts';
import { readPlaces } from './read-places.ts';

const known = knownPlaces();

/** The places as `name|region|country`. */
function read(text: string, country?: string): readonly string[] {
  return readPlaces(text, { country }, known).map((id) => {
    const { name, region, country: where } = known.byId.get(id) ?? { name: 'unknown', region: '', country: '' };
    return `${name}|${region}|${where}`;
  });
}

test.each([
  ['San Mateo, California', 'San Mateo|CA|US'],
  ['Leeds, ENG, GB', 'Leeds|ENG|GB'],
  ['Leeds LS1 4DY', 'Leeds|ENG|GB'],
  ['Köln', 'Köln|07|DE'],
  ['Cologne, Germany', 'Köln|07|DE'],
  ['Koeln', 'Köln|07|DE'],
  ['80331 München', 'Munich|02|DE'],
  ['München, Bayern', 'Munich|02|DE'],
  ['Paris, Texas', 'Paris|TX|US'],
  ['Paris', 'Paris|11|FR'],
  ['Washington D.C.', 'Washington, D.C.|DC|US'],
  ['Washington, DC', 'Washington, D.C.|DC|US'],
  ['London', 'London|ENG|GB'],
  ['London, ON', 'London|08|CA'],
  ['London, Canada', 'London|08|CA'],
  ['Greater London', 'London|ENG|GB'],
  ['Berlin, DE', 'Berlin|16|DE'],
  ['Dover, DE', 'Dover|DE|US'],
  ['Billings, MT', 'Billings|MT|US'],
  ['Fremont, US-CA', 'Fremont|CA|US'],
  ['New York, NY', 'New York City|NY|US'],
  ['New York, New York', 'New York City|NY|US'],
  ['Brooklyn, New York', 'Brooklyn|NY|US'],
  ['1 Centre St., N.Y.', 'New York City|NY|US'],
  ['195 Montague St Brooklyn 11201', 'Brooklyn|NY|US'],
  ['340 Bay Street, Staten Island,', 'Staten Island|NY|US'],
  ['10 Walker Rd, Valhalla NY10595', 'Valhalla|NY|US'],
  ['Ontario, CA, US', 'Ontario|CA|US'],
  ['Portland, OR', 'Portland|OR|US'],
  ['Hybrid - London', 'London|ENG|GB'],
  ['Berlin (Remote)', 'Berlin|16|DE'],
  ['San Francisco Bay Area', 'San Francisco|CA|US'],
  ['نيويورك', 'New York City|NY|US'],
  ['القاهرة، مصر', 'Cairo|11|EG'],
  ['تهران', 'Tehran|26|IR'],
  ['תל אביב', 'Tel Aviv|05|IL'],
])('%s names one place', (text, place) => {
  expect(read(text)).toEqual([place]);
});

test.each([
  'Remote - EMEA',
  'Multiple locations',
  '12 High Street',
  '255 Greenwich Street',
  'Springfield',
  'Georgia',
  'Georgia, US',
  'Washington, US',
  'Ontario, CA',
  'California',
  'Mexico',
  'Vernon, CA, US',
  '12180 Millennium Dr, Playa Vista, California 90094',
  'Sacramento County, CA, US',
  'Street',
  'Design-Engineering',
  '',
  ' , ; /',
  '90',
  '🙂',
  'constructor',
  '__proto__',
  '٣٠',
  'London '.repeat(100),
])('%s names no place', (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ['Berlin / Hamburg', ['Berlin|16|DE', 'Hamburg|04|DE']],
  ['Berlin, Hamburg, München', ['Berlin|16|DE', 'Hamburg|04|DE', 'Munich|02|DE']],
  ['Düsseldorf und Köln', ['Düsseldorf|07|DE', 'Köln|07|DE']],
  ['New York or Boston', ['New York City|NY|US', 'Boston|MA|US']],
  ['London; London; Remote', ['London|ENG|GB']],
])('%s names several places, each once', (text, places) => {
  expect(read(text)).toEqual(places);
});

test('the country of a posting decides between places with one name', () => {
  expect(read('London', 'CA')).toEqual(['London|08|CA']);
  expect(read('Valencia', 'ES')).toEqual(['Valencia|60|ES']);
  // The text says more than the country.
  expect(read('Paris, France', 'US')).toEqual(['Paris|11|FR']);
});

test.each(['en', 'ar', 'de', 'fa', 'he'])('the text that forms offer for a place in %s is read as this place', (language) => {
  const [countries, regions] = [new Intl.DisplayNames([language], { type: 'region' }), regionNames()];
  const large = [...namesOfCities(known.byId.values())].filter(({ city }) => city.population >= 100_000);
  const answers = large.map(({ city, byLanguage }) => {
    const { id, name, country, region } = city;
    const parts = [byLanguage[language] ?? name, regions.get(`${country}.${region}`), countries.of(country)];
    const [found] = readPlaces(parts.filter((part) => part !== undefined).join(', '), {}, known);
    return found === undefined ? 'none' : found === id ? 'right' : 'wrong';
  });
  const share = (answer: string): number => answers.filter((each) => each === answer).length / answers.length;
  expect(answers.length).toBeGreaterThan(4000);
  expect(share('right')).toBeGreaterThan(0.99);
  expect(share('wrong')).toBeLessThan(0.001);
});

test.each([
  ['Tema, Greater Accra, Ghana', 'Tema|01|GH'],
  ['Halle (Saale), Saxony-Anhalt, Germany', 'Halle (Saale)|14|DE'],
  ['Goma, North Kivu, Congo - Kinshasa', 'Goma|11|CD'],
  ['Salamanca, Castille and León, Spain', 'Salamanca|55|ES'],
])('%s is read with the signs and words of its names', (text, place) => {
  expect(read(text)).toEqual([place]);
});

test('a town of which a region has several names none, and not the region', () => {
  expect(read('Benito Juárez, Mexico City, Mexico')).toEqual([]);
});

test('of two hundred texts of real postings, most that name a town are read right, and hardly one is read wrong', () => {
  const file = path.join(import.meta.dirname, '../testing/place-texts.tsv');
  const rows = readFileSync(file, 'utf8').trimEnd().split('\n');
  const answers = rows.map((line) => {
    const [text = '', answer = ''] = line.split('\t');
    return { answer, found: read(text).join(';') };
  });
  const named = answers.filter(({ answer }) => answer !== '');
  const right = named.filter(({ answer, found }) => found === answer);
  const wrong = answers.filter(({ answer, found }) => found !== '' && found !== answer);
  expect(answers).toHaveLength(200);
  expect(named.length).toBeGreaterThan(150);
  expect(right.length / named.length).toBeGreaterThanOrEqual(0.85);
  expect(wrong.length / answers.length).toBeLessThanOrEqual(0.02);
});
