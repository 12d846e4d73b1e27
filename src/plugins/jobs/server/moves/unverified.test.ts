import { inTransaction } from '#core/server/db/transaction.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { verifiedMark } from '#plugins/employer/contract/verified-mark.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob } from '../../contract/endpoints.ts';
import { getEditedJob, listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import { reportJob } from '../../contract/report-endpoints.ts';
import { aJobInput } from '../testing/a-job-input.ts';
import { aDraft, anEmployer, moveOn, nowOf } from '../testing/managed-world.ts';
import { published } from '../testing/published.ts';

const AT = new Date('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => AT, env: { JOB_REVIEW: 'unverified' } });
const admin = () => api.as('admin:jobs');

async function setVerified(employer: TestCaller, isVerified: boolean): Promise<void> {
  const { items } = await employer.reply(listMyCompanies);
  const service = api.registry.serviceFor({ id: 'jobs', requires: ['employer'] });
  await inTransaction(api.db, async (_own, transaction) => {
    const company = await service(companyDirectory).identityOf(items[0]?.id ?? '', transaction);
    await service(verifiedMark).set(
      transaction,
      company?.id ?? '',
      isVerified ? { state: 'verified', at: AT, way: 'dns' } : { state: 'revoked' },
    );
  });
}

test('a company that is not verified sends its postings to the review, and its form says so', async () => {
  const employer = await anEmployer(api, 'plain');
  const draft = await aDraft(employer);
  expect(draft.moves).toEqual(['pending_review']);
  expect((await employer.reply(getEditedJob, { params: { id: draft.id } })).isReviewed).toBe(true);
  expect(await employer.reply(createJob, { body: aJobInput({ title: 'Diver' }) })).toMatchObject({ status: 'pending_review' });
});

test('a verified company publishes at once', async () => {
  const employer = await anEmployer(api, 'verified');
  await setVerified(employer, true);
  const draft = await aDraft(employer, { title: 'Lock keeper' });
  expect(draft.moves).toEqual(['published']);
  await moveOn(employer, draft, 'published');
  expect(await published(api, { q: 'Lock keeper' })).toHaveLength(1);
  expect(await employer.reply(createJob, { body: aJobInput({ title: 'Bargee' }) })).toMatchObject({ status: 'published' });
});

test('when a verification ends, open postings go to the review by the server, and come back by an administrator', async () => {
  const employer = await anEmployer(api, 'ended');
  await setVerified(employer, true);
  const open = await moveOn(employer, await aDraft(employer, { title: 'Ferry master' }), 'published');
  const paused = await moveOn(employer, await moveOn(employer, await aDraft(employer), 'published'), 'paused');
  const draft = await aDraft(employer);
  await setVerified(employer, false);
  expect(await published(api, { q: 'Ferry master' })).toEqual([]);
  for (const job of [open, paused]) {
    expect((await nowOf(employer, job)).status).toBe('pending_review');
    expect(await api.as('visitor').status(getJob, { params: { id: job.id } })).toBe(404);
    const { items } = await employer.reply(listJobEvents, { params: { id: job.id }, query: { limit: 1 } });
    expect(items).toMatchObject([{ from: job.status, to: 'pending_review', by: 'system' }]);
  }
  expect((await nowOf(employer, draft)).status).toBe('draft');
  const released = await moveOn(admin(), await nowOf(employer, open), 'published');
  // An administrator has released it, so the company pauses and continues it freely.
  const again = await moveOn(employer, await moveOn(employer, released, 'paused'), 'published');
  expect(again.status).toBe('published');
});

test('a company that is verified again gets its postings back as they were, and one that waited for its first publication is published', async () => {
  const employer = await anEmployer(api, 'again');
  const first = await moveOn(employer, await aDraft(employer, { title: 'Quay guard' }), 'pending_review');
  await setVerified(employer, true);
  expect(await nowOf(employer, first)).toMatchObject({ status: 'published' });
  expect(await published(api, { q: 'Quay guard' })).toHaveLength(1);
  const paused = await moveOn(employer, await moveOn(employer, await aDraft(employer), 'published'), 'paused');
  await setVerified(employer, false);
  await setVerified(employer, true);
  expect((await nowOf(employer, first)).status).toBe('published');
  expect((await nowOf(employer, paused)).status).toBe('paused');
  expect(await published(api, { q: 'Quay guard' })).toHaveLength(1);
  const { items } = await employer.reply(listJobEvents, { params: { id: first.id }, query: { limit: 1 } });
  expect(items).toMatchObject([{ from: 'pending_review', to: 'published', by: 'system' }]);
});

test('a reported posting stays in the review when its company is verified', async () => {
  const employer = await anEmployer(api, 'reported');
  await setVerified(employer, true);
  const job = await moveOn(employer, await aDraft(employer, { title: 'Pier clerk' }), 'published');
  await api.as('candidate', 'witness').reply(reportJob, { params: { id: job.id }, body: { reason: 'fake' } });
  await setVerified(employer, false);
  await setVerified(employer, true);
  expect((await nowOf(employer, job)).status).toBe('pending_review');
});

test('publishing while the verification ends never leaves a posting in the search', async () => {
  const employer = await anEmployer(api, 'racing');
  for (let round = 0; round < 5; round += 1) {
    await setVerified(employer, true);
    const drafts = await Promise.all(Array.from({ length: 4 }, () => aDraft(employer, { title: 'Racing skipper' })));
    await Promise.all([
      setVerified(employer, false),
      ...drafts.map(({ id, version }) => employer.status(moveJob, { params: { id }, body: { to: 'published', version } })),
    ]);
    expect(await published(api, { q: 'Racing skipper' })).toEqual([]);
  }
});
