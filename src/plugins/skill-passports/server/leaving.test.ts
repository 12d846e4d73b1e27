import { testServer } from '#core/testing/server-kit.ts';
import { deleteAccount, getDeletionPlan } from '#plugins/account/contract/endpoints.ts';
import { getCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getIssued } from '../contract/credential-endpoints.ts';
import { listIssuers } from '../contract/issuer-endpoints.ts';
import { acceptCredential } from '../contract/passport-endpoints.ts';
import { verifyCredential } from '../contract/verify-endpoints.ts';
import type { PassportTables } from './passport-tables.ts';
import { aCredential, anOffer, aRequest, draftAchievement, pendingIssuer, trustedIssuer } from './testing/passport-world.ts';

const api = testServer(serverPlugins, { env: { PUBLIC_URL: 'https://jobs.example' } });

const tables = () => api.db.$extendTables<PassportTables>();

test('a candidate who leaves takes the credentials, offers and requests along, and their ids and states stay', async () => {
  const issuer = await trustedIssuer(api, 'harbour');
  const signed = await aCredential(api, { issuer, candidate: 'robin' });
  const offer = await anOffer(api, { issuer, candidate: 'robin' });
  const request = await aRequest(api, { issuer, candidate: 'robin' });
  const candidate = api.as('candidate', 'robin');
  const { email } = await candidate.actor();
  const { items } = await candidate.reply(getDeletionPlan);
  expect(items.filter(({ code }) => code.startsWith('skill-passports.'))).toEqual([
    { code: 'skill-passports.credentials', fate: 'deleted', count: 1 },
    { code: 'skill-passports.credential-states', fate: 'kept', count: 1 },
    { code: 'skill-passports.offers', fate: 'deleted', count: 2 },
  ]);
  await candidate.reply(deleteAccount);
  const member = api.as('employer', 'harbour');
  const left = await Promise.all([signed, offer, request].map(({ id }) => member.reply(getIssued, { params: { id } })));
  expect(left.map(({ state, recipient }) => [state, recipient])).toEqual([
    ['active', ''],
    ['declined', ''],
    ['declined', ''],
  ]);
  const rows = await tables().selectFrom('credentials').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(email);
  expect(rows.map(({ jwt }) => jwt)).toEqual([null, null, null]);
});

test('a company without members issues nothing, and what it issued stays verifiable', async () => {
  const issuer = await trustedIssuer(api, 'closing');
  const { id } = await aCredential(api, { issuer, candidate: 'kim' });
  const offer = await anOffer(api, { issuer, candidate: 'kim' });
  await api.as('employer', 'closing').reply(deleteAccount);
  const { items } = await api.as('admin').reply(listIssuers, { query: { limit: 100 } });
  const left = items.find((each) => each.id === issuer.issuerId);
  expect([left?.state, left?.keys.map(({ state }) => state)]).toEqual(['suspended', ['retired']]);
  const keys = await tables().selectFrom('issuer_keys').select('sealed').where('issuer_id', '=', issuer.issuerId).execute();
  expect(keys).toEqual([{ sealed: null }]);
  const refused = await api.as('candidate', 'kim').refusal(acceptCredential, { params: { id: offer.id }, body: { version: 1 } });
  expect(refused.code).toBe('skill-passports.not-trusted');
  const { results } = await api.as('visitor').reply(verifyCredential, { body: { id } });
  expect(results.find(({ check }) => check === 'signature')?.outcome).toBe('pass');
  await api.drain();
});

test('of a company that was never trusted, nothing is left', async () => {
  const issuer = await pendingIssuer(api, 'never');
  await draftAchievement(api, issuer);
  await api.as('employer', 'never').reply(deleteAccount);
  const { issuerId, companyId } = issuer;
  expect(await tables().selectFrom('credential_issuers').select('id').where('id', '=', issuerId).execute()).toEqual([]);
  expect(await tables().selectFrom('achievements').select('id').where('issuer_id', '=', issuerId).execute()).toEqual([]);
  expect(await api.as('admin').status(getCompany, { params: { id: companyId } })).toBe(404);
});
