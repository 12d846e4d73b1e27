import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#core/client/i18n/language.ts';

const FOLDER = join(__dirname, '../payloads');
const routes = ['privacy-policy', 'term-of-service', 'welcome'];
const translations = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');

function read(route: string, language: string): unknown {
  return JSON.parse(readFileSync(`${FOLDER}/${route}/${language}.json`, 'utf8'));
}

// The structure that all languages share: parts, ids, conditions, links and the date of the change.
function shapeOf(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return /^(id|when|changed)$/.test(key) ? value : placesIn(value);
  if (Array.isArray(value)) return value.map((item) => shapeOf(item));
  return Object.fromEntries(Object.entries(Object(value)).map(([name, inner]) => [name, shapeOf(inner, name)]));
}

function placesIn(text: string): string[] {
  expect(text).not.toBe('');
  return [...new Set(text.match(/\]\([^)]+\)|\{\w+\}|`[^`]+`/g))].sort();
}

describe('the payloads of pages', () => {
  it.each(routes.flatMap((route) => translations.map((language) => [route, language])))('%s says the same in %s', (route, language) => {
    expect(shapeOf(read(route, language))).toEqual(shapeOf(read(route, 'en')));
  });

  it.each(routes.flatMap((route) => translations.map((language) => [route, language])))('%s is translated to %s', (route, language) => {
    const english = new Set(textsOf(read(route, 'en')));
    expect(textsOf(read(route, language)).filter((text) => english.has(text))).toEqual([]);
  });
});

function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /^(id|when|changed)$/.test(key) ? [] : [value];
  return Object.entries(Object(value)).flatMap(([name, inner]) => textsOf(inner, name));
}
