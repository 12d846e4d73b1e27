import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { newSearcher, publish, searchDatabase } from '../testing/search-fixture.ts';
import { KnownForms } from './known-forms.ts';

const api = testServer(serverPlugins);
const now = (): Date => new Date('2026-03-01T09:00:00.000Z');

/** Gives the product these words with the numbers of postings that have them. */
async function learn(frequencies: Readonly<Record<string, number>>): Promise<void> {
  const db = searchDatabase(api);
  await db.deleteFrom('job_words').execute();
  const rows = Object.entries(frequencies).map(([word, frequency]) => ({ word, frequency, is_common: false, is_common_in_texts: false }));
  if (rows.length > 0) await db.insertInto('job_words').values(rows).execute();
}

async function replaced(literal: string): Promise<string | undefined> {
  return (await new KnownForms(searchDatabase(api), now).in({ words: literal, text: undefined, where: undefined })).words;
}

test('the known words stand for a frequent beginning, with its weight, and the beginning itself is one of them', async () => {
  await learn({ engineer: 1500, engineering: 600, engine: 9, nurse: 5000 });
  expect(await replaced('(engineer:* | _engineer) & nurse:*C')).toBe('((engineer | engineering) | _engineer) & nurse:C');
  expect(await replaced("'engineer':*")).toBe('(engineer | engineering)');
});

test('a word that ends with a frequent beginning stays as it is', async () => {
  await learn({ teacher: 3000 });
  expect(await replaced('(harbourteacher:* | teacher:* | teacher)')).toBe('(harbourteacher:* | teacher | teacher)');
});

test('a rare beginning, one with many words and an unknown one stay', async () => {
  await learn({ sql: 1999, ...Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`inter${at}`, 100])) });
  expect(await replaced('sql:* & inter:* & zzz:* & nurse')).toBe('sql:* & inter:* & zzz:* & nurse');
});

test('words with signs stay quoted', async () => {
  await learn({ 'node.js': 2500 });
  expect(await replaced("'node.js':*")).toBe("'node.js'");
});

test('a search by known words finds the postings that a search by the beginning finds', async () => {
  await publish(api, [{ title: 'Engineer' }, { title: 'Engineering lead' }, { title: 'Nurse' }]);
  const titles = async (): Promise<string[]> =>
    (await newSearcher(api, now).search({ q: 'engineer', limit: 10 })).items.map(({ title }) => title).sort();
  await learn({});
  const byBeginning = await titles();
  await learn({ engineer: 2500, engineering: 2500 });
  expect(await titles()).toEqual(byBeginning);
  expect(byBeginning).toEqual(['Engineer', 'Engineering lead']);
});
