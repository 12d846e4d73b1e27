import { inTransaction } from '#core/server/db/transaction.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob } from '#plugins/jobs/contract/endpoints.ts';
import type { JobStatus } from '#plugins/jobs/contract/life-cycle.ts';
import type { MoveReasons } from '#plugins/jobs/contract/managing.ts';
import { createDraft, getEditedJob, moveJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import { applyToJob, getApplication, moveApplication } from '../contract/endpoints.ts';
import { appliedPostings } from './ended-postings.ts';
import { aJobInput } from './testing/a-job-input.ts';

const DAY = 86_400_000;

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });

interface Posting {
  readonly boss: TestCaller;
  readonly jobId: string;
}

async function aPosting(name: string): Promise<Posting> {
  const boss = api.as('employer', name);
  await boss.reply(createCompany, { body: { name: `${name} works` } });
  return { boss, jobId: (await boss.reply(createJob, { body: aJobInput() })).id };
}

/** A posting that follows all rules for publishing, in its second version. */
async function aWholePosting(name: string): Promise<Posting> {
  const boss = api.as('employer', name);
  await boss.reply(createCompany, { body: { name: `${name} works` } });
  const { job } = await boss.reply(createDraft, { body: { ...aJobInput(), country: 'NO' } });
  await boss.reply(moveJob, { params: { id: job.id }, body: { to: 'published', version: job.version } });
  return { boss, jobId: job.id };
}

async function apply({ jobId }: Posting, candidate: string): Promise<string> {
  return (await api.as('candidate', candidate).reply(applyToJob, { params: { id: jobId }, body: {} })).id;
}

const move = (caller: TestCaller, { jobId }: Posting, to: JobStatus, reasons: MoveReasons = {}, version = 1) =>
  caller.reply(moveJob, { params: { id: jobId }, body: { to, version, ...reasons } });
const applyStatus = ({ jobId }: Posting) => api.as('candidate', 'late').status(applyToJob, { params: { id: jobId }, body: {} });

test('closing says how many applications end, and ends the active ones by the server', async () => {
  const posting = await aPosting('anna');
  const [active, rejected] = [await apply(posting, 'one'), await apply(posting, 'two')];
  await posting.boss.reply(moveApplication, { params: { id: rejected }, body: { stage: 'rejected' } });
  expect((await posting.boss.reply(getEditedJob, { params: { id: posting.jobId } })).openApplications).toBe(1);
  await move(posting.boss, posting, 'closed', { reason: 'filled_elsewhere' });
  const ended = await api.as('candidate', 'one').reply(getApplication, { params: { id: active } });
  expect(ended).toMatchObject({ stage: 'closed_unfilled', moves: [], version: 2 });
  expect(ended.history.map(({ to, by }) => [to, by])).toEqual([
    ['submitted', 'candidate'],
    ['closed_unfilled', 'system'],
  ]);
  expect((await posting.boss.reply(getApplication, { params: { id: rejected } })).stage).toBe('rejected');
  expect((await posting.boss.reply(getEditedJob, { params: { id: posting.jobId } })).openApplications).toBe(0);
  expect(await applyStatus(posting)).toBe(409);
});

test('opening a posting again returns the applications that ended with it to their stages', async () => {
  const posting = await aWholePosting('reopened');
  const [first, second, rejected, withdrawn] = [
    await apply(posting, 'again-1'),
    await apply(posting, 'again-2'),
    await apply(posting, 'again-3'),
    await apply(posting, 'again-4'),
  ];
  await posting.boss.reply(moveApplication, { params: { id: second }, body: { stage: 'interview' } });
  await posting.boss.reply(moveApplication, { params: { id: rejected }, body: { stage: 'rejected' } });
  await api.as('candidate', 'again-4').reply(moveApplication, { params: { id: withdrawn }, body: { stage: 'withdrawn' } });
  for (const version of [2, 4]) {
    await move(posting.boss, posting, 'closed', { reason: 'on_hold' }, version);
    await move(posting.boss, posting, 'published', {}, version + 1);
  }
  const stages = [first, second, rejected, withdrawn].map(
    async (id) => (await posting.boss.reply(getApplication, { params: { id } })).stage,
  );
  expect(await Promise.all(stages)).toEqual(['submitted', 'interview', 'rejected', 'withdrawn']);
  const seen = await api.as('candidate', 'again-1').reply(getApplication, { params: { id: first } });
  expect(seen).toMatchObject({ stage: 'submitted', moves: ['withdrawn'], version: 5 });
  expect(seen.history.map(({ from, to, by }) => [from, to, by]).slice(1, 3)).toEqual([
    ['submitted', 'closed_unfilled', 'system'],
    ['closed_unfilled', 'submitted', 'system'],
  ]);
  // Also the candidate whose application continues cannot apply twice.
  expect(await api.as('candidate', 'again-1').status(applyToJob, { params: { id: posting.jobId }, body: {} })).toBe(409);
  expect(await applyStatus(posting)).toBe(201);
});

test('who applied may read the posting after everybody else', async () => {
  const posting = await aPosting('bert');
  await apply(posting, 'one');
  await move(posting.boss, posting, 'closed', { reason: 'cancelled' });
  time += 31 * DAY;
  const read = { params: { id: posting.jobId } };
  expect(await api.as('candidate', 'one').reply(getJob, read)).toMatchObject({ status: 'closed', viewer: { mayApply: false, moves: [] } });
  expect(await api.as('candidate', 'other').status(getJob, read)).toBe(404);
  expect(await api.as('visitor').status(getJob, read)).toBe(404);
  time += 150 * DAY;
  await api.runSchedule('jobs.expire');
  expect(await api.as('candidate', 'one').reply(getJob, read)).toMatchObject({ status: 'archived' });
});

test('a removed posting ends its applications, without the reason and without a page', async () => {
  const posting = await aPosting('cleo');
  const id = await apply(posting, 'one');
  await move(api.as('admin:jobs'), posting, 'removed', { reason: 'This is not a job.' });
  const ended = await api.as('candidate', 'one').reply(getApplication, { params: { id } });
  expect(ended.stage).toBe('closed_unfilled');
  expect(JSON.stringify(ended)).not.toContain('This is not a job.');
  expect(await api.as('candidate', 'one').status(getJob, { params: { id: posting.jobId } })).toBe(404);
  expect(await applyStatus(posting)).toBe(404);
});

test('the applications to an expired posting stay, and new ones are refused by the clock', async () => {
  const posting = await aPosting('dora');
  const id = await apply(posting, 'one');
  time += 30 * DAY;
  expect(await applyStatus(posting)).toBe(409);
  await api.runSchedule('jobs.expire');
  expect((await posting.boss.reply(getApplication, { params: { id } })).stage).toBe('submitted');
  await posting.boss.reply(moveApplication, { params: { id }, body: { stage: 'in_review' } });
});

test('a paused posting takes no applications', async () => {
  const posting = await aPosting('emil');
  await move(posting.boss, posting, 'paused');
  expect(await applyStatus(posting)).toBe(409);
  await move(posting.boss, posting, 'published', {}, 2);
  expect(await applyStatus(posting)).toBe(201);
});

test('of a closing and an application at once, no active application is left', async () => {
  for (let round = 0; round < 5; round += 1) {
    const posting = await aPosting(`fred${round}`);
    const one = api.as('candidate', `quick${round}`);
    const [, answer] = await Promise.all([
      move(posting.boss, posting, 'closed', { reason: 'other' }),
      one.call(applyToJob, { params: { id: posting.jobId }, body: {} }),
    ]);
    expect([201, 409]).toContain(answer.status);
    expect((await posting.boss.reply(getEditedJob, { params: { id: posting.jobId } })).openApplications).toBe(0);
  }
});

test('a posting with an application is in use, another one is not', async () => {
  const [posting, other] = [await aPosting('used'), await aPosting('unused')];
  await apply(posting, 'one');
  const keeper = appliedPostings(api.db);
  const usedAmong = (ids: readonly string[]) =>
    inTransaction(api.db, (_, transaction) => keeper.usedAmong?.(transaction, ids) ?? Promise.resolve([]));
  expect(await usedAmong([posting.jobId, other.jobId])).toEqual([posting.jobId]);
  expect(await usedAmong([])).toEqual([]);
});
