import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob } from '#plugins/jobs/contract/endpoints.ts';
import { editJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import type { ApplicationStage } from '../../contract/application.ts';
import * as calls from '../../contract/endpoints.ts';
import { aPosting } from '../testing/applying-world.ts';

const DAY = 86_400_000;
let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });
const candidate = api.as('candidate');
const employer = api.as('employer');

async function anApplication(responseDays: number | null = null): Promise<string> {
  const jobId = await aPosting(api, 'first', responseDays);
  return (await candidate.reply(calls.applyToJob, { params: { id: jobId }, body: {} })).id;
}
const read = (id: string) => candidate.reply(calls.getApplication, { params: { id } });
const ask = (id: string) => candidate.call(calls.askForAnswer, { params: { id } });
const move = (id: string, stage: ApplicationStage) => employer.reply(calls.moveApplication, { params: { id }, body: { stage } });
const responseOf = async (id: string) => (await employer.reply(calls.getApplication, { params: { id } })).isAwaited;

describe('opening an application', () => {
  test('is told once, by a member of the company, and moves nothing', async () => {
    const id = await anApplication();
    expect(await api.as('employer', 'stranger').status(calls.openApplication, { params: { id } })).toBe(404);
    expect(await candidate.status(calls.openApplication, { params: { id } })).toBe(404);
    await employer.reply(calls.openApplication, { params: { id } });
    const openedAt = new Date(time).toISOString();
    time += DAY;
    await employer.reply(calls.openApplication, { params: { id } });
    expect(await read(id)).toMatchObject({ openedAt, stage: 'submitted', version: 1, isAwaited: true });
  });
});

describe('asking for an answer', () => {
  test('is possible once, ten days after the application', async () => {
    const id = await anApplication();
    time += 10 * DAY - 1000;
    const early = await candidate.refusal(calls.askForAnswer, { params: { id } });
    expect(early).toMatchObject({ status: 409, code: 'applications.nudge-early', retryAfter: 1 });
    time += 1000;
    expect(await ask(id)).toMatchObject({ status: 200, body: { nudgedAt: new Date(time).toISOString(), nudgeFrom: null } });
    expect(await candidate.refusal(calls.askForAnswer, { params: { id } })).toMatchObject({ code: 'applications.nudged' });
    time += 21_000;
    await api.drain();
    expect((await api.told('employer'))[0]).toMatchObject({ title: expect.stringContaining('An answer is asked for') });
  });

  test('is possible ten days after the last move that stayed', async () => {
    const id = await anApplication();
    time += 9 * DAY;
    await move(id, 'in_review');
    time += 2 * DAY;
    expect((await ask(id)).status).toBe(409);
    time += 8 * DAY;
    expect((await ask(id)).status).toBe(200);
  });

  test('is shown to the company until a move that stays, in the to-dos and with the application', async () => {
    const id = await anApplication();
    const jobId = (await read(id)).job.id;
    const asked = async () => {
      const { isAsking } = await employer.reply(calls.getApplication, { params: { id } });
      const { asking } = await employer.reply(calls.listWaitingApplicants);
      return [isAsking, asking.some((posting) => posting.jobId === jobId)];
    };
    time += DAY;
    await move(id, 'in_review');
    time += 10 * DAY + 100_000;
    expect(await asked()).toEqual([false, false]);
    expect((await ask(id)).status).toBe(200);
    expect(await asked()).toEqual([true, true]);
    time += DAY;
    await move(id, 'shortlisted');
    expect(await asked()).toEqual([false, false]);
    time += 30_000;
    await move(id, 'in_review');
    expect(await asked()).toEqual([true, true]);
    time += 30_000;
    await move(id, 'interview');
    expect(await asked()).toEqual([false, false]);
  });

  test('is told no more once the company has answered', async () => {
    const id = await anApplication();
    time += 11 * DAY;
    await api.drain();
    const before = (await api.told('employer')).length;
    await ask(id);
    time += 1000;
    await move(id, 'rejected');
    time += 21_000;
    await api.drain();
    expect(await api.told('employer')).toHaveLength(before);
  });

  test('is for the candidate of an active application', async () => {
    const id = await anApplication();
    time += 11 * DAY;
    expect(await api.as('candidate', 'other').status(calls.askForAnswer, { params: { id } })).toBe(404);
    await move(id, 'rejected');
    time += DAY;
    expect(await candidate.refusal(calls.askForAnswer, { params: { id } })).toMatchObject({ code: 'applications.move-not-allowed' });
  });
});

describe('the first answer', () => {
  test('is no move that was undone', async () => {
    const id = await anApplication();
    await move(id, 'shortlisted');
    expect(await responseOf(id)).toBe(false);
    time += 30_000;
    await move(id, 'submitted');
    expect(await responseOf(id)).toBe(true);
    const { first_response_at } = await api.db
      .$extendTables<{ job_applications: { id: string; first_response_at: Date | null } }>()
      .selectFrom('job_applications')
      .select('first_response_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(first_response_at).toBeNull();
  });

  test('is seen by the candidate when it can no longer be undone', async () => {
    const id = await anApplication(5);
    time += 7 * DAY;
    const late = async () =>
      (await candidate.reply(calls.listApplications, { query: { standing: 'late', limit: 50 } })).items.map((item) => item.id);
    const counts = () => candidate.reply(calls.countOwnApplications, { query: {} });
    const before = await counts();
    expect(await late()).toContain(id);
    await move(id, 'in_review');
    expect([await late(), await counts()]).toEqual([expect.arrayContaining([id]), before]);
    time += 76_000;
    expect(await late()).not.toContain(id);
    expect(await counts()).toEqual({ ...before, late: before.late - 1 });
  });
});

test('a changed promise brings the answer only nearer', async () => {
  const jobId = await aPosting(api, 'first', 14);
  const { id } = await candidate.reply(calls.applyToJob, { params: { id: jobId }, body: {} });
  const promise = async (responseDays: number | null) => {
    const { version } = await employer.reply(getJob, { params: { id: jobId } });
    await employer.reply(editJob, { params: { id: jobId }, body: { version, country: 'NO', details: { responseDays } } });
    return (await read(id)).answerBy;
  };
  const due = (days: number) => `${new Date(time + days * DAY).toISOString().slice(0, 10)}T23:59:59.999Z`;
  expect(await promise(30)).toBe(due(14));
  expect(await promise(7)).toBe(due(7));
  expect(await promise(null)).toBe(due(7));
});

test('own applications are found by title and company, and counted', async () => {
  const seeker = api.as('candidate', 'seeker');
  const [one, two] = [await aPosting(api, 'north'), await aPosting(api, 'south')];
  for (const id of [one, two]) await seeker.reply(calls.applyToJob, { params: { id }, body: {} });
  const found = async (q: string) =>
    (await seeker.reply(calls.listApplications, { query: { q, limit: 20 } })).items.map(({ job }) => job.id);
  expect(await found('WORKS north')).toEqual([one]);
  expect(await found('100%')).toEqual([]);
  expect(await seeker.reply(calls.countOwnApplications, { query: { q: 'south' } })).toEqual({ all: 1, active: 1, late: 0, ended: 0 });
});
