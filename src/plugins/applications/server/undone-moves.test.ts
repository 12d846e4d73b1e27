import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import type { ApplicationStage } from '../contract/application.ts';
import { applyToJob, countMyApplications, getApplication, listApplications, moveApplication } from '../contract/endpoints.ts';
import type { ApplicationDetail } from '../contract/schemas.ts';
import { aJobInput } from './testing/a-job-input.ts';

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });
beforeAll(async () => {
  await api.as('employer').reply(createCompany, { body: { name: 'Harbour Works' } });
});

function pass(seconds: number): void {
  time += seconds * 1000;
}

let titles = 0;
/** The id of a new application, made a minute ago. */
async function anApplication(): Promise<string> {
  titles += 1;
  const { id } = await api.as('employer').reply(createJob, { body: aJobInput({ title: `Crane driver ${titles}` }) });
  const application = await api.as('candidate').reply(applyToJob, { params: { id }, body: { message: 'I drive cranes.' } });
  pass(60);
  return application.id;
}

const move = (id: string, stage: ApplicationStage): Promise<ApplicationDetail> =>
  api.as('employer').reply(moveApplication, { params: { id }, body: { stage } });

/** Everything that the candidate can read about the application. */
async function candidateReads(id: string): Promise<unknown> {
  const candidate = api.as('candidate');
  const detail = await candidate.reply(getApplication, { params: { id } });
  const { items } = await candidate.reply(listApplications, { query: { jobId: detail.job.id } });
  const inStage = await candidate.reply(listApplications, { query: { jobId: detail.job.id, stage: detail.stage } });
  const { count } = await candidate.reply(countMyApplications);
  return { detail, items, inStage: inStage.items, count };
}

test.each<ApplicationStage>(['shortlisted', 'rejected'])(
  'a move to %s that is undone in time changes nothing that the candidate reads',
  async (stage) => {
    const id = await anApplication();
    const before = await candidateReads(id);
    await move(id, stage);
    expect(await candidateReads(id)).toEqual(before);
    pass(59);
    await move(id, 'submitted');
    for (const seconds of [0, 15, 60, 3600]) {
      pass(seconds);
      expect(await candidateReads(id)).toEqual(before);
    }
  },
);

test('a move that is not undone reaches the candidate after the time for the undo, with its own time', async () => {
  const id = await anApplication();
  const made = await move(id, 'in_review');
  pass(74);
  const early = await api.as('candidate').reply(listApplications, { query: { stage: 'in_review' } });
  expect(early.items.filter((item) => item.id === id)).toEqual([]);
  pass(1);
  const detail = await api.as('candidate').reply(getApplication, { params: { id } });
  expect(detail).toMatchObject({ stage: 'in_review', version: 2, updatedAt: made.updatedAt, reached: ['submitted', 'in_review'] });
  expect(detail.history.map(({ to }) => to)).toEqual(['submitted', 'in_review']);
});

test('the company sees every move at once, also an undone one', async () => {
  const id = await anApplication();
  expect((await move(id, 'shortlisted')).history).toHaveLength(2);
  const undone = await move(id, 'submitted');
  expect(undone.history.map(({ to }) => to)).toEqual(['submitted', 'shortlisted', 'submitted']);
  expect(undone.version).toBe(3);
});

test('a candidate can withdraw with the version on screen while the employer makes and undoes a move', async () => {
  const [undone, rejected] = [await anApplication(), await anApplication()];
  await move(undone, 'shortlisted');
  await move(undone, 'submitted');
  await move(rejected, 'rejected');
  for (const id of [undone, rejected]) {
    const body = { stage: 'withdrawn', version: 1 } as const;
    expect(await api.as('candidate').reply(moveApplication, { params: { id }, body })).toMatchObject({ stage: 'withdrawn', moves: [] });
  }
});

test('a move that cannot be undone reaches the candidate at once', async () => {
  const id = await anApplication();
  await move(id, 'offer');
  await move(id, 'hired');
  expect(await api.as('candidate').reply(getApplication, { params: { id } })).toMatchObject({ stage: 'hired', version: 3 });
});
