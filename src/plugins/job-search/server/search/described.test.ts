import fc from 'fast-check';
import { askedWords, hasAsked } from '#core/contract/search-text/asked-words.ts';
import { storedWords } from '#core/contract/search-text/stored-words.ts';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { JobSearch } from '../../contract/search.ts';
import { copyMany, makeTexts, newSearcher, type PostingSketch, publish, searchDatabase } from '../testing/search-fixture.ts';
import { walkPages } from '../testing/walk-pages.ts';
import { Facets } from './facets.ts';
import type { JobSearcher } from './job-searcher.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-03-01T09:00:00.000Z');
const at = (day: number): Date => new Date(START + day * DAY);

const api = testServer(serverPlugins);
let searcher: JobSearcher;
beforeAll(async () => {
  searcher = newSearcher(api, () => at(10), { commonInTexts: ['team'] });
});
beforeEach(() => searchDatabase(api).deleteFrom('job_postings').execute());

async function publishWithTexts(sketches: readonly PostingSketch[]): Promise<string[]> {
  const ids = await publish(api, sketches);
  await makeTexts(api);
  return ids;
}

async function titles(search: Partial<JobSearch>): Promise<string[]> {
  return (await searcher.search({ limit: 100, ...search })).items.map(({ title }) => title);
}

const ANALYSTS: readonly PostingSketch[] = [
  { title: 'Analyst', description: 'You know SQL. You build reports in Tableau.', publishedAt: at(1), salary: 50_000 },
  { title: 'Tableau developer', description: 'Nothing of note.', publishedAt: at(0), salary: 40_000 },
  { title: 'Clerk', description: 'Tableau is a plus.', publishedAt: at(2), category: 'engineering' },
  { title: 'Nurse', description: 'Care for patients in a team.', publishedAt: at(3) },
];

test('postings with a word in their description come after those with it in their title, the newest first', async () => {
  await publishWithTexts(ANALYSTS);
  expect(await titles({ q: 'tableau' })).toEqual(['Tableau developer', 'Clerk', 'Analyst']);
  expect(await titles({ q: 'analyst tableau' })).toEqual(['Analyst']);
  expect(await titles({ q: 'tableau', category: 'engineering' })).toEqual(['Clerk']);
});

test('the order by time and the order by pay mix them', async () => {
  await publishWithTexts(ANALYSTS);
  expect(await titles({ q: 'tableau', sort: 'newest' })).toEqual(['Clerk', 'Analyst', 'Tableau developer']);
  expect(await titles({ q: 'tableau', sort: 'pay' })).toEqual(['Analyst', 'Tableau developer', 'Clerk']);
  expect(await titles({ q: 'reports', sort: 'pay' })).toEqual(['Analyst']);
});

test('counts and facets include them', async () => {
  await publishWithTexts(ANALYSTS);
  expect(await searcher.count({ q: 'tableau' })).toEqual({ count: 3, more: false });
  expect(await searcher.count({ q: 'tableau', category: 'engineering' })).toEqual({ count: 1, more: false });
  const facets = new Facets({
    db: searchDatabase(api),
    searcher,
    now: () => at(10),
    postings: { namedCategory: (code, name) => ({ code, name }) },
    places: { listed: async () => [] },
  });
  expect((await facets.count({ q: 'tableau' })).category.values).toEqual([expect.objectContaining({ value: 'engineering', count: 1 })]);
});

test('a row says the sentence only when the words are in the description alone', async () => {
  await publishWithTexts(ANALYSTS);
  const { items } = await searcher.search({ q: 'tableau', limit: 10 });
  expect(items.map(({ title, sentence }) => [title, sentence])).toEqual([
    ['Tableau developer', null],
    ['Clerk', 'Tableau is a plus.'],
    ['Analyst', 'You build reports in Tableau.'],
  ]);
});

test('the sentence of a row has the words that its title does not have', async () => {
  await publishWithTexts([{ title: 'Data analyst', description: 'The data analyst works with data. You speak Korean.' }]);
  const { items } = await searcher.search({ q: 'data analyst korean', limit: 10 });
  expect(items.map(({ sentence }) => sentence)).toEqual(['You speak Korean.']);
});

test('a word that most descriptions have finds titles only, and need not be in a description beside another word', async () => {
  await publishWithTexts(ANALYSTS);
  expect([await titles({ q: 'team' }), await titles({ q: 'patients team' })]).toEqual([[], ['Nurse']]);
});

test('an imported posting is found by its title at once, and by its description after the schedule ran', async () => {
  await publish(api, ANALYSTS);
  expect(await titles({ q: 'tableau' })).toEqual(['Tableau developer']);
  await makeTexts(api);
  expect((await titles({ q: 'tableau' })).length).toBe(3);
});

test('pages meet each posting once, from the newest to one of 1970, also while others appear', async () => {
  const [id = ''] = await publishWithTexts([{ title: 'Clerk', description: 'Tableau is a plus.', publishedAt: at(9) }]);
  await copyMany(api, id, 700, 20_000);
  await publishWithTexts([
    { title: 'Old', description: 'Tableau', publishedAt: new Date('1970-02-01T00:00:00.000Z') },
    { title: 'Later', description: 'Tableau', publishedAt: new Date('2100-01-01T00:00:00.000Z') },
    { title: 'Tableau', publishedAt: at(1) },
  ]);
  for (const sort of [undefined, 'newest', 'pay'] as const) {
    let added = 0;
    const add = async () => {
      added += 1;
      if (added < 3) await publishWithTexts([{ title: `New ${added}`, description: 'Tableau too', publishedAt: at(9.5 + added / 100) }]);
    };
    const ids = await walkPages(searcher, { q: 'tableau', sort }, 60, add);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(704);
  }
});

const WORDS = ['tableau', 'sql', 'nurse', 'ships', 'python'];

test('results, counts and their order are those of a naive reading', async () => {
  const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map((words) => words.join(' '));
  const sketch = fc.record({
    title: text.map((words) => words || 'other'),
    description: text,
    category: fc.constantFrom('engineering', 'health-care'),
    day: fc.integer({ min: 0, max: 60 }),
  });
  const query = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(sketch, { minLength: 1, maxLength: 12 }), query, async (sketches, words) => {
      await searchDatabase(api).deleteFrom('job_postings').execute();
      // Each has its own time, so that the order is known.
      const made = sketches.map((one, index) => ({ ...one, publishedAt: new Date(START - one.day * DAY - index) }));
      const ids = await publishWithTexts(made);
      const asked = askedWords(words.join(' '));
      const has = (texts: readonly string[]): boolean => {
        const stored = texts.flatMap((each) => storedWords(each));
        return asked.every((word) => hasAsked(stored, word));
      };
      const postings = made.map((one, index) => ({
        ...one,
        id: ids[index] ?? '',
        inTitle: has([one.title]),
        inText: has([one.title, one.description]),
      }));
      const newestFirst = postings.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
      const described = newestFirst.filter(({ inTitle, inText }) => inText && !inTitle).map(({ id }) => id);
      const all = newestFirst.filter(({ inText }) => inText).map(({ id }) => id);
      const q = words.join(' ');
      const relevant = await walkPages(searcher, { q }, 3);
      expect(relevant.slice(relevant.length - described.length)).toEqual(described);
      expect(new Set(relevant)).toEqual(new Set(all));
      expect(await walkPages(searcher, { q, sort: 'newest' }, 3)).toEqual(all);
      expect((await searcher.count({ q })).count).toBe(all.length);
      const healthcare = all.filter((id) => postings.some((posting) => posting.id === id && posting.category === 'health-care'));
      expect(await walkPages(searcher, { q, sort: 'newest', category: 'health-care' }, 3)).toEqual(healthcare);
    }),
    { numRuns: runs(25) },
  );
});
