import { ALIKE, APART, FOUND_BY } from '#core/testing/search-spellings.ts';
import { serverWith, type TestCaller } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { countCandidates, searchCandidates } from '../../contract/candidate-endpoints.ts';
import { OFFERED, offer } from '../testing/search-fixture.ts';

const HEADLINES = [...new Set([...ALIKE, ...FOUND_BY, ...APART].flat())];

let employer: TestCaller;
beforeAll(async () => {
  const api = await serverWith(serverPlugins);
  employer = api.as('employer');
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  const { preferences, experience } = OFFERED;
  for (const [index, headline] of HEADLINES.entries())
    await offer(api, `c${index}`, {
      sections: {
        basics: { ...OFFERED.basics, headline },
        preferences: { ...preferences, titles: ['Zzz'] },
        experience: { items: experience.items.map((job) => ({ ...job, title: 'Zzz', skills: [] })) },
      },
    });
});

async function found(q: string) {
  const { items } = await employer.reply(searchCandidates, { query: { limit: 100, q } });
  const { count, country } = await employer.reply(countCandidates, { query: { q } });
  return { headlines: items.map(({ headline }) => headline), counts: [count, country.reduce((sum, value) => sum + value.count, 0)] };
}

test('spellings find each other in the list, and count and facets agree with it', async () => {
  const asked = Map.groupBy([...ALIKE, ...ALIKE.map(([one, other]) => [other, one] as const), ...FOUND_BY], ([one]) => one);
  for (const [q, pairs] of asked) {
    const { headlines, counts } = await found(q);
    expect({ q, counts }).toEqual({ q, counts: [headlines.length, headlines.length] });
    expect(headlines).toEqual(expect.arrayContaining(pairs.map(([, other]) => other)));
  }
});

test('other names are not found', async () => {
  const asked = Map.groupBy([...APART, ...APART.map(([one, other]) => [other, one] as const)], ([one]) => one);
  for (const [q, pairs] of asked) {
    const { headlines } = await found(q);
    const others = pairs.map(([, other]) => other);
    expect({ q, found: headlines.filter((headline) => others.includes(headline)) }).toEqual({ q, found: [] });
  }
});
