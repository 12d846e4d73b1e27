import { freshServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { decideJobReports, listJobReports } from '../../contract/report-endpoints.ts';
import { aDraft, anEmployer, aPosting, moveOn } from '../testing/managed-world.ts';
import { report, reportByAccounts } from '../testing/reported.ts';

const DAY = 86_400_000;
let time = Date.parse('2026-03-01T09:00:00.000Z');
const options = { now: () => new Date(time) };
const api = freshServer(serverPlugins, options);
const reviewed = freshServer(serverPlugins, { ...options, env: { JOB_REVIEW: 'all' } });

const textsOf = async (server: typeof api, ...who: Parameters<typeof api.told>) => (await server.told(...who)).map(({ text }) => text);

describe('A posting that is reviewed', () => {
  const admin = () => reviewed.as('admin:jobs');

  test('waits, which administrators are told by its number, and its release is told to the company', async () => {
    await admin().actor();
    const employer = await anEmployer(reviewed, 'anna');
    const waiting = await moveOn(employer, await aDraft(employer, { title: 'Bell founder' }), 'pending_review');
    await reviewed.drain();
    expect(await textsOf(reviewed, 'admin:jobs')).toEqual(['1 job waits for a review.']);
    await moveOn(admin(), waiting, 'published');
    await reviewed.drain();
    expect(await textsOf(reviewed, 'employer', 'anna')).toEqual(['Your job Bell founder was reviewed and is published now.']);
  });

  test('is not counted for administrators when another has decided before they are told', async () => {
    await admin().actor();
    const employer = await anEmployer(reviewed, 'anna');
    const decided = await moveOn(employer, await aDraft(employer, { title: 'Bell founder' }), 'pending_review');
    await moveOn(employer, await aDraft(employer, { title: 'Bell ringer' }), 'pending_review');
    await moveOn(admin(), decided, 'published');
    await reviewed.drain();
    expect(await textsOf(reviewed, 'admin:jobs')).toEqual(['1 job waits for a review.']);
  });

  test('comes back to the company with the words of the administrator', async () => {
    const employer = await anEmployer(reviewed, 'anna');
    const waiting = await moveOn(employer, await aDraft(employer, { title: 'Bell founder' }), 'pending_review');
    await moveOn(admin(), waiting, 'changes_requested', { reason: 'Name the pay.' });
    await reviewed.drain();
    expect((await reviewed.told('employer', 'anna')).map(({ title, quote }) => [title, quote])).toEqual([
      ['Please change: Bell founder', 'Name the pay.'],
    ]);
  });
});

test('A company is told that its posting was removed, with the reason', async () => {
  const employer = await anEmployer(api, 'anna');
  const job = await aPosting(employer, { title: 'Pyramid builder' });
  await moveOn(api.as('admin:jobs'), job, 'removed', { reason: 'This is a pyramid scheme.' });
  await api.drain();
  expect((await api.told('employer', 'anna')).map(({ text, quote }) => [text, quote])).toEqual([
    ['An administrator removed your job Pyramid builder.', 'This is a pyramid scheme.'],
  ]);
});

test('A company is told once a week and once a day before a posting expires, and when it has expired', async () => {
  const employer = await anEmployer(api, 'anna');
  await aPosting(employer, { title: 'Lock keeper' }, 14);
  const texts: (string | null)[][] = [];
  for (const days of [7, 0, 6, 0, 1]) {
    time += days * DAY;
    await api.runSchedule('jobs.expire');
    await api.runSchedule('jobs.tell-ends');
    texts.push(await textsOf(api, 'employer', 'anna'));
  }
  const week = 'Your job Lock keeper expires on Mar 15, 2026, in a week. Renew it if you are still hiring.';
  const day = 'Your job Lock keeper expires on Mar 15, 2026, in a day. Renew it if you are still hiring.';
  const expired = 'Your job Lock keeper has expired and takes no more applications. You can renew it.';
  expect(texts).toEqual([[week], [week], [day, week], [day, week], [expired, day, week]]);
});

test('Administrators are told of reports, the company of a review that they lead to, and reporters of the decision', async () => {
  await api.as('admin:jobs').actor();
  const employer = await anEmployer(api, 'anna');
  const { id } = await aPosting(employer, { title: 'Bell ringer' });
  await report(api.as('candidate', 'reporter'), id);
  await reportByAccounts(api, id, 2, 'other');
  await api.drain();
  expect(await textsOf(api, 'admin:jobs')).toContain('3 people reported the job Bell ringer.');
  expect(await textsOf(api, 'employer', 'anna')).toEqual([
    'Several people reported your job Bell ringer. It is hidden until an administrator has reviewed it.',
  ]);
  const params = { id };
  const { items } = await api.as('admin:jobs').reply(listJobReports, { params });
  await api.as('admin:jobs').reply(decideJobReports, { params, body: { decision: 'dismissed', reports: items.map((one) => one.id) } });
  await api.drain();
  expect(await textsOf(api, 'candidate', 'reporter')).toEqual([
    'Thank you. We looked at your report about Bell ringer. The job stays as it is.',
  ]);
});
