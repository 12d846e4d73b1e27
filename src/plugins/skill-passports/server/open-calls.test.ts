import { testServer } from '#core/testing/server-kit.ts';
import { updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createKey, listMyIssuers } from '../contract/issuer-endpoints.ts';
import type { PassportTables } from './passport-tables.ts';
import { aCredential, anOffer, decide, draftAchievement, type TestIssuer, trustedIssuer } from './testing/passport-world.ts';

const NO_ID = '018f0000-0000-7000-8000-000000000000';
const ORIGIN = 'https://jobs.example';

const api = testServer(serverPlugins, { env: { PUBLIC_URL: ORIGIN } });
let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await trustedIssuer(api, 'harbour');
});

function open(path: string, headers: Record<string, string> = {}) {
  return api.app.inject({ method: 'GET', url: path, headers });
}

async function keyIds(employer: string): Promise<string[]> {
  const { items } = await api.as('employer', employer).reply(listMyIssuers);
  return items.flatMap(({ keys }) => keys.map(({ id }) => id));
}

test.each([
  `/ob/issuers/${NO_ID}`,
  `/ob/issuers/${NO_ID}/jwks.json`,
  `/ob/issuers/${NO_ID}/keys/${NO_ID}`,
  `/ob/achievements/${NO_ID}/1`,
  `/ob/status/${NO_ID}`,
  `/ob/credentials/${NO_ID}`,
])('nothing is at %s', async (path) => {
  expect((await open(path)).statusCode).toBe(404);
  expect((await open(path.replace(NO_ID, 'no-id'))).statusCode).toBe(404);
});

test('drafts, other editions and keys of other issuers are not open', async () => {
  const other = await trustedIssuer(api, 'other');
  const { id } = await draftAchievement(api, issuer);
  const [foreign = ''] = await keyIds('other');
  for (const path of [`achievements/${id}/1`, `achievements/${id}/2`, `issuers/${issuer.issuerId}/keys/${foreign}`]) {
    expect([path, (await open(`/ob/${path}`)).statusCode]).toEqual([path, 404]);
  }
  expect((await open(`/ob/issuers/${other.issuerId}/keys/${foreign}`)).statusCode).toBe(200);
});

test('a profile has the website of the company when it is https, and stays readable after a suspension', async () => {
  const profile = async () => (await open(`/ob/issuers/${issuer.issuerId}`)).json();
  expect(await profile()).not.toHaveProperty('url');
  const member = api.as('employer', 'harbour');
  const { body } = await member.call(updateCompany, {
    params: { id: issuer.companyId },
    body: { name: 'Harbour Works', website: 'https://harbour.example.org/', version: 1 },
  });
  expect(body).toMatchObject({ website: 'https://harbour.example.org/' });
  expect(await profile()).toMatchObject({
    ...{ id: `${ORIGIN}/ob/issuers/${issuer.issuerId}`, type: ['Profile'], name: 'Company of harbour' },
    url: 'https://harbour.example.org/',
  });
  const closed = await trustedIssuer(api, 'closed');
  await decide(api, closed, { to: 'suspended', version: 2 });
  expect((await open(`/ob/issuers/${closed.issuerId}`)).statusCode).toBe(200);
});

test('all keys of an issuer are public, and have no private part', async () => {
  const rotated = await trustedIssuer(api, 'rotated');
  await api.as('employer', 'rotated').reply(createKey, { params: { id: rotated.issuerId } });
  const { keys } = (await open(`/ob/issuers/${rotated.issuerId}/jwks.json`)).json();
  expect(keys.map((key: object) => Object.keys(key).sort())).toEqual(
    Array.from({ length: 2 }, () => ['alg', 'e', 'kid', 'kty', 'n', 'use']),
  );
});

describe('The state of a credential', () => {
  test('is told to programs, and a person is led to the page that verifies', async () => {
    const { id } = await aCredential(api, { issuer, candidate: 'robin' });
    const asked = await open(`/ob/credentials/${id}`, { accept: 'application/json' });
    expect([asked.statusCode, asked.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(asked.json()).toMatchObject({ id, status: 'active' });
    expect(asked.headers['access-control-allow-origin']).toBe('*');
    const person = await open(`/ob/credentials/${id}`, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([person.statusCode, person.headers.location]).toEqual([303, `/verify?id=${id}`]);
  });

  test('of an offer is not open, also not for a person', async () => {
    const { id } = await anOffer(api, { issuer, candidate: 'kim' });
    for (const accept of ['application/json', 'text/html']) {
      expect((await open(`/ob/credentials/${id}`, { accept })).statusCode).toBe(404);
    }
  });
});

test('a list may be kept for five minutes, and other sites may read it', async () => {
  const { id } = await aCredential(api, { issuer, candidate: 'lou' });
  await api.drain();
  const rows = api.db.$extendTables<PassportTables>().selectFrom('credentials').select('list_id').where('id', '=', id);
  const { list_id } = await rows.executeTakeFirstOrThrow();
  const { statusCode, headers, payload } = await open(`/ob/status/${list_id}`);
  expect([statusCode, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
    200,
    'application/vc+jwt; charset=utf-8',
    '*',
  ]);
  expect(headers['cache-control']).toContain('max-age=300');
  expect(payload.split('.')).toHaveLength(3);
  expect((await open(`/ob/status/${list_id}`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});
