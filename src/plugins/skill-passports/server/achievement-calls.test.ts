import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { createRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createAchievement, listAchievements, listOffered, retireAchievement, updateAchievement } from '../contract/issuer-endpoints.ts';
import { getPassport } from '../contract/passport-endpoints.ts';
import {
  aCredential,
  activeAchievement,
  decide,
  draftAchievement,
  INPUT,
  pendingIssuer,
  type TestIssuer,
  trustedIssuer,
} from './testing/passport-world.ts';

const NO_ID = '018f0000-0000-7000-8000-000000000000';

const api = testServer(serverPlugins, { env: { PUBLIC_URL: 'https://jobs.example' } });
let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await trustedIssuer(api, 'harbour');
});

const CALLS: readonly [AnyEndpoint, object][] = [
  [createAchievement, { params: { id: NO_ID }, body: INPUT }],
  [updateAchievement, { params: { id: NO_ID }, body: { input: INPUT, isActive: true, version: 1 } }],
  [retireAchievement, { params: { id: NO_ID }, body: { version: 1 } }],
];

test.each(CALLS.map(([call, input]) => ({ id: call.id, call, input })))('$id is for members of the company', async ({ call, input }) => {
  expect(await api.as('employer', 'nobody').status(call, input)).toBe(404);
  const { id } = await draftAchievement(api, issuer);
  const own = { ...input, params: { id: call === createAchievement ? issuer.issuerId : id } };
  expect(await api.as('employer', 'nobody').status(call, own)).toBe(404);
  expect(await api.as('employer', 'harbour').status(call, { ...own, body: {} })).toBe(422);
  expect(await api.as('employer', 'harbour').status(call, own)).toBeLessThan(300);
});

test.each([
  ['criteria of 4,001 characters', { criteria: 'a'.repeat(4001) }],
  ['a name of two characters', { name: 'ab' }],
  ['a name of characters that override the direction', { name: '\u202e\u202e\u202e' }],
  ['eleven tags', { tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`) }],
  ['a kind that the standard does not have', { type: 'Diploma' }],
  ['no validity', { validMonths: 0 }],
  ['121 months', { validMonths: 121 }],
  ['a skill that master data does not have', { skills: ['no-such-skill'] }],
])('an achievement with %s is invalid', async (_, change) => {
  const input = { params: { id: issuer.issuerId }, body: { ...INPUT, ...change } };
  expect(await api.as('employer', 'harbour').status(createAchievement, input)).toBe(422);
});

test('HTML stays the text that it is', async () => {
  const description = '<img src=x onerror="alert(1)"> & more';
  const criteria = 'a'.repeat(4000);
  expect(await draftAchievement(api, issuer, { ...INPUT, description, criteria })).toMatchObject({ description, criteria });
});

describe('A change', () => {
  const change = (id: string, version: number, name: string) =>
    api
      .as('employer', 'harbour')
      .reply(updateAchievement, { params: { id }, body: { input: { ...INPUT, name }, isActive: true, version } });

  test('of a draft makes no edition, and of an active achievement a new one', async () => {
    const draft = await draftAchievement(api, issuer);
    const active = await change(draft.id, 1, 'Rope access');
    expect(active).toMatchObject({ state: 'active', edition: 1, version: 2, name: 'Rope access' });
    expect(await change(draft.id, 2, 'Rope access')).toMatchObject({ edition: 1, version: 3 });
    expect(await change(draft.id, 3, 'Rope access 2')).toMatchObject({ edition: 2, version: 4 });
  });

  test('does not change what was issued', async () => {
    await aCredential(api, { issuer, candidate: 'holder', input: { ...INPUT, name: 'Crane driver' } });
    const { items } = await api.as('employer', 'harbour').reply(listAchievements, { params: { id: issuer.issuerId } });
    const { id, version } = items.find(({ name }) => name === 'Crane driver') ?? { id: '', version: 0 };
    await change(id, version, 'Crane driver and signaller');
    expect((await api.as('candidate', 'holder').reply(getPassport)).credentials[0]?.achievement).toMatchObject({
      name: 'Crane driver',
      version: 1,
    });
  });

  test('of another version or of a retired achievement is refused', async () => {
    const { id } = await activeAchievement(api, issuer);
    const member = api.as('employer', 'harbour');
    const input = (version: number) => ({ params: { id }, body: { input: INPUT, isActive: true, version } });
    expect((await member.refusal(updateAchievement, input(1))).code).toBe('conflict');
    expect(await member.reply(retireAchievement, { params: { id }, body: { version: 2 } })).toMatchObject({ state: 'retired', version: 3 });
    expect((await member.refusal(updateAchievement, input(3))).code).toBe('skill-passports.not-offered');
  });
});

describe('The list of an issuer', () => {
  test('shows drafts to members alone', async () => {
    const shown = await trustedIssuer(api, 'shown');
    await draftAchievement(api, shown, { ...INPUT, name: 'A draft' });
    await activeAchievement(api, shown, { ...INPUT, name: 'An offer' });
    const input = { params: { id: shown.issuerId } };
    const namesFor = async (who: 'candidate' | 'employer' | 'admin', name?: string) =>
      (await api.as(who, name).reply(listAchievements, input)).items.map((item) => item.name);
    expect(await namesFor('employer', 'shown')).toEqual(['A draft', 'An offer']);
    for (const who of ['candidate', 'employer', 'admin'] as const) expect([who, await namesFor(who, 'other')]).toEqual([who, ['An offer']]);
  });

  test('of an issuer that is not trusted is there for members alone', async () => {
    const { issuerId } = await pendingIssuer(api, 'pending');
    expect(await api.as('candidate').status(listAchievements, { params: { id: issuerId } })).toBe(404);
    expect(await api.as('employer', 'pending').status(listAchievements, { params: { id: issuerId } })).toBe(200);
  });
});

describe('What trusted issuers offer', () => {
  const found = async (query: object) =>
    (await api.as('candidate').reply(listOffered, { query: { limit: 100, ...query } })).items.map(({ name }) => name);

  test('is found by words of its name, description, tags and issuer, as they are written', async () => {
    const other = await trustedIssuer(api, 'words');
    await activeAchievement(api, other, { ...INPUT, name: 'Forklift 100%', description: 'Drives in narrow aisles.', tags: ['logistics'] });
    for (const q of ['FORKLIFT', 'narrow aisles', 'logistics', 'company of words', '100%'])
      expect([q, await found({ q })]).toEqual([q, ['Forklift 100%']]);
    expect(await found({ q: 'Fork_ift' })).toEqual([]);
    expect(await found({ companyId: other.companyId })).toEqual(['Forklift 100%']);
    await decide(api, other, { to: 'suspended', version: 2 });
    expect(await found({ companyId: other.companyId })).toEqual([]);
  });

  test('is listed by name, page by page, for users with a role', async () => {
    const paged = await trustedIssuer(api, 'paged');
    for (const name of ['beta', 'Alpha', 'Gamma', 'alpha']) await activeAchievement(api, paged, { ...INPUT, name: `${name} course` });
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.as('admin:').reply(listOffered, { query: { limit: 1, companyId: paged.companyId, cursor } });
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(names).toEqual(['Alpha course', 'alpha course', 'beta course', 'Gamma course']);
    expect(await api.as('candidate').status(listOffered, { query: { cursor: 'foreign' } })).toBe(422);
  });
});

test('a skill that only a credential proves has its names in all languages', async () => {
  const body = { code: 'rigging', name: 'Rigging', names: { de: 'Anschlagen von Lasten' } };
  await api.as('admin').reply(createRow, { params: { entity: 'skills' }, body });
  await aCredential(api, { issuer, candidate: 'rigger', input: { ...INPUT, skills: ['rigging'] } });
  expect((await api.as('candidate', 'rigger').reply(getPassport)).skills).toMatchObject([
    { code: 'rigging', name: 'Rigging', names: { de: 'Anschlagen von Lasten' }, tier: 'issued', credentials: [expect.any(String)] },
  ]);
});
