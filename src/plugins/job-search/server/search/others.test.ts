import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob } from '#plugins/jobs/contract/endpoints.ts';
import { countJobs, searchJobs } from '../../contract/endpoints.ts';
import { makeTexts, type PostingSketch, publish, searchDatabase } from '../testing/search-fixture.ts';

const api = testServer(serverPlugins);
beforeEach(() => searchDatabase(api).deleteFrom('job_postings').execute());

const find = (query: object) => api.as('visitor').reply(searchJobs, { query: { limit: 20, ...query } });

async function publishAll(sketches: readonly PostingSketch[]): Promise<void> {
  await publish(api, sketches);
  await makeTexts(api);
  await api.runSchedule('job-search.refresh-words');
}

const POSTINGS: readonly PostingSketch[] = [
  { title: 'Data analyst', description: 'You know Tableau.' },
  { title: 'Data analyst', company: 'Second Works' },
  { title: 'Senior data analyst' },
  { title: 'Data engineer' },
  { title: 'Nurse', workMode: 'remote' },
  { title: 'Nurse for remote islands' },
  { title: 'Nurse', location: 'Oslo' },
];

test('a search that finds few postings adds those without its least frequent word, then without two', async () => {
  await publishAll(POSTINGS);
  const { items, others, words } = await find({ q: 'data analyst Tableau' });
  expect(items.map(({ title }) => title)).toEqual(['Data analyst']);
  expect(others.map(({ without, q, items: { length }, count, more }) => ({ without, q, length, count, more }))).toEqual([
    { without: ['Tableau'], q: 'data analyst', length: 2, count: 2, more: false },
    { without: ['Tableau', 'analyst'], q: 'data', length: 1, count: 1, more: false },
  ]);
  expect(words).toEqual([
    { word: 'data', q: 'data', count: 4, more: false },
    { word: 'analyst', q: 'analyst', count: 3, more: false },
    { word: 'Tableau', q: 'Tableau', count: 1, more: false },
  ]);
});

test('a search that finds few postings first leaves out the phrases that were read as filters', async () => {
  await publishAll(POSTINGS);
  const { items, others } = await find({ q: 'remote data analyst' });
  expect(items).toEqual([]);
  expect(others.map(({ without, q, count }) => ({ without, q, count }))).toEqual([
    { without: ['remote'], q: 'data analyst', count: 3 },
    { without: ['analyst', 'data'], q: 'remote', count: 2 },
  ]);
  expect((await find({ q: 'teacher remote' })).others.map(({ without, count }) => ({ without, count }))).toEqual([
    { without: ['teacher'], count: 2 },
  ]);
});

test('a search that finds nothing shows what its other words find', async () => {
  await publishAll(POSTINGS);
  const { items, others } = await find({ q: 'analyst zzzzzz' });
  expect([items, others.map(({ without }) => without)]).toEqual([[], [['zzzzzz']]]);
});

test('misspelled words are corrected in the others, also beside a word that nothing is like', async () => {
  await publishAll(POSTINGS);
  const { items, corrected, others } = await find({ q: 'dtaa anlayst zzzzzz' });
  expect([items, corrected, others[0]?.without, others[0]?.q, others[0]?.count]).toEqual([[], null, ['zzzzzz'], 'data analyst', 3]);
});

test('a search of one word, an exact one, a short list and a later page have no other postings', async () => {
  await publishAll(POSTINGS);
  expect((await find({ q: 'analyst Tableau', limit: 9 })).others).toEqual([]);
  const one = await find({ q: 'analyst' });
  expect([one.items.length, one.others, one.words]).toEqual([3, [], []]);
  expect((await find({ q: 'analyst Tableau', exact: true })).others).toEqual([]);
  const first = await find({ q: 'data analyst', limit: 2 });
  const later = await find({ q: 'data analyst', limit: 2, cursor: first.nextCursor ?? '' });
  expect([first.others, later.items.length, later.others]).toEqual([[], 1, []]);
});

test('a phrase for a filter finds postings with the value and those that say it, and is searched as words on request', async () => {
  await publishAll(POSTINGS);
  const { items, read } = await find({ q: 'remote nurse' });
  expect(items.map(({ title }) => title).toSorted()).toEqual(['Nurse', 'Nurse for remote islands']);
  expect(read).toEqual([{ field: 'workMode', value: 'remote', phrase: 'remote' }]);
  const asWords = await find({ q: 'remote nurse', asWords: 'remote' });
  expect([asWords.items.map(({ title }) => title), asWords.read]).toEqual([['Nurse for remote islands'], []]);
  expect((await find({ q: 'remote' })).items.length).toBe(2);
});

test('the reference of a posting finds it alone', async () => {
  await publishAll(POSTINGS);
  const { items } = await find({ q: 'nurse', where: 'oslo' });
  const { reference } = await api.as('visitor').reply(getJob, { params: { id: items[0]?.id ?? '' } });
  for (const q of [reference, ` ${reference.toLowerCase()} `]) {
    expect((await find({ q })).items.map(({ id }) => id)).toEqual([items[0]?.id]);
    expect(await api.as('visitor').reply(countJobs, { query: { q } })).toEqual({ count: 1, more: false });
  }
  expect((await find({ q: reference, where: 'bergen' })).items).toEqual([]);
});

test.each([
  ['of sixteen words', Array.from({ length: 16 }, (_, at) => `word${at}`).join(' ')],
  ['of one letter', 'x'],
  ['of mere filters', 'remote part time no experience'],
  ['of signs', '"title:" -nurse (|&!*) \u0000'],
  ['of emoji', '😀 👩‍💻'],
  ['of five scripts', 'nurse ممرض אחות медсестра 护士'],
  ['of 200 characters', 'nurse '.repeat(33)],
])('a search text %s is answered', async (_, q) => {
  await publishAll(POSTINGS.slice(0, 2));
  expect(await api.as('visitor').status(searchJobs, { query: { limit: 20, q } })).toBe(200);
});
