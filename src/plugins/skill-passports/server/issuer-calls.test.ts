import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import {
  askToIssue,
  compromiseKey,
  countWaitingIssuers,
  createKey,
  decideIssuer,
  listIssuers,
  listMyIssuers,
} from '../contract/issuer-endpoints.ts';
import { getOwnCredential, getPassport } from '../contract/passport-endpoints.ts';
import type { Issuer } from '../contract/schemas.ts';
import { verifyCredential } from '../contract/verify-endpoints.ts';
import type { PassportTables } from './passport-tables.ts';
import { aCredential, aRequest, decide, pendingIssuer, REASON, type TestIssuer, trustedIssuer } from './testing/passport-world.ts';

const NO_ID = '018f0000-0000-7000-8000-000000000000';
const START = new Date('2026-11-26T12:00:00Z');

const api = testServer(serverPlugins, { now: () => clock, env: { PUBLIC_URL: 'https://jobs.example' } });
let clock = START;
beforeEach(() => {
  clock = START;
});

const DECISION = { to: 'trusted', version: 1 } as const;
const MEMBERS: readonly [AnyEndpoint, object, object][] = [
  [askToIssue, { body: { companyId: NO_ID, name: 'Harbour Works' } }, { body: { companyId: NO_ID, name: 'H' } }],
  [createKey, { params: { id: NO_ID } }, { params: { id: 'no-id' } }],
];

test.each(MEMBERS.map(([call, input, wrong]) => ({ id: call.id, call, input, wrong })))(
  '$id is for members of the company',
  async ({ call, input, wrong }) => {
    expect(await api.as('employer', 'nobody').status(call, input)).toBe(404);
    expect([404, 422]).toContain(await api.as('employer', 'nobody').status(call, wrong));
  },
);

test('a decision needs an issuer that exists, and a reason against it', async () => {
  const { issuerId } = await pendingIssuer(api, 'judged');
  const input = { params: { id: issuerId }, body: DECISION };
  const admin = api.as('admin:passports');
  expect(await admin.status(decideIssuer, { params: { id: NO_ID }, body: DECISION })).toBe(404);
  for (const reason of [undefined, 'too short']) {
    const refusal = await admin.refusal(decideIssuer, { ...input, body: { to: 'suspended', reason, version: 1 } });
    expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'reason' }] });
  }
  expect(await admin.reply(decideIssuer, input)).toMatchObject({ state: 'trusted', reason: '', version: 2 });
  expect((await admin.refusal(decideIssuer, { ...input, body: { ...DECISION, version: 2 } })).code).toBe('conflict');
});

test('a refusal has a reason, which an approval after it removes', async () => {
  const { issuerId, employer } = await pendingIssuer(api, 'refused');
  const admin = api.as('admin:passports');
  const params = { id: issuerId };
  const reasonOf = async () => (await api.as('employer', employer).reply(listMyIssuers)).items[0]?.reason;
  await admin.reply(decideIssuer, { params, body: { to: 'suspended', reason: REASON, version: 1 } });
  expect(await reasonOf()).toBe(REASON);
  await admin.reply(decideIssuer, { params, body: { to: 'trusted', version: 2 } });
  expect(await reasonOf()).toBe('');
});

test('a member of another company reads no issuer of this one', async () => {
  const { issuerId } = await pendingIssuer(api, 'ours');
  await pendingIssuer(api, 'theirs');
  const { items } = await api.as('employer', 'theirs').reply(listMyIssuers);
  expect(items.map(({ id }) => id)).not.toContain(issuerId);
  expect(await api.as('employer', 'theirs').status(createKey, { params: { id: issuerId } })).toBe(404);
});

test('a member sees the keys and the open requests of the issuer', async () => {
  const issuer = await trustedIssuer(api, 'busy');
  await aRequest(api, { issuer, candidate: 'asking' });
  const { items } = await api.as('employer', 'busy').reply(listMyIssuers);
  expect(items.map(({ openRequests, keys }) => [openRequests, keys.map(({ state }) => state)])).toEqual([[1, ['active']]]);
});

test('a company that asked at the same time twice has one issuer', async () => {
  const member = api.as('employer', 'twice');
  const { id: companyId } = await member.reply(createCompany, { body: { name: 'Twice' } });
  const input = { body: { companyId, name: 'Twice' } };
  const statuses = await Promise.all(Array.from({ length: 10 }, () => member.status(askToIssue, input)));
  expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

describe('Another name', () => {
  const ask = (issuer: TestIssuer, name: string): Promise<Issuer> =>
    api.as('employer', issuer.employer).reply(askToIssue, { body: { companyId: issuer.companyId, name } });

  test('is the name of new credentials after a decision', async () => {
    const issuer = await trustedIssuer(api, 'renamed');
    const { id } = await aCredential(api, { issuer, candidate: 'old' });
    expect(await ask(issuer, 'New Harbour')).toMatchObject({ name: 'Company of renamed', askedName: 'New Harbour', state: 'trusted' });
    for (const name of ['New Harbour', 'Company of renamed']) await expect(ask(issuer, name)).rejects.toThrow('already-asked');
    await decide(api, issuer, { to: 'trusted', version: 3 });
    await aCredential(api, { issuer, candidate: 'new' });
    const nameOf = async (candidate: string) => (await api.as('candidate', candidate).reply(getPassport)).credentials[0]?.issuer.name;
    expect([await nameOf('old'), await nameOf('new')]).toEqual(['Company of renamed', 'New Harbour']);
    const { payload } = await api.as('candidate', 'old').reply(getOwnCredential, { params: { id } });
    expect(JSON.parse(payload).issuer.name).toBe('Company of renamed');
  });

  test('is dropped by a suspension', async () => {
    const issuer = await trustedIssuer(api, 'dropped');
    await ask(issuer, 'Another name');
    await decide(api, issuer, { to: 'suspended', version: 3 });
    const { items } = await api.as('employer', 'dropped').reply(listMyIssuers);
    expect(items).toMatchObject([{ name: 'Company of dropped', askedName: null, state: 'suspended' }]);
  });

  test('and a first question stand first in the list of administrators, page by page', async () => {
    const asked = await trustedIssuer(api, 'asked');
    await ask(asked, 'Asked again');
    clock = new Date(START.getTime() + 60_000);
    const settled = await trustedIssuer(api, 'settled');
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.as('admin').reply(listIssuers, { query: { limit: 2, cursor } });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.indexOf(asked.issuerId)).toBeLessThan(ids.indexOf(settled.issuerId));
  });

  test('is found by a part of its name or of the asked one, without case and accents', async () => {
    const searching = api.as('admin:passports', 'searching');
    const issuer = await trustedIssuer(api, 'searched');
    const found = async (q: string): Promise<boolean> => {
      const { items } = await searching.reply(listIssuers, { query: { q, limit: 100 } });
      return items.some(({ id }) => id === issuer.issuerId);
    };
    await ask(issuer, 'Wérft 90% Süd');
    expect(await Promise.all(['WERFT', ' 90%  sud', 'rft_90', 'werfts', ''].map(found))).toEqual([true, true, false, false, true]);
    await decide(api, issuer, { to: 'trusted', version: 3 });
    expect(await found('werft')).toBe(true);
    await ask(issuer, 'Pier');
    expect(await Promise.all(['werft', 'pier', 'd p'].map(found))).toEqual([true, true, false]);
    const { nextCursor } = await searching.reply(listIssuers, { query: { limit: 1 } });
    for (const query of [{ q: 'x'.repeat(121) }, { q: 'werft', cursor: nextCursor ?? '' }]) {
      expect(await searching.status(listIssuers, { query: { limit: 1, ...query } })).toBe(422);
    }
  });

  test('is counted and listed among those that wait', async () => {
    const deciding = api.as('admin:passports', 'deciding');
    const { count: before } = await deciding.reply(countWaitingIssuers);
    const first = await pendingIssuer(api, 'waiting');
    const renamed = await trustedIssuer(api, 'waiting-for-a-name');
    await ask(renamed, 'Another harbour');
    const settled = await trustedIssuer(api, 'not-waiting');
    expect(await deciding.reply(countWaitingIssuers)).toEqual({ count: before + 2 });
    const { items } = await deciding.reply(listIssuers, { query: { status: 'waiting', limit: 100 } });
    expect(items).toHaveLength(before + 2);
    expect(items.find(({ id }) => id === first.issuerId)).toMatchObject({ members: 1 });
    const listed = (issuer: { readonly issuerId: string }) => items.some(({ id }) => id === issuer.issuerId);
    expect([first, renamed, settled].map(listed)).toEqual([true, true, false]);
  });
});

describe('A stolen key', () => {
  const keysOf = async (employer: string) => (await api.as('employer', employer).reply(listMyIssuers)).items[0]?.keys ?? [];

  test('is marked by members and administrators with the duty, once, and not in the future', async () => {
    const { issuerId } = await trustedIssuer(api, 'robbed');
    const [key] = await keysOf('robbed');
    const input = { params: { id: issuerId, key: key?.id }, body: { from: '2026-11-26T11:00:00Z' } };
    expect(await api.as('employer', 'nobody').status(compromiseKey, input)).toBe(404);
    expect(await api.as('employer', 'robbed').status(compromiseKey, { ...input, params: { id: issuerId, key: NO_ID } })).toBe(404);
    const future = await api.as('employer', 'robbed').refusal(compromiseKey, { ...input, body: { from: '2026-11-26T12:05:00Z' } });
    expect([future.status, future.issues?.map(({ path }) => path)]).toEqual([422, ['from']]);
    expect(await api.as('admin:passports').status(compromiseKey, input)).toBe(200);
    expect((await api.as('employer', 'robbed').refusal(compromiseKey, input)).code).toBe('conflict');
  });

  test('no longer proves what it signed after the theft, nor signs a list', async () => {
    const issuer = await trustedIssuer(api, 'theft');
    const early = await aCredential(api, { issuer, candidate: 'early' });
    clock = new Date(START.getTime() + 3_600_000);
    const late = await aCredential(api, { issuer, candidate: 'late' });
    await api.drain();
    const [key] = await keysOf('theft');
    const from = new Date(START.getTime() + 60_000).toISOString();
    await api.as('employer', 'theft').reply(compromiseKey, { params: { id: issuer.issuerId, key: key?.id ?? '' }, body: { from } });
    // Without an active key, the work ends without an error.
    await api.drain();
    const outcome = async (id: string) => {
      const { results } = await api.as('visitor').reply(verifyCredential, { body: { id } });
      return results.find(({ check }) => check === 'issuer')?.reason;
    };
    expect([await outcome(early.id), await outcome(late.id)]).toEqual(['pass', 'compromised']);
    const fresh = await api.as('employer', 'theft').reply(createKey, { params: { id: issuer.issuerId } });
    await api.drain();
    const lists = api.db.$extendTables<PassportTables>().selectFrom('status_lists').select(['jwt', 'is_dirty']);
    const rows = await lists.where('issuer_id', '=', issuer.issuerId).execute();
    expect(rows.map(({ jwt, is_dirty }) => [kidOf(jwt ?? ''), is_dirty])).toEqual([[fresh.kid, false]]);
  });

  test('that is replaced before signs nothing new', async () => {
    const issuer = await trustedIssuer(api, 'rotated');
    const old = await aCredential(api, { issuer, candidate: 'first' });
    await api.as('employer', 'rotated').reply(createKey, { params: { id: issuer.issuerId } });
    expect((await keysOf('rotated')).map(({ state }) => state)).toEqual(['active', 'retired']);
    const { results } = await api.as('visitor').reply(verifyCredential, { body: { id: old.id } });
    expect(results.find(({ check }) => check === 'issuer')?.outcome).toBe('pass');
  });
});

function kidOf(jwt: string): string {
  return JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString('utf8')).kid;
}
