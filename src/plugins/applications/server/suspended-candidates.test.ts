import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { changeRole, getUser, liftSuspension, suspendUser } from '#plugins/users/contract/endpoints.ts';
import { applyToJob, getApplication, listApplications, moveApplication } from '../contract/endpoints.ts';
import { aJobInput } from './testing/a-job-input.ts';

const api = testServer(serverPlugins);
const boss = api.as('employer');
let jobId: string;
let letter = 'a'.charCodeAt(0);
beforeAll(async () => {
  await boss.reply(createCompany, { body: { name: 'Boss works' } });
});
beforeEach(async () => {
  ({ id: jobId } = await boss.reply(createJob, { body: aJobInput({ title: `Engineer ${String.fromCharCode(letter++)}` }) }));
});

const suspension = { reason: 'spam', note: '', version: 1 } as const;

test('applications of a suspended candidate stay and are paused for employers, except those that have ended', async () => {
  const candidate = api.as('candidate', 'ann');
  const { userId } = await candidate.actor();
  const { id } = await candidate.reply(applyToJob, { params: { id: jobId }, body: {} });
  const { id: endedJob } = await boss.reply(createJob, { body: aJobInput({ title: 'Fitter' }) });
  const ended = await candidate.reply(applyToJob, { params: { id: endedJob }, body: {} });
  await boss.reply(moveApplication, { params: { id: ended.id }, body: { stage: 'rejected' } });
  const seen = async () => {
    const { items } = await boss.reply(listApplications, { query: { limit: 20, candidateId: userId } });
    const single = await boss.reply(getApplication, { params: { id } });
    return { listed: items.map(({ stage, isPaused }) => [stage, isPaused]), single: single.isPaused };
  };
  const asUsual = {
    listed: [
      ['rejected', false],
      ['submitted', false],
    ],
    single: false,
  };
  expect(await seen()).toEqual(asUsual);
  await api.as('admin:users').reply(suspendUser, { params: { id: userId }, body: suspension });
  expect(await seen()).toEqual({
    listed: [
      ['rejected', false],
      ['submitted', true],
    ],
    single: true,
  });
  expect(await candidate.refusal(listApplications, { query: { limit: 20 } })).toMatchObject({ status: 403, code: 'suspended' });
  await api.as('admin:users').reply(liftSuspension, { params: { id: userId } });
  expect(await seen()).toEqual(asUsual);
});

test('applications are shown to administrators, and those under way keep the candidate in the role', async () => {
  const candidate = api.as('candidate', 'bob');
  const { userId } = await candidate.actor();
  const { id } = await candidate.reply(applyToJob, { params: { id: jobId }, body: {} });
  const admin = api.as('admin:users');
  expect(await admin.reply(getUser, { params: { id: userId } })).toMatchObject({
    facts: [{ code: 'applications.applications', count: 1 }],
    roleObstacles: [{ code: 'applications.under-way', count: 1 }],
  });
  const change = { params: { id: userId }, body: { role: 'employer', reason: 'Wrong choice', version: 1 } } as const;
  expect(await admin.refusal(changeRole, change)).toMatchObject({ code: 'users.role-in-use', issues: [{ values: { count: 1 } }] });
  await candidate.reply(moveApplication, { params: { id }, body: { stage: 'withdrawn' } });
  expect(await admin.reply(changeRole, change)).toMatchObject({
    role: 'employer',
    facts: [{ code: 'applications.applications', count: 1 }],
  });
});

test('when a candidate applies and changes the role at once, one of the two is refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const candidate = api.as('candidate', `race-${round}`);
    const { userId: id } = await candidate.actor();
    const body = { role: 'employer', reason: 'Wrong choice', version: 1 } as const;
    const [applied, changed] = await Promise.all([
      candidate.status(applyToJob, { params: { id: jobId }, body: {} }),
      api.as('admin:users').status(changeRole, { params: { id }, body }),
    ]);
    expect([
      [201, 409],
      [403, 200],
    ]).toContainEqual([applied, changed]);
  }
});

test('a paused posting takes no applications, like a closed one, and those under way stay', async () => {
  const owner = api.as('employer', 'paused');
  await owner.reply(createCompany, { body: { name: 'Paused works' } });
  const { id } = await owner.reply(createJob, { body: aJobInput({ title: 'Turner' }) });
  const candidate = api.as('candidate', 'cat');
  const sent = await candidate.reply(applyToJob, { params: { id }, body: {} });
  const { userId } = await owner.actor();
  await api.as('admin:users').reply(suspendUser, { params: { id: userId }, body: suspension });
  const refusal = await api.as('candidate', 'dan').refusal(applyToJob, { params: { id }, body: {} });
  expect(refusal).toMatchObject({ status: 409, code: 'applications.not-open' });
  const { stage, isPaused } = await candidate.reply(getApplication, { params: { id: sent.id } });
  expect({ stage, isPaused }).toEqual({ stage: 'submitted', isPaused: false });
});
