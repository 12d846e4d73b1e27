import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { giveFeedback } from '../contract/endpoints.ts';
import { listFeedback } from '../contract/handling-endpoints.ts';
import type { FeedbackFilters } from '../contract/handling-schemas.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { storeFeedback } from './testing/stored-feedback.ts';

const api = testServer(serverPlugins);
beforeEach(() => tables().deleteFrom('feedback').execute());

const tables = () => api.db.$extendTables<FeedbackTables>();
const handler = () => api.as('admin:feedback', 'handler');
const store = (...described: Parameters<typeof storeFeedback>[1]) => storeFeedback(tables(), described);

/** The texts that the filters find, in alphabetical order. */
async function texts(query: Partial<FeedbackFilters>): Promise<string[]> {
  const { items } = await handler().reply(listFeedback, { query: { limit: 100, ...query } });
  return items.map(({ excerpt }) => excerpt).sort();
}

test('each word of a search is the beginning of a word, without case and accents, in any script', async () => {
  await store({ text: 'Die Karte von Zürich lädt nicht.' }, { text: 'البحث لا يعمل' }, { text: 'ערים חסרות' });
  expect(await texts({ q: 'ZUR kart' })).toEqual(['Die Karte von Zürich lädt nicht.']);
  expect(await texts({ q: 'Zür' })).toEqual(['Die Karte von Zürich lädt nicht.']);
  expect(await texts({ q: 'البح' })).toEqual(['البحث لا يعمل']);
  expect(await texts({ q: 'ערי' })).toEqual(['ערים חסרות']);
  expect(await texts({ q: 'arte' })).toEqual([]);
  expect(await texts({ q: 'karte berlin' })).toEqual([]);
});

test('a search also finds words of answers, which are stored beside those of the text', async () => {
  await store({ text: 'The map is empty.', search: 'the map is empty thank you' });
  expect(await texts({ q: 'thank map' })).toEqual(['The map is empty.']);
});

test('a number finds its feedback in any case and without its hyphen, and other filters still apply', async () => {
  await store({ text: 'Sought', number: 'F-BCDFGH', kind: 'praise' }, { text: 'Another', number: 'F-BCDFGJ' });
  for (const q of ['F-BCDFGH', 'f-bcdfgh', ' fbcdfgh ']) expect(await texts({ q })).toEqual(['Sought']);
  expect(await texts({ q: 'F-BCDFGH', kind: 'idea' })).toEqual([]);
  expect(await texts({ q: 'F-BCDFGK' })).toEqual([]);
});

test.each([
  ['only emoji', '😀 🎉'],
  ['only punctuation', '-- & | ! : * \\'],
  ['only an apostrophe', "'"],
])('a search for %s finds nothing', async (_, q) => {
  await store({ text: 'The map is empty 😀 🎉' });
  expect(await texts({ q })).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['white space', ' \t '],
  ['characters that are removed', '\u202E\0'],
])('a search for %s is no filter', async (_, q) => {
  await store({ text: 'The map is empty' });
  expect(await texts({ q })).toEqual(['The map is empty']);
});

test.each([
  ['operators of searches', "map' | empty:* & !(x"],
  ['NUL', 'm\0ap'],
  ['U+202E', '\u202Emap'],
  ['a lone surrogate', 'map \ud800'],
])('%s in a search do not change its meaning', async (_, q) => {
  await store({ text: 'The map' }, { text: 'The x map is empty' });
  expect(await texts({ q })).toContain('The x map is empty');
  expect(await texts({ q: `${q} absent` })).toEqual([]);
});

test('all words of a search count, also short ones, which are not looked up in the index', async () => {
  await store({ text: 'to be or not' }, { text: 'to be' }, { text: 'toboggan becomes' }, { text: 'the question' });
  expect(await texts({ q: 't b' })).toEqual(['to be', 'to be or not', 'toboggan becomes']);
  expect(await texts({ q: 'be tob' })).toEqual(['toboggan becomes']);
  expect(await texts({ q: 'not z' })).toEqual([]);
  expect(await texts({ q: 'be n t o' })).toEqual(['to be or not']);
});

test('the seventeenth word of a search is ignored', async () => {
  const words = Array.from({ length: 16 }, (_, index) => `w${index}`);
  await store({ text: words.join(' ') });
  expect(await texts({ q: `${words.join(' ')} absent` })).toHaveLength(1);
  expect(await texts({ q: `${words.slice(1).join(' ')} absent` })).toEqual([]);
});

test('a megabyte of text is refused', async () => {
  for (const name of ['q', 'page', 'tag', 'language', 'cursor']) {
    expect([name, await handler().status(listFeedback, { query: { [name]: `/${'x'.repeat(1_000_000)}` } })]).toEqual([name, 422]);
  }
});

test('a page is the beginning of a path, and no character of it is a wildcard', async () => {
  const pages = ['/jobs', '/jobs/a_b', '/jobs/axb', '/jobs/100%', '/jobs/100x', '/jobs/\\_', '/Jobs', null];
  await store(...pages.map((page) => ({ page, text: page ?? 'none' })));
  expect(await texts({ page: '/jobs' })).toEqual(['/jobs', '/jobs/100%', '/jobs/100x', '/jobs/\\_', '/jobs/a_b', '/jobs/axb']);
  expect(await texts({ page: '/jobs/a_' })).toEqual(['/jobs/a_b']);
  expect(await texts({ page: '/jobs/100%' })).toEqual(['/jobs/100%']);
  expect(await texts({ page: '/jobs/\\' })).toEqual(['/jobs/\\_']);
  expect(await texts({ page: '/%' })).toEqual([]);
});

test('a page with a path of 2,000 characters is stored and found', async () => {
  const page = `/${String.fromCodePoint(...Array.from({ length: 1999 }, (_, index) => 0x20000 + index * 7))}`;
  const body = { kind: 'idea', text: 'A very long path', language: 'en', page } as const;
  expect(await api.as('visitor').status(giveFeedback, { body })).toBe(201);
  await store({ page: `${[...page].slice(0, 1500).join('')}x`, text: 'Another path' });
  expect(await texts({ page })).toEqual(['A very long path']);
  expect(await texts({ page: [...page].slice(0, 1500).join('') })).toEqual(['A very long path', 'Another path']);
  expect(await texts({ page: `${page.slice(0, -2)}x` })).toEqual([]);
});

test('a language also matches its regional forms, in any case, and no other language', async () => {
  await store(...['de', 'de-AT', 'DE-ch', 'den', 'en'].map((language) => ({ language, text: language })));
  expect(await texts({ language: 'de' })).toEqual(['DE-ch', 'de', 'de-AT']);
  expect(await texts({ language: 'DE-at' })).toEqual(['de-AT']);
  expect(await texts({ language: 'fr' })).toEqual([]);
});
