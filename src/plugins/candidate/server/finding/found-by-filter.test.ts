import { testServer } from '#core/testing/server-kit.ts';
import { changeRows, createRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { countCandidates, searchCandidates } from '../../contract/candidate-endpoints.ts';
import type { CandidateQuery } from '../../contract/candidate-search.ts';
import type { ProfileSections } from '../../contract/sections.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { language, OFFERED, offer, skill } from '../testing/search-fixture.ts';

const NOW = new Date('2026-03-15T23:30:00.000Z');
const { place, preferences } = OFFERED;

let now = NOW;
const api = testServer(serverPlugins, { now: () => now });
const employer = api.as('employer');
beforeAll(async () => {
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
});
beforeEach(async () => {
  now = NOW;
  await api.db.$extendTables<CandidateTables>().deleteFrom('candidate_search').execute();
});

const add = (name: string, sections: Partial<ProfileSections>) =>
  offer(api, name, { at: NOW, sections: { basics: { ...OFFERED.basics, headline: name }, ...sections } });
const skills = (...items: ProfileSections['skills']['items']): Partial<ProfileSections> => ({ skills: { items } });

/** The headlines of the candidates whom the employer finds. The counts must agree. */
async function found(query: CandidateQuery): Promise<string[]> {
  const { items } = await employer.reply(searchCandidates, { query: { limit: 20, ...query } });
  const { sort: _, ...filter } = query;
  expect((await employer.reply(countCandidates, { query: filter })).count).toBe(items.length);
  return items.map(({ headline }) => headline).sort();
}

test('candidates have one of the skills, or all of them', async () => {
  await add('both', skills(skill('Welding'), skill('C++')));
  await add('one', skills(skill('WELDING')));
  await add('none', skills(skill('C')));
  expect(await found({ skills: '~welding,~c++' })).toEqual(['both', 'one']);
  expect(await found({ skills: '~welding,~c++', allSkills: true })).toEqual(['both']);
  expect(await found({ skills: '~welding,~c++', allSkills: false })).toEqual(['both', 'one']);
  expect(await found({ skills: '~welding', allSkills: true })).toEqual(['both', 'one']);
});

test('two names of one skill are one, also after the skill was hidden', async () => {
  const params = { entity: 'skills' };
  const body = { code: 'welding', name: 'Welding', names: { de: 'Schweißen' } };
  await api.as('admin').reply(createRow, { params, body });
  await add('by code', skills(skill('Welding', 'welding')));
  await add('by name', skills(skill('schweißen')));
  const all = ['by code', 'by name'];
  for (const hide of [false, true]) {
    if (hide) await api.as('admin').reply(changeRows, { params, body: { codes: ['welding'], action: 'hide' } });
    for (const key of ['welding', '~welding', '~schweißen']) expect([key, await found({ skills: key })]).toEqual([key, all]);
    expect(await found({ skills: 'welding,~schweißen', allSkills: true })).toEqual(all);
  }
  expect(await found({ skills: 'no-such' })).toEqual([]);
});

test('the searched skills come first and are marked, at most five', async () => {
  const names = ['Sewing', 'Typing', 'Baking', 'Diving', 'Rowing', 'Welding', 'Flying'];
  await add('many', skills(...names.map((name) => skill(name))));
  const { items } = await employer.reply(searchCandidates, { query: { limit: 5, skills: '~welding,~diving' } });
  expect(items[0]?.skills).toEqual([
    { name: 'Diving', isAsked: true },
    { name: 'Welding', isAsked: true },
    { name: 'Sewing', isAsked: false },
    { name: 'Typing', isAsked: false },
    { name: 'Baking', isAsked: false },
  ]);
});

test('a language matches at its level and above, and all asked languages are needed', async () => {
  await add('at b1', { languages: { items: [language('nl', 'b1')] } });
  await add('at b2', { languages: { items: [language('nl', 'b2')] } });
  await add('native', { languages: { items: [language('nl', 'native'), language('de', 'a1')] } });
  expect(await found({ languages: 'nl:b2' })).toEqual(['at b2', 'native']);
  expect(await found({ languages: 'nl:a1' })).toEqual(['at b1', 'at b2', 'native']);
  expect(await found({ languages: 'nl:native' })).toEqual(['native']);
  expect(await found({ languages: 'nl:a1,de:a1' })).toEqual(['native']);
});

test('a town matches without case and accents, and as a whole', async () => {
  await add('with', { place: { ...place, city: 'Málaga' } });
  await add('without', { place: { ...place, city: 'MALAGA' } });
  await add('longer', { place: { ...place, city: 'Malaga East' } });
  await add('quoted', { place: { ...place, city: "'s-Gra\\venhage" } });
  for (const town of ['malaga', ' Málaga ']) expect(await found({ town })).toEqual(['with', 'without']);
  expect(await found({ town: "'S-GRA\\VENHAGE" })).toEqual(['quoted']);
});

test('countries, categories, kinds of employment and places of work match any of the chosen', async () => {
  await add('one', { place: { ...place, country: 'BE' }, preferences: { ...preferences, categories: ['sales', 'legal'] } });
  await add('two', {
    place: { ...place, country: 'DE' },
    preferences: { ...preferences, employmentTypes: ['part_time'], workModes: ['remote', 'hybrid'] },
  });
  expect(await found({ country: 'BE' })).toEqual(['one']);
  expect(await found({ country: 'BE,DE' })).toEqual(['one', 'two']);
  expect(await found({ category: 'legal,it' })).toEqual(['one']);
  expect(await found({ type: 'part_time' })).toEqual(['two']);
  expect(await found({ mode: 'hybrid,onsite' })).toEqual(['one', 'two']);
  expect(await found({ mode: 'hybrid', type: 'full_time' })).toEqual([]);
});

test('years of work count in whole months, and go on while the candidate works', async () => {
  const job = { ...OFFERED.experience.items[0], id: '018f0000-0000-7000-8000-000000000002', title: 'Welder', company: 'Steel' };
  const worked = (start: string, end: string) => ({
    experience: {
      items: [{ ...job, place: '', employmentType: '', skills: [], description: '', start, end, isCurrent: end === '' }],
    } as const,
  });
  await add('two years', worked('2020-01', '2021-12'));
  await add('a month less', worked('2020-02', '2021-12'));
  await add('at work', worked('2024-05', ''));
  expect(await found({ minYears: 2 })).toEqual(['two years']);
  expect(await found({ minYears: 1 })).toEqual(['a month less', 'at work', 'two years']);
  expect(await found({ minYears: 0 })).toHaveLength(3);
  now = new Date('2026-04-15T23:30:00.000Z');
  expect(await found({ minYears: 2 })).toEqual(['at work', 'two years']);
  const { items } = await employer.reply(searchCandidates, { query: { limit: 5 } });
  expect(items.map(({ headline, years }) => [headline, years]).sort()).toEqual([
    ['a month less', 1],
    ['at work', 2],
    ['two years', 2],
  ]);
});

test('a candidate can start now, after the notice, or in the named month', async () => {
  const start = (more: Partial<ProfileSections['preferences']>) => ({ preferences: { ...preferences, ...more } });
  await add('now', start({ availability: 'now' }));
  await add('notice 30', start({ availability: 'notice', noticeDays: 30 }));
  await add('notice 31', start({ availability: 'notice', noticeDays: 31 }));
  await add('april', start({ availability: 'date', availableFrom: '2026-04' }));
  await add('long ago', start({ availability: 'date', availableFrom: '2026-01' }));
  await add('unknown', start({ availability: '', noticeDays: 5 }));
  expect(await found({ startWithin: '0' })).toEqual(['long ago', 'now']);
  expect(await found({ startWithin: '30' })).toEqual(['april', 'long ago', 'notice 30', 'now']);
  expect(await found({ startWithin: '90' })).toEqual(['april', 'long ago', 'notice 30', 'notice 31', 'now']);
});
