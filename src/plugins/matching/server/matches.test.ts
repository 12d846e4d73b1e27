import { v7 as uuid } from 'uuid';
import { serverWith, type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { createRow } from '#plugins/admin-masters/contract/endpoints.ts';
import type { SectionName } from '#plugins/candidate/contract/section-names.ts';
import { BLANK_SECTIONS } from '#plugins/candidate/contract/sections.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { BLANK_DETAILS } from '#plugins/jobs/contract/detail-values.ts';
import { moveJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import { loadFewPlaces } from '#plugins/places/contract/testing/few-places.ts';
import { listMatches } from '../contract/endpoints.ts';
import { MATCH_RULES, MOST_MATCHES } from '../contract/match.ts';
import type { JobMatch } from '../contract/schemas.ts';
import { type MatchesDependencies, matchesOf } from './matches.ts';
import { fullSections } from './testing/full-profile.ts';
import { aCompany, aMatchedDraft, aMatchedPosting, save } from './testing/matched-world.ts';

let time = Date.parse('2026-11-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });
let employer: TestCaller;
let jobId: string;
beforeAll(async () => {
  employer = await aCompany(api, 'harbour');
  jobId = await aMatchedPosting(employer);
});

const matches = async (candidate: TestCaller, ...ids: string[]): Promise<JobMatch[]> =>
  (await candidate.reply(listMatches, { query: { jobs: ids.join(',') } })).items;

const skill = (name: string, level: number | null = null) => ({
  ...{ id: uuid(), code: '', name, level },
  ...{ years: null, lastUsed: null },
});

test.each([
  ['no ids', undefined],
  ['an empty text', ''],
  ['a word', 'nurse'],
  ['an empty place in the list', `${uuid()},,${uuid()}`],
  ['a comma at the end', `${uuid()},`],
  ['a null character', `${uuid()},\u0000`],
  ['a statement', `${uuid()}' or '1'='1`],
  ['more than fifty', Array.from({ length: MOST_MATCHES + 1 }, () => uuid()).join(',')],
  ['a very long text', 'a'.repeat(100_000)],
])('the call refuses %s', async (_what, jobs) => {
  const { status, issues } = await api.as('candidate').refusal(listMatches, { query: { jobs } });
  expect([status, issues?.map(({ path }) => path)]).toEqual([422, ['jobs']]);
});

test('the call answers fifty ids, in any case and twice', async () => {
  const ids = [jobId, jobId.toUpperCase(), ...Array.from({ length: MOST_MATCHES - 2 }, () => uuid())];
  expect((await matches(api.as('candidate'), ...ids)).map((match) => match.jobId)).toEqual([jobId]);
});

describe('the matches', () => {
  test('are those of the rules, in the order of the ids', async () => {
    const other = await aMatchedPosting(employer, { title: 'Gardener', details: {} });
    const candidate = api.as('candidate', 'nurse');
    await save(candidate, 'skills', { items: [skill('wound  CARE', 3), skill('Infusions', 1)] });
    await save(candidate, 'place', { country: 'PT', city: 'Porto' });
    const { rules, items } = await candidate.reply(listMatches, { query: { jobs: [other, jobId].join(',') } });
    expect(rules).toBe(MATCH_RULES);
    expect(items.map((match) => match.jobId)).toEqual([other, jobId]);
    expect(items[0]?.number).toBeNull();
    // Skills: 1 and one third of 2. The place fits. All else is unknown but the pay, which the profile does not name.
    expect(items[1]).toMatchObject({
      number: null,
      parts: {
        must: { state: 'bud', points: 30, facts: { met: 1, below: ['Infusions'] } },
        experience: { state: 'seed', unknown: 'profile', todo: 'experience' },
        place: { state: 'leaf', points: 10, facts: { where: 'city', mode: null, permit: null } },
        pay: { unknown: 'profile' },
      },
    });
    await save(candidate, 'preferences', { pay: { min: 2_000_000, currency: 'EUR', period: 'year' } });
    expect((await matches(candidate, jobId))[0]?.number).toBe(Math.round((100 * 46) / 61));
  });

  test('find skills by the other names that master data has', async () => {
    const params = { entity: 'skills' };
    const alternatives = [{ language: 'en' as const, name: 'JS', kind: 'hidden' as const }];
    const body = { code: 'javascript', name: 'JavaScript', names: { de: 'Dschawaskript' }, alternatives };
    await api.as('admin').reply(createRow, { params, body });
    const asking = (code: string, name: string) =>
      aMatchedPosting(employer, { title: `Wants ${name}`, details: { skills: [{ code, name, must: true, level: null }] } });
    const ids = [
      await asking('javascript', 'JavaScript'),
      await asking('', 'JavaScript'),
      await asking('', 'js'),
      await asking('', 'Java'),
    ];
    for (const name of ['JS', 'javascript', 'DSCHAWASKRIPT']) {
      const candidate = api.as('candidate', name);
      await save(candidate, 'skills', { items: [skill(name)] });
      const met = (await matches(candidate, ...ids)).map(({ parts }) => parts.must.facts?.met);
      expect([name, met]).toEqual([name, [1, 1, 1, 0]]);
    }
  });

  test('are of the caller alone', async () => {
    const [one, other] = [api.as('candidate', 'has-skills'), api.as('candidate', 'has-none')];
    await save(one, 'skills', { items: [skill('Wound care', 3)] });
    expect((await matches(one, jobId))[0]?.parts.must.state).toBe('bud');
    expect((await matches(other, jobId))[0]?.parts.must.unknown).toBe('profile');
  });

  test('leave out postings that not everybody may read', async () => {
    const { id: draft } = await aMatchedDraft(employer);
    const closing = await aMatchedPosting(employer, { title: 'Soon closed' });
    expect((await matches(api.as('candidate'), draft, closing, jobId, uuid())).map((match) => match.jobId)).toEqual([closing, jobId]);
    await employer.reply(moveJob, { params: { id: closing }, body: { to: 'closed', version: 2, reason: 'filled_here' } });
    expect(await matches(api.as('candidate'), closing)).toHaveLength(1);
    time += 100 * 86_400_000;
    // Closed and expired for long.
    expect(await matches(api.as('candidate'), closing, jobId)).toEqual([]);
  });

  test('are computed for a profile with every list at its limit', async () => {
    const id = await aMatchedPosting(employer, {
      title: 'Asks for everything',
      experienceMin: 40,
      experienceMax: 40,
      details: {
        skills: Array.from({ length: 20 }, (_, at) => ({ code: '', name: `${'y'.repeat(57)}${at}`, must: at < 10, level: 5 })),
        languages: ['en', 'fr', 'de', 'nl', 'pt', 'es', 'it', 'pl'].map((code) => ({ code, level: 'c2' as const })),
        places: Array.from({ length: 19 }, () => ({ location: 'z'.repeat(120), country: 'NO' })),
        educationLevel: 'doctorate',
      },
    });
    const candidate = api.as('candidate', 'full');
    for (const [name, value] of Object.entries(fullSections())) await save(candidate, name as SectionName, value);
    const [match] = await matches(candidate, id);
    expect(match?.parts).toMatchObject({ must: { state: 'frame' }, experience: { state: 'leaf' }, education: { state: 'leaf' } });
    expect(match?.number).toBeGreaterThan(0);
  });
});

test('with MATCHING=off there is no such call, and no user has the ability', async () => {
  const off = await serverWith(serverPlugins, { env: { MATCHING: 'off' } });
  expect(await off.as('candidate').status(listMatches, { query: { jobs: uuid() } })).toBe(404);
  expect(off.registry.abilitiesOf(await off.as('candidate').actor()).mayInGeneral('read', 'job-match')).toBe(false);
  expect(api.registry.abilitiesOf(await api.as('candidate').actor()).mayInGeneral('read', 'job-match')).toBe(true);
});

test('a posting in a place within the commute is near, and one in another place is not', async () => {
  await loadFewPlaces(api);
  const posted = (location: string, country: string) => aMatchedPosting(employer, { location, country });
  const [bradford, york, berlin] = [await posted('Bradford', 'GB'), await posted('York', 'GB'), await posted('Berlin', 'DE')];
  const candidate = api.as('candidate', 'commuter');
  const wheres = async () => (await matches(candidate, bradford, york, berlin)).map(({ parts }) => parts.place.facts);
  await save(candidate, 'place', { country: 'GB', city: 'Leeds' });
  const answers = { mode: null, permit: null, km: null };
  expect(await wheres()).toEqual([
    { ...answers, where: 'near', km: 13 },
    { ...answers, where: 'country' },
    { ...answers, where: 'abroad' },
  ]);
  const far = api.as('candidate', 'far-commuter');
  await save(far, 'place', { country: 'GB', city: 'Leeds', commuteKm: 60 });
  expect((await matches(far, york)).map(({ parts }) => parts.place.facts)).toEqual([{ ...answers, where: 'near', km: 35 }]);
});

test('a call reads the postings, the profile and the names once each, whatever their numbers', async () => {
  const reads: string[] = [];
  const terms = {
    location: null,
    country: null,
    workMode: null,
    salary: null,
    experienceMin: null,
    experienceMax: null,
    levelYears: null,
    placeIds: [7],
  };
  const read = { years: null, level: null, skills: ['sewing', 'sewing-machines'] };
  const asked = { code: '', name: 'Welding', must: true, level: null };
  const needs: MatchesDependencies = {
    postings: {
      openTerms: async (ids) => {
        reads.push(`${ids.length} postings`);
        return ids.map((id) => ({ ...terms, id, read, details: { ...BLANK_DETAILS, skills: id === 'a' ? [] : [asked] } }));
      },
    },
    profiles: {
      sectionsOf: async (_candidate, names) => {
        reads.push(`${names.length} sections`);
        return { ...BLANK_SECTIONS, skills: { items: [skill('Sewing'), skill('Welding')] } };
      },
    },
    catalogue: {
      codesOf: async (_entity, names) => {
        reads.push(`${new Set(names).size} names`);
        return new Map();
      },
      namesOf: async (_entity, codes) => {
        reads.push(`${codes.length} codes`);
        return new Map();
      },
    },
    places: {
      listed: async (ids) => {
        reads.push(`${ids.length} places`);
        return [];
      },
    },
    commuteOf: async () => {
      reads.push('a commute');
      return new Map();
    },
    now: () => new Date(time),
  };
  expect(await matchesOf(needs, uuid(), ['a', 'b', 'c'])).toHaveLength(3);
  expect(reads).toEqual(['3 postings', '6 sections', '2 names', '2 codes', 'a commute', '1 places']);
});
