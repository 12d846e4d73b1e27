import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { MOST_RENEWALS } from '../../contract/life-cycle.ts';
import { listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { anEmployer, aPosting, moveOn, nowOf } from '../testing/managed-world.ts';
import { published } from '../testing/published.ts';
import { reportByAccounts } from '../testing/reported.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';

const DAY = 86_400_000;

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });

const isFound = async (title: string) => (await published(api, { q: title })).length;
const reopening = ({ id, version }: ManagedJob) => ({ params: { id }, body: { to: 'published', version } as const });

test('opening again is for members of the company only', async () => {
  const employer = await anEmployer(api, 'access');
  const closed = await moveOn(employer, await aPosting(employer), 'closed', { reason: 'on_hold' });
  expect(await (await anEmployer(api, 'stranger')).status(moveJob, reopening(closed))).toBe(404);
  expect(await api.as('admin:jobs').status(moveJob, reopening(closed))).toBe(409);
  expect(await employer.status(moveJob, reopening(closed))).toBe(200);
});

test('a closed posting is opened again with its dates, and is found again', async () => {
  const employer = await anEmployer(api, 'anna');
  const posting = await aPosting(employer, { title: 'Weir reopener' });
  const closed = await moveOn(employer, posting, 'closed', { reason: 'on_hold' });
  expect(closed.moves).toEqual(['published']);
  time += 3 * DAY;
  const open = await moveOn(employer, closed, 'published');
  expect(open).toMatchObject({ status: 'published', endedAt: null, endReason: null, renewals: 0, renewedAt: null });
  expect([open.publishedAt, open.expiresAt]).toEqual([posting.publishedAt, posting.expiresAt]);
  expect(await isFound('Weir reopener')).toBe(1);
  const [latest] = (await employer.reply(listJobEvents, { params: { id: open.id }, query: { limit: 1 } })).items;
  expect(latest).toMatchObject({ action: 'moved', by: 'member', from: 'closed', to: 'published' });
});

test('new days after the old ones count as a renewal, and there are not more of them than of renewals', async () => {
  const employer = await anEmployer(api, 'bert');
  const closed = await moveOn(employer, await aPosting(employer, {}, 7), 'closed', { reason: 'other' });
  time += 10 * DAY;
  const open = await moveOn(employer, closed, 'published', { days: 14 });
  expect(open).toMatchObject({ status: 'published', renewals: 1, renewedAt: new Date(time).toISOString() });
  expect(open.expiresAt).toBe(new Date(time + 14 * DAY).toISOString());

  await jobsDatabase(api).updateTable('job_postings').set({ renewals: MOST_RENEWALS }).where('id', '=', open.id).execute();
  const again = await moveOn(employer, open, 'closed', { reason: 'other' });
  expect(again.moves).toEqual(['published']);
  time += 15 * DAY;
  const over = await nowOf(employer, again);
  expect(over.moves).toEqual([]);
  expect(await employer.refusal(moveJob, reopening(over))).toMatchObject({ status: 409, code: 'jobs.renewals-used' });
});

test('a posting is opened again until 30 days after its closing', async () => {
  const employer = await anEmployer(api, 'cleo');
  const closed = await moveOn(employer, await aPosting(employer, {}, 60), 'closed', { reason: 'cancelled' });
  time += 30 * DAY;
  const late = await nowOf(employer, closed);
  expect(late.moves).toEqual([]);
  expect(await employer.refusal(moveJob, reopening(late))).toMatchObject({ status: 409, code: 'jobs.closed-long-ago' });
  time -= 1;
  expect((await nowOf(employer, closed)).moves).toEqual(['published']);
  expect((await moveOn(employer, late, 'published')).status).toBe('published');
});

test('what the server closed with its company is not opened again', async () => {
  const employer = await anEmployer(api, 'dora');
  const closed = await moveOn(employer, await aPosting(employer), 'closed', { reason: 'other' });
  await jobsDatabase(api).updateTable('job_postings').set({ end_reason: 'company_gone' }).where('id', '=', closed.id).execute();
  expect((await nowOf(employer, closed)).moves).toEqual([]);
  expect(await employer.refusal(moveJob, reopening(closed))).toMatchObject({ status: 409, code: 'jobs.closed-long-ago' });
});

test('a last day to apply that has passed is left out, and one to come stays', async () => {
  const employer = await anEmployer(api, 'emil');
  const day = (days: number): string => new Date(time + days * DAY).toISOString().slice(0, 10);
  const [soon, later] = [await aPosting(employer, { deadline: day(2) }), await aPosting(employer, { deadline: day(20) })];
  const closed = [
    await moveOn(employer, soon, 'closed', { reason: 'other' }),
    await moveOn(employer, later, 'closed', { reason: 'other' }),
  ];
  const stays = day(20);
  time += 5 * DAY;
  const open = await Promise.all(closed.map((job) => moveOn(employer, job, 'published')));
  const rows = await jobsDatabase(api)
    .selectFrom('job_postings')
    .select(['id', 'deadline'])
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .execute();
  expect(open.map(({ id }) => rows.find((row) => row.id === id)?.deadline)).toEqual([null, stays]);
});

test('a posting that lacks something by now is not opened again, and the answer says what to do', async () => {
  const employer = await anEmployer(api, 'fred');
  const closed = await moveOn(employer, await aPosting(employer), 'closed', { reason: 'other' });
  await jobsDatabase(api).updateTable('job_postings').set({ country: null }).where('id', '=', closed.id).execute();
  expect(await employer.refusal(moveJob, reopening(closed))).toMatchObject({ status: 409, code: 'jobs.reopen-incomplete' });
});

test('of two members who open a posting at once, one succeeds', async () => {
  const employer = await anEmployer(api, 'gina');
  const closed = await moveOn(employer, await aPosting(employer), 'closed', { reason: 'other' });
  const statuses = await Promise.all([1, 2, 3].map(() => employer.status(moveJob, reopening(closed))));
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
});

test('a posting that was reported while it was closed or paused goes to the review when it is opened again', async () => {
  const employer = await anEmployer(api, 'hugo');
  const posting = () => aPosting(employer, { title: 'Reported weir keeper' });
  const closed = await moveOn(employer, await posting(), 'closed', { reason: 'other' });
  const paused = await moveOn(employer, await posting(), 'paused');
  for (const job of [closed, paused]) await reportByAccounts(api, job.id, 3, `reporter-of-${job.id}`);
  for (const job of [closed, paused]) expect((await moveOn(employer, job, 'published')).status).toBe('pending_review');
  expect(await isFound('Reported weir keeper')).toBe(0);
});
