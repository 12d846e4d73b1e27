import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { applyToJob, moveApplication } from '#plugins/applications/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createDraft, moveJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import { inviteCandidate, listSentInvitations } from '../../contract/invitation-endpoints.ts';
import { MOST_INVITATIONS } from '../../contract/invitations.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { anotherPosting, FOUND, foundCandidate, hiringCompany } from '../testing/contact-world.ts';
import { blockCompany } from './block-company.ts';

const NOBODY = '018f0000-0000-7000-8000-000000000000';
const START = new Date('2026-03-10T09:00:00.000Z');

const api = testServer(serverPlugins, { now: () => now });
let now = START;
beforeEach(() => {
  now = START;
});

const tables = () => api.db.$extendTables<CandidateTables>();
const input = (id: string, jobId: string, message = '') => ({ params: { id }, body: { jobId, message } });

function refusal(employer: string, id: string, jobId: string) {
  return api.as('employer', employer).refusal(inviteCandidate, input(id, jobId));
}

async function invitations(candidateId: string): Promise<number> {
  return (await tables().selectFrom('candidate_invitations').select('id').where('candidate_id', '=', candidateId).execute()).length;
}

/** How many invitations a company has sent today. */
async function sentToday(companyId: string): Promise<number | undefined> {
  const counts = tables().selectFrom('candidate_daily_counts').select('count').where('company_id', '=', companyId);
  return (await counts.where('kind', '=', 'invitations').executeTakeFirst())?.count;
}

async function invitedAlready(companyId: string, count: number): Promise<void> {
  const counted = { company_id: companyId, kind: 'invitations', day: '2026-03-10', count } as const;
  await tables().insertInto('candidate_daily_counts').values(counted).execute();
}

describe('An invitation', () => {
  test('is sent to candidates whom the company sees', async () => {
    const { jobId } = await hiringCompany(api, 'sender');
    const id = await foundCandidate(api, 'invited');
    expect(await api.as('employer', 'without company').status(inviteCandidate, input(id, jobId))).toBe(404);
    for (const other of [NOBODY, 'no-id']) expect((await refusal('sender', other, jobId)).status).toBe(404);
    expect(await api.as('employer', 'sender').status(inviteCandidate, input(id, jobId, 'x'.repeat(501)))).toBe(422);
    const sent = await api.as('employer', 'sender').reply(inviteCandidate, input(id, jobId, 'x'.repeat(500)));
    expect(sent).toEqual({ id: expect.any(String), jobId, title: 'Gardener', state: 'open', sentAt: START.toISOString() });
  });

  test.each([
    ['for companies with an application only', { visibility: 'applied' }],
    ['for verified companies only', { visibility: 'verified' }],
    ['blocked for a domain', { blockedDomains: ['example.test'] }],
  ] as const)('does not reach a candidate whose profile is %s', async (name, changed) => {
    const { jobId } = await hiringCompany(api, `kept out: ${name}`);
    const id = await foundCandidate(api, name, { review: { ...FOUND.review, ...changed } });
    expect((await refusal(`kept out: ${name}`, id, jobId)).status).toBe(404);
    expect(await invitations(id)).toBe(0);
  });

  test('does not reach a suspended candidate, not even an applicant', async () => {
    const { jobId } = await hiringCompany(api, 'late');
    const id = await foundCandidate(api, 'suspended');
    await api.as('candidate', 'suspended').reply(applyToJob, { params: { id: jobId }, body: {} });
    await api.db.updateTable('users').set({ status: 'suspended', suspended_for: 'spam' }).where('id', '=', id).execute();
    expect((await refusal('late', id, await anotherPosting(api, 'late'))).status).toBe(404);
  });

  test('reaches an applicant who is hidden from others', async () => {
    const { jobId } = await hiringCompany(api, 'known');
    const id = await foundCandidate(api, 'private', { review: { ...FOUND.review, visibility: 'applied' } });
    const second = await anotherPosting(api, 'known');
    expect((await refusal('known', id, second)).status).toBe(404);
    await api.as('candidate', 'private').reply(applyToJob, { params: { id: jobId }, body: {} });
    expect(await api.as('employer', 'known').status(inviteCandidate, input(id, second))).toBe(201);
  });

  test('is not sent by an employer who has left the company', async () => {
    const { companyId, jobId } = await hiringCompany(api, 'leaving');
    const id = await foundCandidate(api, 'unreached');
    await sql`delete from company_members where company_id = ${companyId}`.execute(api.db);
    expect((await refusal('leaving', id, jobId)).status).toBe(404);
  });

  test('is for a posting of an own company that takes applications', async () => {
    const { jobId } = await hiringCompany(api, 'chooser');
    const { jobId: foreign } = await hiringCompany(api, 'competitor');
    const { job: draft } = await api.as('employer', 'chooser').reply(createDraft, { body: { title: 'Gardener' } });
    const closed = await anotherPosting(api, 'chooser');
    const closing = { to: 'closed', reason: 'filled_here', version: 1 } as const;
    await api.as('employer', 'chooser').reply(moveJob, { params: { id: closed }, body: closing });
    const due = await anotherPosting(api, 'chooser');
    await sql`update job_postings set deadline = '2026-03-20' where id = ${due}`.execute(api.db);
    const id = await foundCandidate(api, 'careful');
    for (const other of [foreign, draft.id, closed, NOBODY]) {
      const { status, issues } = await refusal('chooser', id, other);
      expect([status, issues?.map(({ path, code }) => [path, code])]).toEqual([422, [['jobId', 'candidate.no-posting']]]);
    }
    now = new Date('2026-03-23T09:00:00.000Z');
    expect((await refusal('chooser', id, due)).status).toBe(422);
    now = START;
    expect(await api.as('employer', 'chooser').status(inviteCandidate, input(id, due))).toBe(201);
    expect(await api.as('employer', 'chooser').status(inviteCandidate, input(id, jobId))).toBe(201);
  });

  test('exists once for each posting and candidate, also when twenty are sent at once', async () => {
    const { companyId, jobId } = await hiringCompany(api, 'eager');
    const id = await foundCandidate(api, 'wanted');
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => api.as('employer', 'eager').status(inviteCandidate, input(id, jobId))),
    );
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect([await invitations(id), await sentToday(companyId)]).toEqual([1, 1]);
    expect((await refusal('eager', id, jobId)).code).toBe('candidate.already-invited');
  });

  test('is not sent for a posting to which the candidate applied, and may be sent after the application is withdrawn', async () => {
    const { jobId } = await hiringCompany(api, 'slow');
    const id = await foundCandidate(api, 'quick');
    const candidate = api.as('candidate', 'quick');
    const application = await candidate.reply(applyToJob, { params: { id: jobId }, body: {} });
    expect(await refusal('slow', id, jobId)).toMatchObject({ status: 409, code: 'candidate.already-applied' });
    await candidate.reply(moveApplication, { params: { id: application.id }, body: { stage: 'withdrawn' } });
    expect(await api.as('employer', 'slow').status(inviteCandidate, input(id, jobId))).toBe(201);
  });

  test('is never open beside an application of the same time', async () => {
    const { jobId } = await hiringCompany(api, 'simultaneous');
    const names = Array.from({ length: 10 }, (_, index) => `at once ${index}`);
    const ids = await Promise.all(names.map((name) => foundCandidate(api, name)));
    await Promise.all([
      ...names.map((name) => api.as('candidate', name).reply(applyToJob, { params: { id: jobId }, body: {} })),
      ...ids.map((id) => api.as('employer', 'simultaneous').status(inviteCandidate, input(id, jobId))),
    ]);
    const rows = await tables().selectFrom('candidate_invitations').select('state').where('job_id', '=', jobId).execute();
    expect(rows.filter(({ state }) => state === 'open')).toEqual([]);
  });
});

describe('A company', () => {
  test('sends at most 50 invitations a day, also by twenty requests at once', async () => {
    const { companyId, jobId } = await hiringCompany(api, 'many');
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => foundCandidate(api, `crowd-${index}`)));
    await invitedAlready(companyId, MOST_INVITATIONS - 6);
    const statuses = await Promise.all(ids.map((id) => api.as('employer', 'many').status(inviteCandidate, input(id, jobId))));
    expect(statuses.filter((status) => status === 201)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    const rows = await tables().selectFrom('candidate_invitations').select('id').where('job_id', '=', jobId).execute();
    expect([rows.length, await sentToday(companyId)]).toEqual([6, MOST_INVITATIONS]);
  });

  test('that has sent 50 invitations learns when it can go on', async () => {
    const { companyId, jobId } = await hiringCompany(api, 'spent');
    const id = await foundCandidate(api, 'next');
    await invitedAlready(companyId, MOST_INVITATIONS);
    now = new Date('2026-03-10T23:00:00.000Z');
    const refused = await refusal('spent', id, jobId);
    expect([refused.status, refused.code, refused.retryAfter]).toEqual([429, 'candidate.too-many-invitations', 3600]);
    now = new Date('2026-03-11T00:00:00.000Z');
    expect(await api.as('employer', 'spent').status(inviteCandidate, input(id, jobId))).toBe(201);
  });

  test('sees which invitations it sent to a candidate, also after the candidate blocks it', async () => {
    const { companyId, jobId } = await hiringCompany(api, 'remembering');
    const second = await anotherPosting(api, 'remembering', { title: 'Head gardener' });
    const id = await foundCandidate(api, 'remembered');
    const read = (who: string) => api.as('employer', who).call(listSentInvitations, { params: { id } });
    expect((await read('without company')).status).toBe(404);
    expect(await read('remembering')).toEqual({ status: 200, body: { items: [] } });
    await api.as('employer', 'remembering').reply(inviteCandidate, input(id, jobId));
    now = new Date(START.getTime() + 1000);
    await api.as('employer', 'remembering').reply(inviteCandidate, input(id, second));
    await tables()
      .transaction()
      .execute((own) => blockCompany(own, { candidateId: id, company: { id: companyId, name: 'Blocked' }, at: now }));
    const { items } = await api.as('employer', 'remembering').reply(listSentInvitations, { params: { id } });
    expect(items.map(({ title, state }) => [title, state])).toEqual([
      ['Head gardener', 'open'],
      ['Gardener', 'open'],
    ]);
    await hiringCompany(api, 'uninvolved');
    expect(await read('uninvolved')).toEqual({ status: 200, body: { items: [] } });
  });
});
