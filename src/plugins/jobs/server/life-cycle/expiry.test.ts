import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob } from '../../contract/endpoints.ts';
import { editJob, listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import { createPostingDirectory } from '../posting-directory.ts';
import { anEmployer, aPosting, moveOn, nowOf } from '../testing/managed-world.ts';
import { published } from '../testing/published.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';

const DAY = 86_400_000;

let time = Date.parse('2026-03-01T09:00:00.000Z');
const now = () => new Date(time);
const api = testServer(serverPlugins, { now });

const isFound = async (title: string) => (await published(api, { q: title })).length;
const stored = async (id: string) =>
  (await jobsDatabase(api).selectFrom('job_postings').selectAll().where('id', '=', id).executeTakeFirst())?.status;

test('a posting expires by the clock, before the schedule stores it', async () => {
  const employer = await anEmployer(api, 'anna');
  const job = await aPosting(employer, { title: 'Ferry pilot' }, 7);
  const directory = createPostingDirectory(
    jobsDatabase(api),
    { marksOf: async () => new Map(), withActiveMembers: async (ids) => new Set(ids) },
    now,
  );
  time += 7 * DAY - 1;
  expect(await directory.stateOf(job.id)).toMatchObject({ status: 'published', isOpen: true });
  time += 1;
  expect(await stored(job.id)).toBe('published');
  expect(await directory.stateOf(job.id)).toMatchObject({ status: 'expired', isOpen: false });
  const read = await api.as('visitor').reply(getJob, { params: { id: job.id } });
  expect(read).toMatchObject({ status: 'expired', endedAt: job.expiresAt, viewer: { mayApply: false } });
  expect(await nowOf(employer, job)).toMatchObject({ status: 'expired', version: job.version, moves: ['published', 'closed'] });
  const edit = { params: { id: job.id }, body: { title: 'Pilot', version: job.version } };
  expect(await employer.refusal(editJob, edit)).toMatchObject({ status: 409, code: 'jobs.not-editable' });
});

test('the schedule stores the expiry once, and takes the posting out of the search', async () => {
  const employer = await anEmployer(api, 'bert');
  const job = await aPosting(employer, { title: 'Tram driver' }, 7);
  const paused = await moveOn(employer, await aPosting(employer, {}, 7), 'paused');
  time += 7 * DAY;
  for (let run = 0; run < 2; run += 1) await api.runSchedule('jobs.expire');
  expect([await stored(job.id), await stored(paused.id)]).toEqual(['expired', 'expired']);
  expect(await isFound('Tram driver')).toBe(0);
  const { items } = await employer.reply(listJobEvents, { params: { id: job.id } });
  expect(items.map(({ by, from, to }) => [by, from, to])).toEqual([
    ['system', 'published', 'expired'],
    ['member', 'draft', 'published'],
    ['member', null, 'draft'],
  ]);
});

test('an ended posting is archived after 180 days', async () => {
  const employer = await anEmployer(api, 'cleo');
  const job = await moveOn(employer, await aPosting(employer), 'closed', { reason: 'other' });
  time += 180 * DAY - 1;
  await api.runSchedule('jobs.expire');
  expect(await stored(job.id)).toBe('closed');
  time += 1;
  await api.runSchedule('jobs.expire');
  expect(await nowOf(employer, job)).toMatchObject({ status: 'archived', endReason: 'other', moves: [] });
});

test('more postings than one transaction moves all expire', async () => {
  const employer = await anEmployer(api, 'dora');
  const job = await aPosting(employer, {}, 7);
  const db = jobsDatabase(api);
  const row = await db.selectFrom('job_postings').selectAll().where('id', '=', job.id).executeTakeFirstOrThrow();
  const { reference_no: _reference, details: _details, ...others } = row;
  const copies = Array.from({ length: 1100 }, (_, at) => ({ ...others, id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}` }));
  for (const from of [0, 550]) {
    await db
      .insertInto('job_postings')
      .values(copies.slice(from, from + 550))
      .execute();
  }
  time += 7 * DAY;
  await api.runSchedule('jobs.expire');
  const left = db.selectFrom('job_postings').select('id').where('company_id', '=', row.company_id).where('status', '=', 'published');
  expect(await left.execute()).toEqual([]);
});

describe('a renewal', () => {
  test('needs the confirmation, and adds at most 30 days to the present expiry', async () => {
    const employer = await anEmployer(api, 'emil');
    const job = await aPosting(employer, {}, 20);
    const renew = (body: object) => ({ params: { id: job.id }, body: { to: 'published', version: job.version, ...body } });
    for (const body of [{}, { stillHiring: false }]) {
      expect(await employer.refusal(moveJob, renew(body))).toMatchObject({
        status: 422,
        issues: [{ path: 'stillHiring', code: 'jobs.still-hiring', message: 'Say that you are still hiring.' }],
      });
    }
    expect(await employer.refusal(moveJob, renew({ stillHiring: true, days: 31 }))).toMatchObject({
      status: 422,
      issues: [{ path: 'days' }],
    });
    time += DAY;
    const renewed = await moveOn(employer, job, 'published', { stillHiring: true, days: 10 });
    expect(renewed).toMatchObject({
      status: 'published',
      publishedAt: job.publishedAt,
      expiresAt: new Date(time - DAY + 30 * DAY).toISOString(),
      renewedAt: new Date(time).toISOString(),
      renewals: 1,
    });
  });

  test('never leads further than 60 days ahead', async () => {
    const employer = await anEmployer(api, 'frida');
    const renewed = await moveOn(employer, await aPosting(employer, {}, 50), 'published', { stillHiring: true });
    expect(renewed.expiresAt).toBe(new Date(time + 60 * DAY).toISOString());
  });

  test('publishes an expired posting again, from now', async () => {
    const employer = await anEmployer(api, 'greta');
    const job = await aPosting(employer, { title: 'Canal digger' }, 7);
    time += 40 * DAY;
    expect(await api.as('visitor').status(getJob, { params: { id: job.id } })).toBe(404);
    const renewed = await moveOn(employer, await nowOf(employer, job), 'published', { stillHiring: true });
    expect(renewed).toMatchObject({ status: 'published', publishedAt: job.publishedAt, endedAt: null, endReason: null });
    expect(renewed.expiresAt).toBe(new Date(time + 30 * DAY).toISOString());
    expect(await isFound('Canal digger')).toBe(1);
    const { items } = await employer.reply(listJobEvents, { params: { id: job.id }, query: { limit: 2 } });
    expect(items.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['renewed', 'expired', 'published'],
      ['moved', 'published', 'expired'],
    ]);
  });

  test('is possible six times', async () => {
    const employer = await anEmployer(api, 'hugo');
    let job = await aPosting(employer);
    for (let times = 0; times < 6; times += 1) job = await moveOn(employer, job, 'published', { stillHiring: true });
    expect(job).toMatchObject({ renewals: 6, moves: ['paused', 'closed'] });
    const again = { params: { id: job.id }, body: { to: 'published', version: job.version, stillHiring: true } } as const;
    expect(await employer.refusal(moveJob, again)).toMatchObject({
      status: 409,
      code: 'jobs.renewals-used',
      message: 'This posting was renewed six times. Copy it into a new one.',
    });
  });
});

test('after its deadline a posting takes no applications', async () => {
  const employer = await anEmployer(api, 'ines');
  const deadline = new Date(time + 10 * DAY).toISOString().slice(0, 10);
  const job = await aPosting(employer, { deadline }, 30);
  const mayApply = async () => (await api.as('visitor').reply(getJob, { params: { id: job.id } })).viewer.mayApply;
  // The day ends last at 12 hours west of Greenwich.
  time = Date.parse(`${deadline}T00:00:00.000Z`) + 1.5 * DAY - 1;
  expect(await mayApply()).toBe(true);
  time += 1;
  expect(await mayApply()).toBe(false);
});
