import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getIssued, grantRequest, listIssued } from '../contract/credential-endpoints.ts';
import { retireAchievement } from '../contract/issuer-endpoints.ts';
import {
  acceptCredential,
  declineCredential,
  getCredentialFile,
  getOwnCredential,
  getPassport,
  hideCredential,
  requestCredential,
} from '../contract/passport-endpoints.ts';
import type { PassportTables } from './passport-tables.ts';
import {
  aCredential,
  activeAchievement,
  anOffer,
  aRequest,
  decide,
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

const BODY = { note: 'I did this for years.', evidence: [{ url: 'https://example.org/proof', name: 'Test' }] };
const CALLS: readonly [AnyEndpoint, object][] = [
  [getOwnCredential, { params: { id: NO_ID } }],
  [acceptCredential, { params: { id: NO_ID }, body: { version: 1 } }],
  [declineCredential, { params: { id: NO_ID }, body: { version: 1 } }],
  [hideCredential, { params: { id: NO_ID }, body: { isHidden: true } }],
  [requestCredential, { body: { ...BODY, achievementId: NO_ID } }],
  [getCredentialFile, { params: { id: NO_ID } }],
];

test.each(CALLS.map(([call, input]) => ({ id: call.id, call, input })))(
  'The call $id answers 404 for what is not there',
  async ({ call, input }) => {
    expect(await api.as('candidate', 'unknown').status(call, input)).toBe(404);
  },
);

test.each([
  ['an address that runs a script', { evidence: [{ url: 'javascript:alert(1)', name: 'Test' }] }],
  ['an address without https', { evidence: [{ url: 'http://example.org', name: 'Test' }] }],
  ['a name of evidence that overrides the direction', { evidence: [{ url: 'https://example.org', name: '\u202e' }] }],
  ['six pieces of evidence', { evidence: Array.from({ length: 6 }, () => BODY.evidence[0]) }],
  ['a note of 501 characters', { note: 'a'.repeat(501) }],
])('a request with %s is invalid', async (_, change) => {
  const { id: achievementId } = await activeAchievement(api, issuer);
  expect(await api.as('candidate', 'wrong').status(requestCredential, { body: { ...BODY, ...change, achievementId } })).toBe(422);
});

test('an action without its version is invalid', async () => {
  const { id } = await anOffer(api, { issuer, candidate: 'hasty' });
  for (const call of [acceptCredential, declineCredential, hideCredential]) {
    expect(await api.as('candidate', 'hasty').status(call, { params: { id }, body: {} })).toBe(422);
  }
});

test('a note is kept without NUL, lone surrogates and characters that override the direction', async () => {
  const { id: achievementId } = await activeAchievement(api, issuer);
  const note = 'Safe\u0000 at\ud800 height\u202e.';
  const asked = await api.as('candidate', 'odd').reply(requestCredential, { body: { ...BODY, note, achievementId } });
  expect(asked.note).not.toMatch(/[\u0000\ud800\u202e]/);
  expect(asked.note).toMatch(/^Safe.* at.* height.*\.$/);
});

test('a note with HTML stays the text that it is', async () => {
  const { id: achievementId } = await activeAchievement(api, issuer);
  const note = '<b>Bold</b> & <script>alert(1)</script>';
  expect((await api.as('candidate', 'markup').reply(requestCredential, { body: { ...BODY, note, achievementId } })).note).toBe(note);
});

test('An offer to an address is found by the candidate who has confirmed it, and reading it changes nothing', async () => {
  const { id } = await anOffer(api, { issuer, candidate: 'reader' });
  const candidate = api.as('candidate', 'reader');
  for (let round = 0; round < 2; round += 1) {
    expect((await candidate.reply(getPassport)).credentials.map((one) => [one.id, one.state])).toEqual([[id, 'offered']]);
    expect((await candidate.reply(getOwnCredential, { params: { id } })).history.map(({ action }) => action)).toEqual(['offer']);
  }
  const rows = api.db.$extendTables<PassportTables>().selectFrom('credentials').select(['recipient_id', 'version']).where('id', '=', id);
  expect(await rows.executeTakeFirstOrThrow()).toEqual({ recipient_id: null, version: 1 });
  expect(await api.as('candidate', 'other').status(getOwnCredential, { params: { id } })).toBe(404);
});

test('An offer to an address is not found while the address is not confirmed, and its issuer sees the address alone', async () => {
  const { id, recipient } = await anOffer(api, { issuer, candidate: 'unsure' });
  const { userId, email } = await api.as('candidate', 'unsure').actor();
  await api.db.updateTable('users').set({ email_verified: false }).where('id', '=', userId).execute();
  expect(recipient).toBe(email);
  expect((await api.as('candidate', 'unsure').reply(getPassport)).credentials).toEqual([]);
  expect(await api.as('candidate', 'unsure').status(acceptCredential, { params: { id }, body: { version: 1 } })).toBe(404);
});

test('An offer to an address becomes that of the candidate with the first action', async () => {
  const { id } = await anOffer(api, { issuer, candidate: 'shy' });
  const candidate = api.as('candidate', 'shy');
  expect(await candidate.reply(hideCredential, { params: { id }, body: { isHidden: true } })).toMatchObject({
    isHidden: true,
    version: 1,
  });
  const { email } = await candidate.actor();
  expect((await api.as('employer', 'harbour').reply(getIssued, { params: { id } })).recipient).toBe(email);
  expect((await candidate.reply(declineCredential, { params: { id }, body: { version: 1 } })).state).toBe('declined');
  expect(await candidate.refusal(acceptCredential, { params: { id }, body: { version: 2 } })).toMatchObject({
    code: 'skill-passports.action-not-allowed',
  });
});

test('Accepting demands a confirmed address', async () => {
  const { id } = await aRequest(api, { issuer, candidate: 'unconfirmed' });
  await api.as('employer', 'harbour').reply(grantRequest, { params: { id }, body: { evidence: [], result: '', version: 1 } });
  const refused = await api.as('candidate', 'unconfirmed').refusal(acceptCredential, { params: { id }, body: { version: 2 } });
  expect([refused.status, refused.code]).toEqual([409, 'skill-passports.address-not-confirmed']);
});

test('Accepting demands the version that the candidate read', async () => {
  const { id } = await anOffer(api, { issuer, candidate: 'late' });
  expect((await api.as('candidate', 'late').refusal(acceptCredential, { params: { id }, body: { version: 2 } })).code).toBe('conflict');
});

test('Accepting signs a file that only its recipient reads', async () => {
  const { id } = await aCredential(api, { issuer, candidate: 'holder' });
  const url = `/api/passport/credentials/${id}/file`;
  const { headers, payload } = await api.app.inject({ method: 'GET', url, headers: await api.as('candidate', 'holder').headers() });
  expect(payload.split('.')).toHaveLength(3);
  expect([headers['content-type'], headers['cache-control']]).toEqual(['text/plain; charset=utf-8', 'no-store']);
  expect(headers['content-disposition']).toContain(`credential-${id}.jwt`);
  expect(await api.as('candidate', 'other').status(getCredentialFile, { params: { id } })).toBe(404);
  const { id: offered } = await anOffer(api, { issuer, candidate: 'holder' });
  expect(await api.as('candidate', 'holder').status(getCredentialFile, { params: { id: offered } })).toBe(404);
});

test('Asking for a credential stops at five open requests to an issuer, also for twenty at once', async () => {
  const { id: achievementId } = await activeAchievement(api, issuer);
  const candidate = api.as('candidate', 'eager');
  await candidate.actor();
  const input = { body: { ...BODY, achievementId } };
  const statuses = await Promise.all(Array.from({ length: 20 }, () => candidate.status(requestCredential, input)));
  expect(statuses.sort()).toEqual([...Array.from({ length: 5 }, () => 201), ...Array.from({ length: 15 }, () => 409)]);
  expect((await candidate.refusal(requestCredential, input)).code).toBe('skill-passports.too-many-requests');
});

test('Asking for a credential reaches only trusted issuers and what they offer', async () => {
  const late = await trustedIssuer(api, 'dock');
  const { id: achievementId, version } = await activeAchievement(api, late);
  const candidate = api.as('candidate', 'asking');
  await decide(api, late, { to: 'suspended', version: 2 });
  expect(await candidate.status(requestCredential, { body: { ...BODY, achievementId } })).toBe(404);
  await decide(api, late, { to: 'trusted', version: 3 });
  expect(await candidate.status(requestCredential, { body: { ...BODY, achievementId } })).toBe(201);
  await api.as('employer', 'dock').reply(retireAchievement, { params: { id: achievementId }, body: { version } });
  expect(await candidate.status(requestCredential, { body: { ...BODY, achievementId } })).toBe(404);
  const { issuerId } = await pendingIssuer(api, 'waiting');
  expect((await api.as('employer', 'waiting').reply(listIssued, { params: { id: issuerId } })).items).toEqual([]);
});
