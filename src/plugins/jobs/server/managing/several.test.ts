import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getUser, suspendUser } from '#plugins/users/contract/endpoints.ts';
import { copyJobs, moveJobs } from '../../contract/managing-endpoints.ts';
import { aDraft, anEmployer, aPosting, moveOn } from '../testing/managed-world.ts';

const api = testServer(serverPlugins);

test('several postings are moved, each with its own result', async () => {
  const employer = await anEmployer(api, 'anna');
  const foreign = await aPosting(await anEmployer(api, 'stranger'));
  const [one, two, draft] = [await aPosting(employer), await aPosting(employer), await aDraft(employer, { country: '' })];
  const items = [one, two, draft, foreign].map(({ id, version }) => ({ id, version }));
  const body = { to: 'paused', items } as const;
  await moveOn(employer, two, 'paused');
  const { items: results } = await employer.reply(moveJobs, { body });
  expect(results.map(({ id, job, error }) => [id, job?.status ?? error?.code])).toEqual([
    [one.id, 'paused'],
    [two.id, 'conflict'],
    [draft.id, 'jobs.move-not-allowed'],
    [foreign.id, 'not-found'],
  ]);
  const incomplete = { to: 'published' as const, items: [{ id: draft.id, version: draft.version }] };
  const [refused] = (await employer.reply(moveJobs, { body: incomplete })).items;
  expect(refused?.error).toMatchObject({ code: 'invalid', issues: [{ path: 'country', code: 'jobs.no-country' }] });
});

test('at most a hundred postings are moved or copied at once', async () => {
  const employer = await anEmployer(api, 'bert');
  const { id, version } = await aPosting(employer);
  const many = Array.from({ length: 101 }, () => ({ id, version }));
  const tooMany = { body: { to: 'paused', items: many } };
  expect(await employer.refusal(moveJobs, tooMany)).toMatchObject({ status: 422, issues: [{ path: 'items', code: 'too-many' }] });
  expect(await employer.status(copyJobs, { body: { ids: many.map((each) => each.id) } })).toBe(422);
});

test('a suspended user moves none of them', async () => {
  const employer = await anEmployer(api, 'cleo');
  const { id, version } = await aPosting(employer);
  const { userId } = await employer.actor();
  const admin = api.as('admin:users');
  const user = await admin.reply(getUser, { params: { id: userId } });
  await admin.reply(suspendUser, { params: { id: userId }, body: { reason: 'fraud', note: '', version: user.version } });
  expect(await employer.status(moveJobs, { body: { to: 'paused', items: [{ id, version }] } })).toBe(403);
});

test('several postings are copied to new drafts', async () => {
  const employer = await anEmployer(api, 'dora');
  const foreign = await aPosting(api.as('employer', 'stranger'));
  const jobs = [await aPosting(employer, { title: 'One job' }), await aPosting(employer, { title: 'Two jobs' })];
  const { items } = await employer.reply(copyJobs, { body: { ids: [...jobs, foreign].map(({ id }) => id) } });
  expect(items.map(({ id, job, error }) => [id, job?.title, job?.status, error?.code])).toEqual([
    [jobs[0]?.id, 'One job', 'draft', undefined],
    [jobs[1]?.id, 'Two jobs', 'draft', undefined],
    [foreign.id, undefined, undefined, 'not-found'],
  ]);
  expect(items.map(({ job }) => job?.id)).not.toContain(jobs[0]?.id);
});
