import { v7 as uuid } from 'uuid';
import { linkFile } from '#core/contract/files/endpoints.ts';
import { keptFile } from '#core/testing/kept-file.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { getCopy } from '#plugins/applications/contract/applying/copy-endpoints.ts';
import { applyToJob, moveApplication } from '#plugins/applications/contract/endpoints.ts';
import { SENT_USE } from '#plugins/applications/contract/file-purposes.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { countCandidates, getCandidate, searchCandidates } from '../../contract/candidate-endpoints.ts';
import { cvPurpose } from '../../contract/file-purposes.ts';
import { inviteCandidate, listSentInvitations } from '../../contract/invitation-endpoints.ts';
import { FOUND, foundCandidate, hiringCompany } from '../testing/contact-world.ts';

const api = testServer(serverPlugins);

/** An employer with this address, confirmed or not. */
async function employerAt(name: string, email: string, isConfirmed: boolean) {
  const { jobId } = await hiringCompany(api, name);
  const { userId } = await api.as('employer', name).actor();
  await api.db.updateTable('users').set({ email, email_verified: isConfirmed }).where('id', '=', userId).execute();
  return { employer: api.as('employer', name), jobId };
}

const REFUSED = { status: 403, code: 'candidate.confirm-address' };

test('An employer without a confirmed address neither searches, opens nor invites candidates, whatever the input', async () => {
  const { employer, jobId } = await employerAt('unconfirmed', 'someone@harbour.example', false);
  const params = { id: await foundCandidate(api, 'found') };
  const body = { jobId, message: '' };
  for (const call of [searchCandidates, countCandidates]) {
    expect(await employer.refusal(call, { query: { limit: 10 } })).toMatchObject(REFUSED);
    expect(await employer.refusal(call, { query: { minYears: 'many' } })).toMatchObject(REFUSED);
  }
  expect(await employer.refusal(getCandidate, { params })).toMatchObject(REFUSED);
  expect(await employer.refusal(getCandidate, { params: { id: uuid() } })).toMatchObject(REFUSED);
  expect(await employer.refusal(listSentInvitations, { params })).toMatchObject(REFUSED);
  expect(await employer.refusal(inviteCandidate, { params, body })).toMatchObject(REFUSED);
  expect(await employer.refusal(inviteCandidate, { params, body: {} })).toMatchObject(REFUSED);
  expect((await employer.refusal(getCandidate, { params })).message).toBe('Confirm your email address first. Then you can see candidates.');
});

test('An employer without a confirmed address reads what applicants sent, as long as they apply', async () => {
  const { employer, jobId } = await employerAt('later', 'later@harbour.example', false);
  const candidateId = await foundCandidate(api, 'applying');
  const applied = await api.as('candidate', 'applying').reply(applyToJob, { params: { id: jobId }, body: {} });
  const usedBy = { use: SENT_USE, useId: applied.id };
  const fileId = await keptFile(api, { kind: 'user', id: candidateId }, { purpose: cvPurpose.id, usedBy });
  const link = { params: { id: fileId }, body: { disposition: 'inline' } } as const;
  const copy = () => employer.status(getCopy, { params: { id: applied.id } });
  expect([await copy(), await employer.status(linkFile, link)]).toEqual([200, 201]);
  expect(await employer.refusal(getCandidate, { params: { id: candidateId } })).toMatchObject(REFUSED);
  await api.as('candidate', 'applying').reply(moveApplication, { params: { id: applied.id }, body: { stage: 'withdrawn' } });
  expect([await copy(), await employer.status(linkFile, link)]).toEqual([404, 404]);
});

test('A block by domain compares the confirmed address, and another typed address does not pass it', async () => {
  const { employer } = await employerAt('blocked', 'boss@harbour.example', true);
  const { userId } = await employer.actor();
  const review = { ...FOUND.review, blockedDomains: ['harbour.example'] };
  const params = { id: await foundCandidate(api, 'blocking', { review }) };
  expect(await employer.status(getCandidate, { params })).toBe(404);
  // The identity provider has another address, which nobody has confirmed.
  await api.db.updateTable('users').set({ email: 'boss@elsewhere.example', email_verified: false }).where('id', '=', userId).execute();
  expect(await employer.refusal(getCandidate, { params })).toMatchObject(REFUSED);
});

test('A block by domain compares the website of the company, whatever the address', async () => {
  const { employer } = await employerAt('website', 'boss@another.example', true);
  const review = { ...FOUND.review, blockedDomains: ['harbour.example'] };
  const params = { id: await foundCandidate(api, 'blocking website', { review }) };
  expect(await employer.status(getCandidate, { params })).toBe(200);
  const { userId } = await employer.actor();
  const tables = api.db.$extendTables<{
    companies: { id: string; website: string };
    company_members: { company_id: string; user_id: string };
  }>();
  const own = tables.selectFrom('company_members').select('company_id').where('user_id', '=', userId);
  await tables.updateTable('companies').set({ website: 'https://jobs.harbour.example/' }).where('id', 'in', own).execute();
  expect(await employer.status(getCandidate, { params })).toBe(404);
});
