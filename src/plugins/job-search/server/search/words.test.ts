import { sql } from 'kysely';
import { serverWith, testServer } from '#core/testing/server-kit.ts';
import { createRow, updateRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { countJobs, listJobFacets, searchJobs, suggestJobs } from '../../contract/endpoints.ts';
import type { JobSearch } from '../../contract/search.ts';
import { newSearcher, publish, searchDatabase } from '../testing/search-fixture.ts';
import { walkPages } from '../testing/walk-pages.ts';

const api = testServer(serverPlugins);
beforeEach(async () => {
  await searchDatabase(api).deleteFrom('job_postings').execute();
  await refresh();
});

const refresh = () => api.runSchedule('job-search.refresh-words');

async function find(query: Partial<JobSearch>) {
  const { items, corrected } = await api.as('visitor').reply(searchJobs, { query: { limit: 20, ...query } });
  return { titles: items.map(({ title }) => title), corrected };
}

test('a misspelled word becomes the nearest known one when nothing is found, and exact searches keep it', async () => {
  await publish(api, [
    { title: 'Pharmacist', location: 'Porto' },
    { title: 'Pharmacy driver' },
    { title: 'Driver 10115' },
    { title: 'مهندس برمجيات' },
  ]);
  await refresh();
  expect(await find({ q: 'Pharmasist' })).toEqual({ titles: ['Pharmacist'], corrected: 'pharmacist' });
  expect(await find({ q: 'porto pharmasist' })).toEqual({ titles: ['Pharmacist'], corrected: 'porto pharmacist' });
  expect(await find({ q: 'Pharmasist', exact: true })).toEqual({ titles: [], corrected: null });
  expect(await find({ q: 'مهندص' })).toEqual({ titles: ['مهندس برمجيات'], corrected: 'مهندس' });
  expect(await find({ q: 'pharma' })).toEqual({ titles: ['Pharmacy driver', 'Pharmacist'], corrected: null });
  expect(await find({ q: 'zzzzzzzz' })).toEqual({ titles: [], corrected: null });
  // A number is another one, and not a misspelled one.
  expect(await find({ q: '10117' })).toEqual({ titles: [], corrected: null });
  expect((await find({ q: '10115' })).titles).toEqual(['Driver 10115']);
  expect(await find({ q: 'xyz' })).toEqual({ titles: [], corrected: null });
  // The corrected word finds nothing in this place either.
  expect(await find({ q: 'pharmasist', where: 'oslo' })).toEqual({ titles: [], corrected: null });
  expect(await api.as('visitor').reply(countJobs, { query: { q: 'pharmasist' } })).toEqual({ count: 1, more: false });
  const facets = await api.as('visitor').reply(listJobFacets, { query: { q: 'pharmasist' } });
  expect(facets.companies.values.map(({ count }) => count)).toEqual([1]);
});

test('the pages of a corrected search continue it', async () => {
  const ids = await publish(
    api,
    [1, 2, 3].map((number) => ({ title: `Electrician ${number}` })),
  );
  await refresh();
  const searcher = newSearcher(api);
  expect((await walkPages(searcher, { q: 'elektrician' }, 1)).sort()).toEqual(ids.sort());
});

test('words of postings that are gone are forgotten, and nothing is written when nothing has changed', async () => {
  await publish(api, [{ title: 'Glazier' }]);
  await refresh();
  const words = async () => (await sql`select word, xmin::text from job_words order by word`.execute(api.db)).rows;
  const suggestions = async () => (await sql`select kind, text, xmin::text from job_suggestions order by kind`.execute(api.db)).rows;
  const [before, suggested] = [await words(), await suggestions()];
  expect(before).toHaveLength(3);
  await refresh();
  expect([await words(), await suggestions()]).toEqual([before, suggested]);
  await searchDatabase(api).deleteFrom('job_postings').execute();
  await refresh();
  expect([await words(), await suggestions()]).toEqual([[], []]);
});

test('a word is common in more than 30 % of many postings, but not of few', async () => {
  await publish(api, [{ title: 'Nurse' }, { title: 'Cook' }]);
  const common = async () => {
    await refresh();
    const rows = await searchDatabase(api).selectFrom('job_words').select('word').where('is_common', '=', true).orderBy('word').execute();
    return rows.map(({ word }) => word);
  };
  expect(await common()).toEqual([]);
  await sql`
    with more as (
      insert into job_postings (id, company_id, company_name, title, source, import_key, content_hash, status, published_at)
      select gen_random_uuid(), company_id, company_name, title, source, decode(md5(number::text), 'hex'), content_hash, status, published_at
      from job_postings, generate_series(1, 999) as number where title = 'Cook' returning *
    )
    insert into job_search (job_id, company_id, company_name, title, title_key, published_at, search)
    select id, company_id, company_name, title, 'cook', published_at, 'cook:1A fixture:2B works:2B' from more`.execute(api.db);
  expect(await common()).toEqual(['cook', 'fixture', 'works']);
});

test('plurals and singulars find each other', async () => {
  await publish(api, [{ title: 'Secretary' }, { title: 'Nurses' }]);
  expect((await find({ q: 'secretaries' })).titles).toEqual(['Secretary']);
  expect((await find({ q: 'nurse' })).titles).toEqual(['Nurses']);
});

test('a list of equal terms acts within a minute after it was changed', async () => {
  let now = Date.parse('2026-03-01T09:00:00.000Z');
  const own = await serverWith(serverPlugins, { now: () => new Date(now) });
  await publish(own, [{ title: 'Mason' }, { title: 'Bricklayer' }]);
  const found = async (q: string) =>
    (await own.as('visitor').reply(searchJobs, { query: { limit: 20, q } })).items.map(({ title }) => title).sort();
  expect(await found('mason')).toEqual(['Mason']);
  const row = { params: { entity: 'search-synonyms' } };
  const body = { code: 'mason', name: 'mason, bricklayer', names: { de: 'Maurer, mason' } };
  const { version } = await own.as('admin').reply(createRow, { ...row, body });
  now += 60_000;
  expect(await found('mason')).toEqual(['Bricklayer', 'Mason']);
  expect(await found('maurer')).toEqual(['Mason']);
  const changed = {
    params: { entity: 'search-synonyms', code: 'mason' },
    body: { name: 'mason, welder', names: {}, isHidden: false, version },
  };
  await own.as('admin').reply(updateRow, changed);
  now += 60_000;
  expect(await found('mason')).toEqual(['Mason']);
});

test('suggestions begin with the typed words: at most eight titles, companies, categories and skills', async () => {
  await publish(api, [
    ...Array.from({ length: 9 }, (_, number) => ({ title: `Sales person ${number}`, category: 'sales' })),
    { title: 'Sales person 0' },
    { title: 'Cook', company: 'Salad Works', skills: [{ code: 'salsa', name: 'Salsa dancing' }] },
  ]);
  await refresh();
  const suggest = async (q: string) => (await api.as('visitor').reply(suggestJobs, { query: { q } })).items;
  const all = await suggest('sal');
  expect(all).toHaveLength(8);
  expect(all[0]).toEqual({ kind: 'title', text: 'Sales person 0', value: null, count: null });
  expect(all.slice(5)).toEqual([
    { kind: 'company', text: 'Salad Works', value: expect.any(String), count: 1 },
    { kind: 'category', text: 'Sales', value: 'sales', count: 9 },
    { kind: 'skill', text: 'Salsa dancing', value: 'salsa', count: 1 },
  ]);
  expect((await suggest('PERSON 3')).map(({ text }) => text)).toEqual(['Sales person 3']);
  expect((await suggest('vertrieb')).map(({ text }) => text)).toEqual(['Sales']);
  expect(await suggest('%_')).toEqual([]);
  expect(await suggest('')).toEqual([]);
});

test('a plain title stands before longer ones that begin with it, however many postings these have', async () => {
  const times = (count: number, title: string) => Array.from({ length: count }, () => ({ title }));
  await publish(api, [
    ...times(1, 'Accountant'),
    ...times(2, 'Accountant, Night'),
    ...times(4, 'Accountant II - Level 3'),
    ...times(3, 'Accountants of the harbour'),
    ...times(1, '- Accountant -'),
    ...times(1, 'محاسب'),
    ...times(2, 'محاسب أول'),
  ]);
  await refresh();
  const suggest = async (q: string) => (await api.as('visitor').reply(suggestJobs, { query: { q } })).items.map(({ text }) => text);
  expect((await suggest('acc'))[0]).toMatch(/^(- )?Accountant( -)?$/);
  expect((await suggest('acc')).slice(1)).toEqual(['Accountant II - Level 3', 'Accountants of the harbour', 'Accountant, Night']);
  expect(await suggest('محا')).toEqual(['محاسب', 'محاسب أول']);
});

test('a suggested company, category or skill says how many jobs its filter finds', async () => {
  await publish(api, [
    {
      title: 'Cook',
      company: 'Pear Works',
      category: 'sales',
      skills: [
        { code: '', name: 'Pear cutting' },
        { code: '', name: 'pear  Cutting' },
      ],
    },
    { title: 'Baker', company: 'Pear Works', skills: [{ code: '', name: 'Pear cutting' }] },
    { title: 'Pear grower', company: 'Other Works' },
  ]);
  await refresh();
  const visitor = api.as('visitor');
  const filterOf = { company: 'companies', category: 'category', skill: 'skills' } as const;
  const said = [
    ...(await visitor.reply(suggestJobs, { query: { q: 'pear' } })).items,
    ...(await visitor.reply(suggestJobs, { query: { q: 'sales' } })).items,
  ];
  for (const { kind, value, count } of said) {
    if (kind === 'title') expect(count).toBeNull();
    else expect(await visitor.reply(countJobs, { query: { [filterOf[kind]]: value } })).toEqual({ count, more: false });
  }
  expect(said.map(({ kind, count }) => [kind, count])).toEqual([
    ['title', null],
    ['company', 2],
    ['skill', 2],
    ['category', 1],
  ]);
});

test('a text that was pasted with encoding errors finds what it means', async () => {
  await publish(api, [{ title: 'Supervisor – Downstate Division' }, { title: 'Supervisor' }]);
  expect((await find({ q: 'Supervisor â€“ Downstate Division' })).titles).toEqual(['Supervisor – Downstate Division']);
});
