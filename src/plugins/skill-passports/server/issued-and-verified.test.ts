import { gunzipSync } from 'node:zlib';
import { compactVerify, importJWK } from 'jose';
import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { offerCredential, revokeCredential, suspendCredential } from '../contract/credential-endpoints.ts';
import { askToIssue, createAchievement, decideIssuer, updateAchievement } from '../contract/issuer-endpoints.ts';
import { acceptCredential, getOwnCredential, getPassport } from '../contract/passport-endpoints.ts';
import type { AchievementInput } from '../contract/schemas.ts';
import { verifyCredential } from '../contract/verify-endpoints.ts';
import type { PassportTables } from './passport-tables.ts';

const ORIGIN = 'https://jobs.example';
const NOW = new Date('2026-11-26T12:00:00.250Z');
const INPUT: AchievementInput = {
  ...{ name: 'Working at height', description: 'Safe work at height.', criteria: 'A practical test.', type: 'Certificate' },
  ...{ tags: [], skills: [], validMonths: 24 },
};

const api = testServer(serverPlugins, { now: () => NOW, env: { PUBLIC_URL: ORIGIN } });

/** A trusted issuer with an active achievement. */
async function issuerOf(name: string): Promise<{ issuerId: string; achievementId: string }> {
  const employer = api.as('employer', name);
  const { id: companyId } = await employer.reply(createCompany, { body: { name: `Company of ${name}` } });
  const asked = await employer.reply(askToIssue, { body: { companyId, name: `Company of ${name}` } });
  expect(asked.state).toBe('pending');
  await api.as('admin').reply(decideIssuer, { params: { id: asked.id }, body: { to: 'trusted', version: 1 } });
  const draft = await employer.reply(createAchievement, { params: { id: asked.id }, body: INPUT });
  const change = { params: { id: draft.id }, body: { input: INPUT, isActive: true, version: draft.version } };
  expect((await employer.reply(updateAchievement, change)).state).toBe('active');
  return { issuerId: asked.id, achievementId: draft.id };
}

/** An offer to the confirmed address of a candidate. */
async function offered(employer: string, achievementId: string, candidate: string): Promise<string> {
  const { userId, email } = await api.as('candidate', candidate).actor();
  await api.db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
  const body = { to: { email }, evidence: [], result: 'Passed' };
  return (await api.as('employer', employer).reply(offerCredential, { params: { id: achievementId }, body })).id;
}

async function openText(path: string): Promise<string> {
  const answer = await api.app.inject({ method: 'GET', url: path });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.payload;
}

test('a company offers, a candidate accepts, and everybody verifies with what the site publishes', async () => {
  const { achievementId, issuerId } = await issuerOf('harbour');
  const id = await offered('harbour', achievementId, 'robin');
  const candidate = api.as('candidate', 'robin');
  const { credentials } = await candidate.reply(getPassport);
  expect(credentials.map(({ state, actions }) => [state, actions])).toEqual([['offered', ['accept', 'decline']]]);
  const accepted = await candidate.reply(acceptCredential, { params: { id }, body: { version: 1 } });
  expect(accepted).toMatchObject({ state: 'active', validFrom: '2026-11-26T12:00:00.000Z', validUntil: '2028-11-26T12:00:00.000Z' });

  const token = (
    await api.db.$extendTables<PassportTables>().selectFrom('credentials').select('jwt').where('id', '=', id).executeTakeFirstOrThrow()
  ).jwt;
  if (token === null) throw new Error('The credential is not signed.');
  const [header, payload] = token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
  const jwk = JSON.parse(await openText(new URL(header.kid).pathname));
  await expect(compactVerify(token, await importJWK(jwk, 'RS256'))).resolves.toBeDefined();
  expect(JSON.parse(await openText(new URL(payload.issuer.id).pathname))).toMatchObject({
    id: `${ORIGIN}/ob/issuers/${issuerId}`,
    name: 'Company of harbour',
  });
  await openText(new URL(payload.credentialSubject.achievement.id).pathname);
  expect(JSON.stringify(payload)).not.toContain('robin');

  const { email } = await candidate.actor();
  const verified = await api.as('visitor').reply(verifyCredential, { body: { text: token, email } });
  expect(verified.results.map(({ outcome }) => outcome)).toEqual(['pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'unknown']);
  expect((await candidate.reply(getOwnCredential, { params: { id } })).payload).toContain('"Working at height"');
});

test('a revocation is seen by the verification at once, and in the list after its job', async () => {
  const { achievementId } = await issuerOf('steel');
  const id = await offered('steel', achievementId, 'kim');
  const candidate = api.as('candidate', 'kim');
  await candidate.reply(getPassport);
  await candidate.reply(acceptCredential, { params: { id }, body: { version: 1 } });
  await api.drain();
  const row = await api.db
    .$extendTables<PassportTables>()
    .selectFrom('credentials')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const bitOf = async (): Promise<number> => {
    const list = await openText(`/ob/status/${row.list_id}`);
    const { credentialSubject } = JSON.parse(Buffer.from(list.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'));
    const index = row.list_index ?? 0;
    return ((bits[index >> 3] ?? 0) >> (7 - (index % 8))) & 1;
  };
  expect(await bitOf()).toBe(0);
  const employer = api.as('employer', 'steel');
  await employer.reply(suspendCredential, { params: { id }, body: { reason: 'We check this again.', version: 2 } });
  const revocation = async () => {
    const { results } = await api.as('visitor').reply(verifyCredential, { body: { id } });
    return results.find(({ check }) => check === 'revocation');
  };
  expect(await revocation()).toMatchObject({ outcome: 'fail', reason: 'suspended' });
  await employer.reply(revokeCredential, { params: { id }, body: { reason: 'error', version: 3 } });
  expect(await revocation()).toMatchObject({ outcome: 'fail', reason: 'revoked' });
  await api.drain();
  expect(await bitOf()).toBe(1);
});

test('of twenty acceptances at once, one signs', async () => {
  const { achievementId } = await issuerOf('eager');
  const id = await offered('eager', achievementId, 'lou');
  const candidate = api.as('candidate', 'lou');
  await candidate.reply(getPassport);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => candidate.status(acceptCredential, { params: { id }, body: { version: 1 } })),
  );
  expect(statuses.sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
});

test('an issuer that was suspended after the offer signs nothing', async () => {
  const { achievementId, issuerId } = await issuerOf('late');
  const id = await offered('late', achievementId, 'ann');
  const candidate = api.as('candidate', 'ann');
  await candidate.reply(getPassport);
  await api
    .as('admin')
    .reply(decideIssuer, { params: { id: issuerId }, body: { to: 'suspended', reason: 'We have a doubt.', version: 2 } });
  const refused = await candidate.refusal(acceptCredential, { params: { id }, body: { version: 1 } });
  expect([refused.status, refused.code]).toEqual([409, 'skill-passports.not-trusted']);
});
