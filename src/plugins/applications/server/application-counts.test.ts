import { callInView } from '#core/testing/call-in-view.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, listManagedJobs } from '#plugins/jobs/contract/endpoints.ts';
import { createDraft } from '#plugins/jobs/contract/managing-endpoints.ts';
import { openView } from '#plugins/users/contract/view-as-endpoints.ts';
import type { ApplicationStage } from '../contract/application.ts';
import {
  applyToJob,
  countApplicants,
  countApplications,
  countMyApplications,
  countNewApplicants,
  listApplications,
  listWaitingApplicants,
  moveApplication,
} from '../contract/endpoints.ts';
import type { Application } from '../contract/schemas.ts';
import { aJobInput } from './testing/a-job-input.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

const api = testServer(serverPlugins);
let id: string;
beforeAll(async () => {
  await api.as('employer').reply(createCompany, { body: { name: 'Harbour Works' } });
  await api.as('employer', 'stranger').reply(createCompany, { body: { name: 'Stranger Works' } });
  id = (await api.as('employer').reply(createJob, { body: aJobInput() })).id;
});

async function apply(name: string, message: string): Promise<Application> {
  return api.as('candidate', name).reply(applyToJob, { params: { id }, body: { message } });
}

async function move({ id: application }: Application, ...stages: ApplicationStage[]): Promise<void> {
  for (const stage of stages) await api.as('employer').reply(moveApplication, { params: { id: application }, body: { stage } });
}

async function counts(q?: string): Promise<string[]> {
  const { stages } = await api.as('employer').reply(countApplications, { params: { id }, query: { q } });
  return stages.filter(({ now, reached }) => now + reached > 0).map(({ stage, now, reached }) => `${stage} ${now} of ${reached}`);
}

test('the company of a posting and administrators get its counts, and other companies 404', async () => {
  const call = { params: { id }, query: {} };
  expect(await api.as('employer', 'stranger').status(countApplications, call)).toBe(404);
  expect(await api.as('employer').status(countApplications, { params: { id: NOBODY }, query: {} })).toBe(404);
  expect(await api.as('employer').status(countApplications, { params: { id }, query: { q: 'x'.repeat(201) } })).toBe(422);
  expect(await api.as('admin').status(countApplications, call)).toBe(200);
  expect((await api.as('employer').reply(countApplications, call)).stages).toHaveLength(10);
});

test('a draft has counts for its company only, also when an administrator sees the site as a member', async () => {
  const { job } = await api.as('employer').reply(createDraft, { body: {} });
  const call = { params: { id: job.id }, query: {} };
  expect(await api.as('employer').status(countApplications, call)).toBe(200);
  expect(await api.as('admin').status(countApplications, call)).toBe(404);
  const { userId } = await api.as('employer').actor();
  const { id: view } = await api.as('admin', 'viewer').reply(openView, { body: { userId, reason: 'They asked for help with a count.' } });
  const headers = await api.as('admin', 'viewer').headers();
  const seen = async (input: object) => (await callInView(api, headers, { view, call: countApplications, input })).status;
  expect([await seen(call), await seen({ params: { id }, query: {} })]).toEqual([404, 200]);
});

test('each application counts in its current stage and in every stage that it went through', async () => {
  await apply('amina', 'I know 100 % of cranes_and\\ropes.');
  await move(await apply('bruno', 'Cranes, and ships.'), 'shortlisted');
  await move(await apply('carla', 'Ships.'), 'interview', 'rejected');
  await move(await apply('daniel', ''), 'offer', 'hired');
  await move(await apply('erika', ''), 'interview', 'submitted');
  expect(await counts()).toEqual([
    'submitted 2 of 5',
    'in_review 0 of 3',
    'shortlisted 1 of 3',
    'assessment 0 of 2',
    'interview 0 of 2',
    'offer 0 of 1',
    'hired 1 of 1',
    'rejected 1 of 1',
  ]);
});

test('words filter the counts and the list alike: all must match, whatever their case and signs', async () => {
  const found = async (q: string, stage?: ApplicationStage): Promise<string[]> => {
    const { items } = await api.as('employer').reply(listApplications, { query: { limit: 20, jobId: id, q, stage } });
    return items.map((item) => item.candidate.name.replace('candidate-', ''));
  };
  expect(await found('ships')).toEqual(['carla', 'bruno']);
  expect(await found('SHIPS cranes')).toEqual(['bruno']);
  expect(await found('ships', 'rejected')).toEqual(['carla']);
  expect(await found('100 % cranes_and\\ropes')).toEqual(['amina']);
  expect(await found('ships_')).toEqual(['carla', 'bruno']);
  expect(await found('%')).toEqual([]);
  expect(await found('daniel')).toEqual(['daniel']);
  expect(await found('  ')).toHaveLength(5);
  expect(await counts('ships')).toEqual([
    'submitted 0 of 2',
    'in_review 0 of 2',
    'shortlisted 1 of 2',
    'assessment 0 of 1',
    'interview 0 of 1',
    'rejected 1 of 1',
  ]);
  expect(await api.as('employer').status(listApplications, { query: { limit: 20, stage: 'promoted' } as never })).toBe(422);
});

test('the applicants of some postings are counted only for the own postings of an employer', async () => {
  const call = { query: { jobIds: id } };
  expect(await api.as('employer').status(countApplicants, { query: { jobIds: 'x' } })).toBe(422);
  for (const name of ['stranger', 'without a company']) {
    expect((await api.as('employer', name).reply(countApplicants, call)).items).toEqual([{ jobId: id, total: 0, new: 0 }]);
  }
});

test('the applicants of some postings are counted without withdrawn applications, and new ones are also counted separately', async () => {
  const first = (await api.as('employer').reply(createJob, { body: aJobInput({ title: 'Welder' }) })).id;
  const quiet = (await api.as('employer').reply(createJob, { body: aJobInput({ title: 'Diver' }) })).id;
  const applied = async (name: string): Promise<Application> =>
    api.as('candidate', name).reply(applyToJob, { params: { id: first }, body: {} });
  await move(await applied('counted-one'), 'in_review');
  await applied('counted-two');
  const gone = await applied('counted-three');
  await api.as('candidate', 'counted-three').reply(moveApplication, { params: { id: gone.id }, body: { stage: 'withdrawn' } });
  expect((await api.as('employer').reply(countApplicants, { query: { jobIds: `${quiet},${first},${NOBODY}` } })).items).toEqual([
    { jobId: quiet, total: 0, new: 0 },
    { jobId: first, total: 2, new: 1 },
    { jobId: NOBODY, total: 0, new: 0 },
  ]);
});

describe('the postings that wait for an employer', () => {
  const applied = async (posting: string, ...names: readonly string[]): Promise<Application[]> =>
    Promise.all(names.map((name) => api.as('candidate', `waits-${name}`).reply(applyToJob, { params: { id: posting }, body: {} })));

  test('are none for an employer without postings', async () => {
    for (const name of ['without a company', 'stranger']) {
      expect(await api.as('employer', name).reply(listWaitingApplicants)).toEqual({ count: 0, postings: 0, items: [], asking: [] });
    }
  });

  test('are counted over all postings, also older ones than a hundred drafts, and come first in the list of jobs', async () => {
    const employer = api.as('employer', 'waited-for');
    await employer.reply(createCompany, { body: { name: 'Waiting Works' } });
    const post = async (title: string): Promise<string> => (await employer.reply(createJob, { body: aJobInput({ title }) })).id;
    const [one, two, three, four] = [await post('Rigger'), await post('Diver'), await post('Cook'), await post('Welder')];
    await post('Nobody applied');
    const drafts = Array.from({ length: 101 }, (_, at) => employer.reply(createDraft, { body: { title: `Draft ${at}` } }));
    await Promise.all(drafts);
    await applied(one, 'a');
    await applied(two, 'b');
    await applied(three, 'c', 'd');
    const [withdrawn, seen] = await applied(four, 'e', 'f', 'g');
    await api.as('candidate', 'waits-e').reply(moveApplication, { params: { id: withdrawn?.id ?? '' }, body: { stage: 'withdrawn' } });
    await employer.reply(moveApplication, { params: { id: seen?.id ?? '' }, body: { stage: 'in_review' } });
    const waiting = await employer.reply(listWaitingApplicants);
    expect(waiting).toMatchObject({ count: 5, postings: 4 });
    expect(waiting.items.map(({ title, count }) => [title, count])).toEqual([
      ['Cook', 2],
      ['Rigger', 1],
      ['Diver', 1],
    ]);
    const { items } = await employer.reply(listManagedJobs, { query: { limit: 6, sort: 'todo' } });
    expect(items.map(({ title }) => title)).toEqual([
      'Welder',
      'Cook',
      'Diver',
      'Rigger',
      'Nobody applied',
      expect.stringMatching(/^Draft \d+$/),
    ]);
  });
});

describe('the counts beside the navigation', () => {
  const count = async (call: typeof countMyApplications, who: 'candidate' | 'employer', name: string): Promise<number> =>
    (await api.as(who, name).reply(call)).count;

  test("show a candidate the number of the candidate's own active applications", async () => {
    expect(await count(countMyApplications, 'candidate', 'counted')).toBe(0);
    const second = (await api.as('employer').reply(createJob, { body: aJobInput({ title: 'Rigger' }) })).id;
    await move(await apply('counted', ''), 'interview');
    const withdrawn = await api.as('candidate', 'counted').reply(applyToJob, { params: { id: second }, body: {} });
    expect(await count(countMyApplications, 'candidate', 'counted')).toBe(2);
    await api.as('candidate', 'counted').reply(moveApplication, { params: { id: withdrawn.id }, body: { stage: 'withdrawn' } });
    expect(await count(countMyApplications, 'candidate', 'counted')).toBe(1);
  });

  test('show an employer the number of new applications to their own postings', async () => {
    expect(await count(countNewApplicants, 'employer', 'without a company')).toBe(0);
    expect(await count(countNewApplicants, 'employer', 'stranger')).toBe(0);
    const before = await count(countNewApplicants, 'employer', 'first');
    const fresh = await apply('fresh', '');
    await apply('fresher', '');
    expect(await count(countNewApplicants, 'employer', 'first')).toBe(before + 2);
    await move(fresh, 'in_review');
    expect(await count(countNewApplicants, 'employer', 'first')).toBe(before + 1);
  });
});
