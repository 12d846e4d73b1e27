import { citiesInFile } from './cities-file.ts';
import { otherNames } from './other-names.ts';
import { regionNames } from './regions.ts';

const cities = [...citiesInFile()];

test('the file of the package is read whole, with coordinates on the earth', () => {
  expect(cities.length).toBeGreaterThan(130_000);
  expect(cities.filter(({ latitude, longitude }) => Math.abs(latitude) > 90 || Math.abs(longitude) > 180)).toEqual([]);
  expect(cities.find(({ id }) => id === 2867714)).toEqual({
    id: 2867714,
    name: 'Munich',
    country: 'DE',
    region: '02',
    population: 1260391,
    latitude: 48.13743,
    longitude: 11.57549,
  });
});

test('nine of ten cities have a region with a name', () => {
  const regions = regionNames();
  const named = cities.filter(({ country, region }) => regions.has(`${country}.${region}`));
  expect(named.length / cities.length).toBeGreaterThan(0.9);
});

test('each city with other names is a large city of the package', () => {
  const known = new Set(cities.filter(({ population }) => population > 20_000).map(({ country, name }) => `${country} ${name}`));
  expect([...otherNames().keys()].filter((city) => !known.has(city))).toEqual([]);
});

test('at least the hundred usual cities have names in all languages of the product', () => {
  const whole = [...otherNames().values()].filter(({ names }) => Object.keys(names).length === 4);
  expect(whole.length).toBeGreaterThan(150);
});
