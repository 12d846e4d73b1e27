import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob } from '../../contract/endpoints.ts';
import { listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { aDraft, anEmployer, aPosting, completeFields, moveOn, nowOf } from '../testing/managed-world.ts';
import { published } from '../testing/published.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const DAY = 86_400_000;

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });

const call = <Body extends object>({ id, version }: Pick<ManagedJob, 'id' | 'version'>, body: Body) => ({
  params: { id },
  body: { version, ...body },
});
const isFound = async (title: string) => (await published(api, { q: title })).length;

test('moves are for members of the company and for administrators with the duty', async () => {
  const employer = await anEmployer(api, 'anna');
  const job = await aPosting(employer);
  const pause = call(job, { to: 'paused' } as const);
  expect(await (await anEmployer(api, 'stranger')).status(moveJob, pause)).toBe(404);
  expect(await employer.status(moveJob, { ...pause, params: { id: NOBODY } })).toBe(404);
  expect(await employer.status(moveJob, call(job, { to: 'moon' }))).toBe(422);
  expect(await employer.status(moveJob, call(job, { to: 'paused', version: 0 }))).toBe(422);
  expect(await employer.reply(moveJob, pause)).toMatchObject({ status: 'paused', version: job.version + 1 });
});

test('publishing demands a complete posting, and gives it an expiry and a place in the search', async () => {
  const employer = await anEmployer(api, 'bert');
  const draft = await aDraft(employer, { title: 'Bridge keeper', country: '', salary: completeFields().salary });
  const refusal = await employer.refusal(moveJob, call(draft, { to: 'published' }));
  expect([refusal.status, refusal.issues?.map(({ path }) => path)]).toEqual([422, ['country']]);
  const late = await employer.refusal(moveJob, call(await aDraft(employer), { to: 'published', days: 61 }));
  expect([late.status, late.issues?.map(({ path }) => path)]).toEqual([422, ['days']]);
  const short = await employer.refusal(moveJob, call(await aDraft(employer), { to: 'published', days: 6 }));
  expect(short.issues).toMatchObject([{ path: 'days', code: 'too-low' }]);

  const job = await aPosting(employer, { title: 'Bridge keeper' }, 14);
  expect(job).toMatchObject({ status: 'published', expiresAt: new Date(time + 14 * DAY).toISOString(), renewals: 0 });
  expect(await isFound('Bridge keeper')).toBe(1);
  expect((await aPosting(employer)).expiresAt).toBe(new Date(time + 30 * DAY).toISOString());
  expect((await aPosting(employer, { details: { days: 60 } })).expiresAt).toBe(new Date(time + 60 * DAY).toISOString());
});

test('a paused posting leaves the search, is still read by its address, and returns with its date', async () => {
  const employer = await anEmployer(api, 'cleo');
  const job = await aPosting(employer, { title: 'Dyke reeve' });
  time += DAY;
  const paused = await moveOn(employer, job, 'paused');
  expect(await isFound('Dyke reeve')).toBe(0);
  const read = await api.as('visitor').reply(getJob, { params: { id: job.id } });
  expect(read).toMatchObject({ status: 'paused', viewer: { mayApply: false, moves: [] } });
  const back = await moveOn(employer, paused, 'published');
  expect(back).toMatchObject({ status: 'published', publishedAt: job.publishedAt, expiresAt: job.expiresAt });
  expect(await isFound('Dyke reeve')).toBe(1);
});

test('closing asks for the reason, and a closed posting is readable for 30 days', async () => {
  const employer = await anEmployer(api, 'dora');
  const job = await aPosting(employer, { title: 'Lock keeper' });
  for (const reason of [undefined, '', 'because']) {
    const refusal = await employer.refusal(moveJob, call(job, { to: 'closed', ...(reason !== undefined && { reason }) }));
    expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'reason', code: 'jobs.closing-reason' }] });
  }
  const closed = await moveOn(employer, job, 'closed', { reason: 'filled_here' });
  expect(closed).toMatchObject({ status: 'closed', endReason: 'filled_here', endedAt: new Date(time).toISOString(), moves: ['published'] });
  expect(await isFound('Lock keeper')).toBe(0);
  time += 30 * DAY - 1;
  expect(await api.as('visitor').reply(getJob, { params: { id: job.id } })).toMatchObject({
    status: 'closed',
    viewer: { mayApply: false },
  });
  time += 1;
  expect(await api.as('visitor').status(getJob, { params: { id: job.id } })).toBe(404);
  expect(await api.as('candidate').status(getJob, { params: { id: job.id } })).toBe(404);
  expect(await employer.reply(getJob, { params: { id: job.id } })).toMatchObject({ status: 'closed', viewer: { manages: true } });
  expect(await api.as('admin:jobs').reply(getJob, { params: { id: job.id } })).toMatchObject({ viewer: { moderates: true } });
});

test('a move that the table does not have is refused, and so is one from an older version', async () => {
  const employer = await anEmployer(api, 'emil');
  const job = await aPosting(employer);
  expect(await employer.refusal(moveJob, call(job, { to: 'removed', reason: 'No.' }))).toMatchObject({
    status: 409,
    code: 'jobs.move-not-allowed',
    message: 'The posting cannot go there from where it stands now. Reload to see its state.',
  });
  const stale = { ...job, version: job.version - 1 };
  expect(await employer.refusal(moveJob, call(stale, { to: 'paused' }))).toMatchObject({ status: 409, code: 'conflict' });
});

test('of two members who close and renew a posting at once, one gets 409', async () => {
  const employer = await anEmployer(api, 'frida');
  for (let round = 0; round < 5; round += 1) {
    const job = await aPosting(employer);
    const answers = await Promise.all([
      employer.status(moveJob, call(job, { to: 'closed', reason: 'cancelled' })),
      employer.status(moveJob, call(job, { to: 'published', stillHiring: true })),
    ]);
    expect(answers.toSorted()).toEqual([200, 409]);
    expect(await nowOf(employer, job)).toMatchObject({ version: job.version + 1 });
  }
});

test('administrators remove a posting with a reason, which the company reads without their name', async () => {
  const employer = await anEmployer(api, 'greta');
  const admin = api.as('admin:jobs');
  const job = await aPosting(employer, { title: 'Pyramid builder' });
  expect(await admin.refusal(moveJob, call(job, { to: 'paused' }))).toMatchObject({ code: 'jobs.move-not-allowed' });
  expect(await admin.refusal(moveJob, call(job, { to: 'removed' }))).toMatchObject({ status: 422, issues: [{ path: 'reason' }] });
  const removed = await moveOn(admin, job, 'removed', { reason: 'This is a pyramid scheme.' });
  expect(removed).toMatchObject({ status: 'removed', endReason: 'removed' });
  expect(await isFound('Pyramid builder')).toBe(0);
  expect(await api.as('visitor').status(getJob, { params: { id: job.id } })).toBe(404);
  const history = { params: { id: job.id }, query: { limit: 1 } };
  const note = { by: 'moderator', from: 'published', to: 'removed', reason: 'removed', note: 'This is a pyramid scheme.' };
  expect((await employer.reply(listJobEvents, history)).items).toMatchObject([{ ...note, actor: null }]);
  const { name } = await admin.actor();
  expect((await admin.reply(listJobEvents, history)).items).toMatchObject([{ ...note, actor: name }]);
});
