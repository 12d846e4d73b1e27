import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getUser, suspendUser } from '#plugins/users/contract/endpoints.ts';
import { createJob, getJob } from '../../contract/endpoints.ts';
import type { PostingChange } from '../../contract/managing.ts';
import { editJob, getEditedJob, listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { aJobInput } from '../testing/a-job-input.ts';
import { aDraft, anEmployer, moveOn, nowOf } from '../testing/managed-world.ts';
import { published } from '../testing/published.ts';

const DAY = 86_400_000;

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time), env: { JOB_REVIEW: 'all' } });

const admin = () => api.as('admin:jobs');
const isFound = async (title: string) => (await published(api, { q: title })).length;

test('publishing leads to a review, and the posting is published and expires from its release', async () => {
  const employer = await anEmployer(api, 'anna');
  const draft = await aDraft(employer, { title: 'Bell founder' });
  const direct = { params: { id: draft.id }, body: { to: 'published', version: draft.version } } as const;
  expect(await employer.refusal(moveJob, direct)).toMatchObject({ code: 'jobs.move-not-allowed' });
  const waiting = await moveOn(employer, draft, 'pending_review', { days: 14 });
  expect(waiting).toMatchObject({ status: 'pending_review', expiresAt: null });
  expect([await isFound('Bell founder'), await api.as('visitor').status(getJob, { params: { id: draft.id } })]).toEqual([0, 404]);
  time += 3 * DAY;
  const released = await moveOn(admin(), waiting, 'published');
  const expiresAt = new Date(time + 14 * DAY).toISOString();
  expect(released).toMatchObject({ status: 'published', publishedAt: new Date(time).toISOString(), expiresAt });
  expect(await isFound('Bell founder')).toBe(1);
});

test('a posting that is posted at once waits for its review too', async () => {
  const employer = await anEmployer(api, 'bert');
  const job = await employer.reply(createJob, { body: aJobInput({ title: 'Bell ringer', days: 10 }) });
  expect(job).toMatchObject({ status: 'pending_review', expiresAt: null, viewer: { manages: true, mayApply: false } });
  expect(await isFound('Bell ringer')).toBe(0);
  const released = await admin().reply(moveJob, { params: { id: job.id }, body: { to: 'published', version: 1 } });
  expect(released.expiresAt).toBe(new Date(time + 10 * DAY).toISOString());
});

test('a posting that was sent back is changed, sent again and released, and the note stays until then', async () => {
  const employer = await anEmployer(api, 'cleo');
  const waiting = await moveOn(employer, await aDraft(employer), 'pending_review');
  const returned = await moveOn(admin(), waiting, 'changes_requested', { reason: 'Name the place.' });
  const form = await employer.reply(getEditedJob, { params: { id: waiting.id } });
  expect(form).toMatchObject({ reviewNote: 'Name the place.', isReviewed: true, job: { moves: ['pending_review'] } });
  const { job } = await employer.reply(editJob, { params: { id: waiting.id }, body: { location: 'Oslo', version: returned.version } });
  expect(job.status).toBe('changes_requested');
  const released = await moveOn(admin(), await moveOn(employer, job, 'pending_review'), 'published');
  expect((await employer.reply(getEditedJob, { params: { id: released.id } })).reviewNote).toBeNull();
});

/** A released posting after an edit. */
async function edited(name: string, change: PostingChange, from: 'published' | 'paused' = 'published'): Promise<ManagedJob> {
  const employer = await anEmployer(api, name);
  const waiting = await moveOn(employer, await aDraft(employer, { title: `Post of ${name}` }), 'pending_review');
  const released = await moveOn(admin(), waiting, 'published');
  const job = from === 'paused' ? await moveOn(employer, released, 'paused') : released;
  await employer.reply(editJob, { params: { id: job.id }, body: { ...change, version: job.version } });
  return nowOf(employer, job);
}

test.each<[string, PostingChange]>([
  ['title', { title: 'Another title' }],
  ['pay', { salary: { min: 1, max: 2, currency: 'EUR', period: 'hour' } }],
  ['gross-pay', { details: { isGross: true } }],
  ['place', { location: 'Oslo' }],
  ['country', { country: 'SE' }],
  ['further-places', { details: { places: [{ location: 'Oslo', country: 'NO' }] } }],
])('an edit of the %s of a published posting leads to a review, out of the search', async (name, change) => {
  const job = await edited(name, change);
  expect(job.status).toBe('pending_review');
  expect(await isFound(job.title)).toBe(0);
  expect(job.expiresAt).not.toBeNull();
  const { items } = await api.as('admin:jobs').reply(listJobEvents, { params: { id: job.id }, query: { limit: 2 } });
  expect(items.map(({ action, to }) => [action, to]).toSorted()).toEqual([
    ['edited', 'published'],
    ['moved', 'pending_review'],
  ]);
  expect(await moveOn(admin(), job, 'published')).toMatchObject({ publishedAt: job.publishedAt, expiresAt: job.expiresAt });
});

test('an edit while it is paused is reviewed as well, and an edit of the text is not', async () => {
  expect((await edited('paused', { title: 'Another title' }, 'paused')).status).toBe('pending_review');
  const job = await edited('text', { description: 'You tend the furnace, and you listen to the bells. '.repeat(5) });
  expect(job.status).toBe('published');
});

test('a posting that expires during its review can be sent again, and its days count from the release', async () => {
  const employer = await anEmployer(api, 'greta');
  const draft = await aDraft(employer, { title: 'Bell hanger', details: { days: 10 } });
  const released = await moveOn(admin(), await moveOn(employer, draft, 'pending_review'), 'published');
  const edit = (job: ManagedJob, change: PostingChange) =>
    employer.reply(editJob, { params: { id: job.id }, body: { ...change, version: job.version } });
  const { job: waiting } = await edit(released, { location: 'Oslo' });
  time += 11 * DAY;
  const returned = await moveOn(admin(), waiting, 'changes_requested', { reason: 'Name the street.' });
  const { job: changed } = await edit(returned, { deadline: new Date(time + 8 * DAY).toISOString().slice(0, 10) });
  const again = await moveOn(admin(), await moveOn(employer, changed, 'pending_review'), 'published');
  expect(again).toMatchObject({ publishedAt: released.publishedAt, expiresAt: new Date(time + 10 * DAY).toISOString() });
});

test('a posting of a company whose members are all suspended is not released', async () => {
  const employer = await anEmployer(api, 'hugo');
  const waiting = await moveOn(employer, await aDraft(employer), 'pending_review');
  const { userId } = await employer.actor();
  const { version } = await api.as('admin:users').reply(getUser, { params: { id: userId } });
  await api.as('admin:users').reply(suspendUser, { params: { id: userId }, body: { reason: 'fraud', note: '', version } });
  const release = { params: { id: waiting.id }, body: { to: 'published', version: waiting.version } } as const;
  expect(await admin().refusal(moveJob, release)).toMatchObject({ status: 409, code: 'jobs.move-not-allowed' });
});

test('a closed posting that is opened again is reviewed first, and keeps its dates', async () => {
  const employer = await anEmployer(api, 'reopened');
  const released = await moveOn(admin(), await moveOn(employer, await aDraft(employer), 'pending_review'), 'published');
  const closed = await moveOn(employer, released, 'closed', { reason: 'on_hold' });
  expect(closed.moves).toEqual(['pending_review']);
  const waiting = await moveOn(employer, closed, 'pending_review');
  expect(waiting).toMatchObject({ status: 'pending_review', endedAt: null, endReason: null });
  const { publishedAt, expiresAt } = released;
  expect(await moveOn(admin(), waiting, 'published')).toMatchObject({ status: 'published', publishedAt, expiresAt, renewals: 0 });
});
