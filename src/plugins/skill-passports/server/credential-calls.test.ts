import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import {
  getIssued,
  grantRequest,
  listAllIssued,
  listIssued,
  offerCredential,
  refuseRequest,
  resumeCredential,
  revokeCredential,
  suspendCredential,
} from '../contract/credential-endpoints.ts';
import { retireAchievement, updateAchievement } from '../contract/issuer-endpoints.ts';
import { acceptCredential, declineCredential, getOwnCredential, getPassport } from '../contract/passport-endpoints.ts';
import {
  aCredential,
  activeAchievement,
  anOffer,
  aRequest,
  confirmedAddress,
  decide,
  INPUT,
  type TestIssuer,
  trustedIssuer,
} from './testing/passport-world.ts';

const NO_ID = '018f0000-0000-7000-8000-000000000000';
const REASONED = { reason: 'We check this once more.', version: 2 };
const NOTHING = { evidence: [], result: '' };

const api = testServer(serverPlugins, { now: () => clock, env: { PUBLIC_URL: 'https://jobs.example' } });
let issuer: TestIssuer;
let clock = new Date('2026-11-26T12:00:00Z');
beforeAll(async () => {
  issuer = await trustedIssuer(api, 'harbour');
});

const CALLS: readonly [call: AnyEndpoint, body: object | undefined, isForAdmins: boolean][] = [
  [offerCredential, { to: { email: 'new@example.org' }, ...NOTHING }, false],
  [grantRequest, { ...NOTHING, version: 1 }, false],
  [refuseRequest, REASONED, false],
  [listIssued, undefined, true],
  [getIssued, undefined, true],
  [suspendCredential, REASONED, true],
  [resumeCredential, { version: 2 }, true],
  [revokeCredential, { reason: 'error', version: 2 }, true],
];

test.each(CALLS.map(([call, body, isForAdmins]) => ({ id: call.id, call, body, isForAdmins })))(
  '$id answers 404 for a credential that does not exist, and 422 for a body without its fields',
  async ({ call, body, isForAdmins }) => {
    const input = { params: { id: NO_ID }, ...(body && { body }) };
    expect(await api.as('employer', 'nobody').status(call, input)).toBe(404);
    if (isForAdmins) expect(await api.as('admin:passports').status(call, input)).toBe(404);
    if (body !== undefined) expect(await api.as('employer', 'nobody').status(call, { ...input, body: {} })).toBe(422);
  },
);

test('a member of another company changes and reads nothing of this one', async () => {
  await trustedIssuer(api, 'other');
  const { id } = await aCredential(api, { issuer, candidate: 'ours' });
  const other = api.as('employer', 'other');
  for (const [call, body] of [[getIssued], [suspendCredential, REASONED], [revokeCredential, { reason: 'error', version: 2 }]] as const) {
    expect(await other.status(call, { params: { id }, ...(body && { body }) })).toBe(404);
  }
  expect(await other.status(listIssued, { params: { id: issuer.issuerId } })).toBe(404);
});

test.each([
  ['evidence that runs a script', { evidence: [{ url: 'javascript:alert(1)', name: 'Test' }] }],
  ['a result of 201 characters', { result: 'a'.repeat(201) }],
  ['an address without a host', { to: { email: 'robin' } }],
  ['two addressees', { to: { email: 'new@example.org', renews: NO_ID } }],
  ['a person who has not applied', { to: { candidateId: NO_ID } }],
])('an offer with %s is invalid', async (_, change) => {
  const { id } = await activeAchievement(api, issuer);
  const body = { to: { email: 'new@example.org' }, ...NOTHING, ...change };
  expect(await api.as('employer', 'harbour').status(offerCredential, { params: { id }, body })).toBe(422);
});

test('the answer to an offer does not tell whether a user has the address', async () => {
  const { id } = await activeAchievement(api, issuer);
  const email = await confirmedAddress(api, 'known');
  const offerTo = async (to: string) => {
    const body = { to: { email: to }, ...NOTHING };
    const { recipient, id: _id, ...rest } = await api.as('employer', 'harbour').reply(offerCredential, { params: { id }, body });
    return { isAddress: recipient === to, rest };
  };
  expect(await offerTo(email)).toEqual(await offerTo('unknown@example.org'));
});

test('only an active achievement of a trusted issuer is offered', async () => {
  const late = await trustedIssuer(api, 'late');
  const { id, version } = await activeAchievement(api, late);
  const member = api.as('employer', 'late');
  const input = { params: { id }, body: { to: { email: 'new@example.org' }, ...NOTHING } };
  await decide(api, late, { to: 'suspended', version: 2 });
  expect((await member.refusal(offerCredential, input)).code).toBe('skill-passports.not-trusted');
  await decide(api, late, { to: 'trusted', version: 3 });
  await member.reply(retireAchievement, { params: { id }, body: { version } });
  expect((await member.refusal(offerCredential, input)).code).toBe('skill-passports.not-offered');
});

test('twenty offers at once stop at 200 a day, and go on the next day', async () => {
  const busy = await trustedIssuer(api, 'busy');
  const { id } = await activeAchievement(api, busy);
  const member = api.as('employer', 'busy');
  const offer = (to: string) => member.status(offerCredential, { params: { id }, body: { to: { email: to }, ...NOTHING } });
  for (let at = 0; at < 195; at += 1) expect(await offer(`one-${at}@example.org`)).toBe(201);
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, at) => offer(`more-${at}@example.org`)));
  expect(statuses.sort()).toEqual([...Array.from({ length: 5 }, () => 201), ...Array.from({ length: 15 }, () => 429)]);
  const today = clock;
  clock = new Date('2026-11-27T00:00:00Z');
  expect(await offer('tomorrow@example.org')).toBe(201);
  clock = today;
});

test('A request is offered with the newest texts, or refused with a reason', async () => {
  const asked = await aRequest(api, { issuer, candidate: 'asking' });
  const member = api.as('employer', 'harbour');
  const change = { input: { ...INPUT, name: 'Newer' }, isActive: true, version: 2 };
  await member.reply(updateAchievement, { params: { id: asked.achievement.id }, body: change });
  const granted = await member.reply(grantRequest, { params: { id: asked.id }, body: { evidence: [], result: 'Passed', version: 1 } });
  expect(granted).toMatchObject({ state: 'offered', result: 'Passed', version: 2, achievement: { name: 'Newer', version: 2 } });
  const { id } = await aRequest(api, { issuer, candidate: 'asking' });
  const refused = await member.reply(refuseRequest, { params: { id }, body: { reason: 'You have not taken the test.', version: 1 } });
  expect(refused).toMatchObject({ state: 'declined', reason: 'You have not taken the test.' });
  const { history } = await member.reply(getIssued, { params: { id } });
  expect(history.map(({ action, side }) => [action, side])).toEqual([
    ['request', 'recipient'],
    ['refuse', 'issuer'],
  ]);
});

test('A credential is suspended, resumed and revoked by its issuer or an administrator, and every other action is refused', async () => {
  const { id } = await aCredential(api, { issuer, candidate: 'worker' });
  const [member, admin] = [api.as('employer', 'harbour'), api.as('admin:passports')];
  expect((await member.refusal(suspendCredential, { params: { id }, body: { ...REASONED, version: 1 } })).code).toBe('conflict');
  expect((await member.refusal(resumeCredential, { params: { id }, body: { version: 2 } })).code).toBe(
    'skill-passports.action-not-allowed',
  );
  expect((await member.refusal(refuseRequest, { params: { id }, body: REASONED })).code).toBe('skill-passports.action-not-allowed');
  expect((await admin.reply(suspendCredential, { params: { id }, body: REASONED })).state).toBe('suspended');
  expect(await member.reply(resumeCredential, { params: { id }, body: { version: 3 } })).toMatchObject({ state: 'active', reason: '' });
  expect((await admin.reply(revokeCredential, { params: { id }, body: { reason: 'misconduct', version: 4 } })).state).toBe('revoked');
  expect((await member.refusal(resumeCredential, { params: { id }, body: { version: 5 } })).code).toBe(
    'skill-passports.action-not-allowed',
  );
  const { history } = await api.as('candidate', 'worker').reply(getOwnCredential, { params: { id } });
  expect(history.map(({ action, side }) => `${action} ${side}`)).toEqual([
    ...['offer issuer', 'accept recipient', 'suspend admin', 'resume issuer', 'revoke admin'],
  ]);
});

describe('A renewal', () => {
  const renew = async (renews: string) => {
    const { id } = await activeAchievement(api, issuer);
    return { params: { id }, body: { to: { renews }, ...NOTHING } };
  };

  test('takes the place of the credential when it is accepted', async () => {
    const old = await aCredential(api, { issuer, candidate: 'renewing' });
    const [member, candidate] = [api.as('employer', 'harbour'), api.as('candidate', 'renewing')];
    const offer = await member.reply(offerCredential, await renew(old.id));
    expect(offer).toMatchObject({ state: 'offered', renews: old.id });
    expect((await candidate.reply(getOwnCredential, { params: { id: old.id } })).state).toBe('active');
    await candidate.reply(acceptCredential, { params: { id: offer.id }, body: { version: 1 } });
    const { state, history } = await candidate.reply(getOwnCredential, { params: { id: old.id } });
    expect([state, history.at(-1)]).toMatchObject(['superseded', { action: 'supersede', side: 'issuer' }]);
  });

  test('is offered once, also for ten at once, and again after it was declined', async () => {
    const old = await aCredential(api, { issuer, candidate: 'twice' });
    const input = await renew(old.id);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => api.as('employer', 'harbour').status(offerCredential, input)));
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const { credentials } = await api.as('candidate', 'twice').reply(getPassport);
    const open = credentials.find(({ renews }) => renews === old.id)?.id ?? '';
    await api.as('candidate', 'twice').reply(declineCredential, { params: { id: open }, body: { version: 1 } });
    expect(await api.as('employer', 'harbour').status(offerCredential, input)).toBe(201);
  });

  test('is not offered for a revoked credential, an offer, or a credential of another issuer', async () => {
    const member = api.as('employer', 'harbour');
    const old = await aCredential(api, { issuer, candidate: 'revoked' });
    await member.reply(revokeCredential, { params: { id: old.id }, body: { reason: 'error', version: 2 } });
    expect((await member.refusal(offerCredential, await renew(old.id))).code).toBe('skill-passports.action-not-allowed');
    const open = await anOffer(api, { issuer, candidate: 'open' });
    expect((await member.refusal(offerCredential, await renew(open.id))).code).toBe('skill-passports.action-not-allowed');
    const foreign = await aCredential(api, { issuer: await trustedIssuer(api, 'foreign'), candidate: 'foreign' });
    expect(await member.status(offerCredential, await renew(foreign.id))).toBe(404);
  });
});

describe('Lists', () => {
  test('are filtered by state and by words as they are written, and continue for the same issuer alone', async () => {
    const listed = await trustedIssuer(api, 'listed');
    await anOffer(api, { issuer: listed, candidate: 'listed-1', input: { ...INPUT, name: 'Welding 50%' } });
    await aCredential(api, { issuer: listed, candidate: 'listed-2' });
    const namesOf = async (query: object) =>
      (await api.as('admin:passports').reply(listIssued, { params: { id: listed.issuerId }, query })).items.map(
        (one) => one.achievement.name,
      );
    expect(await namesOf({ status: 'offered' })).toEqual(['Welding 50%']);
    expect([await namesOf({ q: 'welding 50%' }), await namesOf({ q: 'weld_ng' })]).toEqual([['Welding 50%'], []]);
    const first = await api.as('employer', 'listed').reply(listIssued, { params: { id: listed.issuerId }, query: { limit: 1 } });
    const cursor = first.nextCursor ?? '';
    const next = await api.as('employer', 'listed').reply(listIssued, { params: { id: listed.issuerId }, query: { limit: 1, cursor } });
    expect(new Set([...first.items, ...next.items].map(({ id }) => id)).size).toBe(2);
    expect(await api.as('admin').status(listAllIssued, { query: { limit: 1, cursor } })).toBe(422);
  });

  test('of all companies are for administrators with the duty', async () => {
    expect(await api.as('admin:passports').status(listAllIssued, { query: { status: 'lost' } })).toBe(422);
    expect((await api.as('admin:passports').reply(listAllIssued)).items.length).toBeGreaterThan(1);
  });
});

test('An offer that nobody takes ends after 30 days, and its address is forgotten', async () => {
  const start = clock;
  const { id } = await anOffer(api, { issuer, candidate: 'slow' });
  clock = new Date(start.getTime() + 30 * 86_400_000 - 1);
  await api.runSchedule('skill-passports.lapse-offers');
  expect((await api.as('candidate', 'slow').reply(getOwnCredential, { params: { id } })).state).toBe('offered');
  clock = new Date(start.getTime() + 30 * 86_400_000);
  expect(await api.as('candidate', 'slow').status(getOwnCredential, { params: { id } })).toBe(404);
  await api.runSchedule('skill-passports.lapse-offers');
  const ended = await api.as('employer', 'harbour').reply(getIssued, { params: { id } });
  expect([ended.state, ended.recipient, ended.history.at(-1)]).toMatchObject(['declined', '', { action: 'lapse', side: 'issuer' }]);
  clock = start;
});
