import { callInView } from '#core/testing/call-in-view.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getUser } from '#plugins/users/contract/endpoints.ts';
import { openView } from '#plugins/users/contract/view-as-endpoints.ts';
import { getJob, listManagedJobs } from '../../contract/endpoints.ts';
import { countManagedJobs, getEditedJob, listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import { countJobApplicants } from '../../contract/posting-page-endpoints.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { decideJobReports, listJobReports, reportJob } from '../../contract/report-endpoints.ts';
import { aDraft, anEmployer, moveOn } from '../testing/managed-world.ts';
import { report } from '../testing/reported.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';

const api = testServer(serverPlugins, { env: { JOB_REVIEW: 'all' } });
const admin = api.as('admin:jobs');
let employer: TestCaller;
let draft: ManagedJob;
let waiting: ManagedJob;
beforeAll(async () => {
  employer = await anEmployer(api, 'anna');
  draft = await aDraft(employer, { title: 'Secret rigger' });
  waiting = await moveOn(employer, await aDraft(employer, { title: 'Waiting rigger' }), 'pending_review');
});

const of = ({ id }: ManagedJob) => ({ params: { id } });

/** Each call that tells an administrator of one posting. */
const CALLS = [
  [getJob, {}],
  [countJobApplicants, {}],
  [listJobEvents, { query: { limit: 5 } }],
  [listJobReports, {}],
  [decideJobReports, { body: { decision: 'dismissed', reports: [] } }],
  [reportJob, { body: { reason: 'fake' } }],
  [moveJob, { body: { to: 'removed', version: 1, reason: 'It is no job.' } }],
] as const;

const titles = async (caller: TestCaller, query: object = {}): Promise<string[]> =>
  (await caller.reply(listManagedJobs, { query: { limit: 20, ...query } })).items.map(({ title }) => title);

const draftCount = async (caller: TestCaller): Promise<number | undefined> =>
  (await caller.reply(countManagedJobs)).items.find(({ status }) => status === 'draft')?.count;

test.each(CALLS.map(([call, input]) => ({ id: call.id, call, input })))(
  'a draft is a 404 by $id for administrators',
  async ({ call, input }) => {
    for (const who of ['admin', 'admin:jobs'] as const)
      expect([who, await api.as(who).status(call, { ...of(draft), ...input })]).toEqual([who, 404]);
  },
);

test('a posting that waits for its review is shown to administrators', async () => {
  for (const [call, input] of CALLS.filter(([{ method }]) => method === 'GET')) {
    expect([call.id, await admin.status(call, { ...of(waiting), ...input })]).toEqual([call.id, 200]);
  }
});

test('administrators have no draft in their list, by a filter, by its words or by its reference, and do not count it', async () => {
  expect(await titles(admin)).toEqual(['Waiting rigger']);
  for (const query of [{ status: 'draft' }, { q: 'secret' }, { q: draft.reference }, { sort: 'expiry', status: 'draft' }]) {
    expect([query, await titles(admin, query)]).toEqual([query, []]);
  }
  expect(await draftCount(admin)).toBe(0);
  expect(await titles(employer)).toEqual(['Waiting rigger', 'Secret rigger']);
  expect(await draftCount(employer)).toBe(1);
});

test('a draft that a member has reported is no reported posting of administrators', async () => {
  await employer.reply(reportJob, { ...of(draft), body: { reason: 'fake' } });
  expect(await titles(admin, { reported: true })).toEqual([]);
  expect((await admin.reply(countManagedJobs)).reported).toBe(0);
});

test('an administrator who has begun a draft sees it', async () => {
  const author = api.as('admin:jobs', 'author');
  const own = await aDraft(employer, { title: 'Begun for the company' });
  const { userId } = await author.actor();
  await jobsDatabase(api).updateTable('job_postings').set({ created_by: userId }).where('id', '=', own.id).execute();
  expect(await author.status(getJob, of(own))).toBe(200);
  expect(await titles(author, { status: 'draft' })).toEqual(['Begun for the company']);
  expect(await draftCount(author)).toBe(1);
  expect(await report(employer, own.id)).toBe(204);
  expect(await titles(author, { reported: true })).toEqual([]);
  expect(await admin.status(getJob, of(own))).toBe(404);
  expect(await draftCount(admin)).toBe(0);
});

test('an administrator who sees the site as a member of the company sees its other postings only', async () => {
  const viewer = api.as('admin', 'viewer');
  const { userId } = await employer.actor();
  const { id: view } = await viewer.reply(openView, { body: { userId, reason: 'They asked for help with a draft.' } });
  const headers = await viewer.headers();
  const seen = (call: Parameters<typeof callInView>[2]['call'], input: object = {}) => callInView(api, headers, { view, call, input });
  const { body } = await seen(listManagedJobs, { query: { limit: 20 } });
  expect(body.items).toMatchObject([{ title: 'Waiting rigger' }]);
  expect((await seen(countManagedJobs)).body.items).toContainEqual({ status: 'draft', count: 0 });
  for (const call of [getJob, getEditedJob, listJobEvents]) {
    // The history is also about other persons, so it needs the right of the administrator.
    expect([call.id, (await seen(call, of(draft))).status]).toEqual([call.id, call === listJobEvents ? 403 : 404]);
    expect([call.id, (await seen(call, of(waiting))).status]).toEqual([call.id, 200]);
  }
});

test('the number of postings that a user has written leaves out drafts', async () => {
  const { userId } = await employer.actor();
  const { facts } = await api.as('admin').reply(getUser, { params: { id: userId } });
  expect(facts.find(({ code }) => code === 'jobs.postings')?.count).toBe(1);
});
