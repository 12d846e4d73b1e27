import { writtenWords } from '#core/contract/search-text/stored-words.ts';
import { ALIKE, APART, FOUND_BY } from '#core/testing/search-spellings.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { countJobs, listJobFacets, searchJobs, suggestJobs } from '../../contract/endpoints.ts';
import { publish, searchDatabase } from '../testing/search-fixture.ts';

const TITLES = [...new Set([...ALIKE, ...FOUND_BY, ...APART].flat())];

let api: TestServer;
beforeAll(async () => {
  api = await serverWith(serverPlugins);
  await publish(
    api,
    TITLES.map((title) => ({ title, company: 'Zzz', experienceMin: 1 })),
  );
  await api.runSchedule('job-search.refresh-words');
});

/** What each call finds for a text. */
async function found(q: string) {
  const visitor = api.as('visitor');
  const { items, corrected } = await visitor.reply(searchJobs, { query: { limit: 100, q } });
  const { count } = await visitor.reply(countJobs, { query: { q } });
  const { experience } = await visitor.reply(listJobFacets, { query: { q } });
  const suggestions = await visitor.reply(suggestJobs, { query: { q } });
  return {
    titles: items.map(({ title }) => title),
    corrected,
    counts: [count, experience.values.reduce((sum, value) => sum + value.count, 0)],
    suggested: suggestions.items.map(({ text }) => text),
  };
}

const spelling = (title: string): string => writtenWords(title).join(' ') || title;

test('spellings find each other in the list, and count and facets agree with it', async () => {
  const asked = Map.groupBy([...ALIKE, ...ALIKE.map(([one, other]) => [other, one] as const), ...FOUND_BY], ([one]) => one);
  for (const [q, pairs] of asked) {
    const { titles, corrected, counts, suggested } = await found(q);
    expect({ q, corrected, counts }).toEqual({ q, corrected: null, counts: [titles.length, titles.length] });
    expect(titles).toEqual(expect.arrayContaining(pairs.map(([, other]) => other)));
    const known = suggested.map(spelling);
    // The most frequent eight of many are suggested.
    if (suggested.length < 8) expect(known).toEqual(expect.arrayContaining(pairs.map(([, other]) => spelling(other))));
    expect(new Set(known).size).toBe(known.length);
  }
});

test('other names are not found, neither in the list nor in suggestions', async () => {
  const asked = Map.groupBy([...APART, ...APART.map(([one, other]) => [other, one] as const)], ([one]) => one);
  for (const [q, pairs] of asked) {
    const { titles, counts, suggested } = await found(q);
    const others = pairs.map(([, other]) => other);
    expect({ q, counts, found: titles.filter((title) => others.includes(title)) }).toEqual({
      q,
      counts: [titles.length, titles.length],
      found: [],
    });
    // `A` is the beginning of `A+` while a user types.
    if (q !== 'A') expect({ q, found: suggested.filter((text) => others.includes(text)) }).toEqual({ q, found: [] });
  }
});

test('without a posting of a name, a suggestion may begin with it, but the list has none', async () => {
  await searchDatabase(api)
    .deleteFrom('job_search')
    .where('title', 'in', ['Java', 'Java 17 developer', 'Java17 developer', 'Java™ developer'])
    .execute();
  await api.runSchedule('job-search.refresh-words');
  const { titles, suggested } = await found('Java');
  expect(titles.filter((title) => title === 'JavaScript')).toEqual([]);
  expect(suggested.length).toBeGreaterThan(0);
});

test('searches for C++ and C# have facets of their own', async () => {
  const [plus, sharp] = [await found('C++'), await found('C#')];
  expect([plus.titles.includes('C++'), sharp.titles.includes('C#'), plus.counts]).toEqual([
    true,
    true,
    [plus.titles.length, plus.titles.length],
  ]);
});
