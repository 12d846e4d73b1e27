import { freshServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { getEditedJob, moveJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import type { ApplicationStage } from '../contract/application.ts';
import { applyToJob, moveApplication } from '../contract/endpoints.ts';
import { aJobInput } from './testing/a-job-input.ts';

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = freshServer(serverPlugins, { now: () => new Date(time) });
let jobId = '';

beforeEach(async () => {
  const employer = api.as('employer');
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  jobId = (await employer.reply(createJob, { body: aJobInput({ title: 'Crane driver' }) })).id;
  await api.drain();
});

async function pass(seconds: number): Promise<void> {
  time += seconds * 1000;
  await api.drain();
}

async function apply(name = 'first'): Promise<string> {
  return (await api.as('candidate', name).reply(applyToJob, { params: { id: jobId }, body: {} })).id;
}

const move = (id: string, stage: ApplicationStage) => api.as('employer').reply(moveApplication, { params: { id }, body: { stage } });

async function toldTo(who: 'candidate' | 'employer', name = 'first'): Promise<readonly (string | null)[]> {
  const group = who === 'candidate' ? 'applications' : 'applicants';
  return (await api.told(who, name)).filter((notice) => notice.group === group).map(({ text }) => text);
}

test('The members of a company are told how many people applied, without their names', async () => {
  await apply('one');
  await pass(20);
  expect(await toldTo('employer')).toEqual(['1 person applied for Crane driver.']);
  await apply('two');
  await pass(20);
  expect(await toldTo('employer')).toEqual(['2 people applied for Crane driver.']);
});

test('A candidate is told of a move no earlier than the application shows it', async () => {
  const id = await apply();
  await move(id, 'interview');
  await pass(74);
  expect(await toldTo('candidate')).toEqual([]);
  await pass(1);
  expect(await toldTo('candidate')).toEqual([
    'Harbour Works wants to meet you. Your application for Crane driver has reached the interview.',
  ]);
});

test('A candidate is told nothing of a move that was undone', async () => {
  const id = await apply();
  await move(id, 'rejected');
  await pass(30);
  await move(id, 'submitted');
  await pass(300);
  expect(await toldTo('candidate')).toEqual([]);
});

test('A candidate who withdrew is not told of the move before', async () => {
  const id = await apply();
  await move(id, 'in_review');
  await api.as('candidate').reply(moveApplication, { params: { id }, body: { stage: 'withdrawn' } });
  await pass(300);
  expect(await toldTo('candidate')).toEqual([]);
  expect(await toldTo('employer')).toContain('1 person withdrew their application for Crane driver.');
});

test('A candidate whose application was not selected reads no other word for it', async () => {
  const id = await apply();
  await move(id, 'rejected');
  await pass(75);
  expect(await toldTo('candidate')).toEqual(['Harbour Works did not select your application for Crane driver. Thank you for applying.']);
});

async function closePosting(): Promise<void> {
  const { job } = await api.as('employer').reply(getEditedJob, { params: { id: jobId } });
  await api
    .as('employer')
    .reply(moveJob, { params: { id: jobId }, body: { to: 'closed', version: job.version, reason: 'filled_elsewhere' } });
}

test('A candidate is told that the posting closed', async () => {
  await apply();
  await closePosting();
  await pass(75);
  expect(await toldTo('candidate')).toEqual(['Crane driver at Harbour Works is no longer open, so your application has ended.']);
});
