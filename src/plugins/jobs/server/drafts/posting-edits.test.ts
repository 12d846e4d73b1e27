import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob } from '../../contract/endpoints.ts';
import { editJob, getEditedJob, listJobEvents } from '../../contract/managing-endpoints.ts';
import { aJobInput } from '../testing/a-job-input.ts';
import { aDraft, anEmployer, aPosting, completeFields, moveOn } from '../testing/managed-world.ts';
import { published } from '../testing/published.ts';

const api = testServer(serverPlugins);

const found = async (q: string) => (await published(api, { q })).map(({ title }) => title);

test('an edit is for members, and answers 409 to the second of two editors', async () => {
  const employer = await anEmployer(api, 'anna');
  const job = await aDraft(employer);
  const edit = (title: string) => ({ params: { id: job.id }, body: { title, version: job.version } });
  expect(await api.as('admin:jobs').status(editJob, edit('One'))).toBe(404);
  expect(await (await anEmployer(api, 'stranger')).status(editJob, edit('One'))).toBe(404);
  expect(await employer.status(editJob, { params: { id: job.id }, body: { title: 'One' } })).toBe(422);
  const answers = await Promise.all(['One', 'Two'].map((title) => employer.status(editJob, edit(title))));
  expect(answers.toSorted()).toEqual([200, 409]);
  expect(await employer.refusal(editJob, edit('Three'))).toMatchObject({ code: 'conflict' });
});

test('a published posting must stay complete, and is found by its new words at once', async () => {
  const employer = await anEmployer(api, 'bert');
  const job = await aPosting(employer, { title: 'Quarry foreman' });
  const edit = (change: object, version = job.version) => ({ params: { id: job.id }, body: { ...change, version } });
  expect(await employer.refusal(editJob, edit({ title: '' }))).toMatchObject({ status: 422, issues: [{ path: 'title', code: 'needed' }] });
  expect((await employer.refusal(editJob, edit({ deadline: '2099-01-01' }))).issues).toMatchObject([{ path: 'deadline' }]);
  const { job: after } = await employer.reply(editJob, edit({ title: 'Marble cutter', category: 'building-trades' }));
  expect(after).toMatchObject({ status: 'published', version: job.version + 1, publishedAt: job.publishedAt, expiresAt: job.expiresAt });
  expect([await found('quarry foreman'), await found('marble cutter trades')]).toEqual([[], ['Marble cutter']]);
  const { items } = await employer.reply(listJobEvents, { params: { id: job.id }, query: { limit: 1 } });
  const { name } = await employer.actor();
  expect(items).toMatchObject([
    { action: 'edited', by: 'member', actor: name, fields: ['title', 'category'], from: 'published', to: 'published' },
  ]);
});

test('an edit that changes nothing is no new version', async () => {
  const employer = await anEmployer(api, 'cleo');
  const job = await aPosting(employer);
  const { job: after } = await employer.reply(editJob, { params: { id: job.id }, body: { ...completeFields(), version: job.version } });
  expect(after.version).toBe(job.version);
});

test('a posting that was posted at once gets the new required fields with its first edit', async () => {
  const employer = await anEmployer(api, 'dora');
  const { id, version, details } = await employer.reply(createJob, { body: aJobInput() });
  expect(details.applicantCountries).toEqual([]);
  const refusal = await employer.refusal(editJob, { params: { id }, body: { title: 'Engineer', version } });
  expect(refusal.issues).toMatchObject([{ path: 'country', code: 'jobs.no-country' }]);
  const { job } = await employer.reply(editJob, { params: { id }, body: { title: 'Engineer', country: 'NO', version } });
  expect(await api.as('visitor').reply(getJob, { params: { id } })).toMatchObject({
    title: 'Engineer',
    country: 'NO',
    version: job.version,
  });
});

test('drafts save themselves without entries in the history', async () => {
  const employer = await anEmployer(api, 'emil');
  const job = await aDraft(employer);
  await employer.reply(editJob, { params: { id: job.id }, body: { title: 'Potter', version: 1 } });
  const { items } = await employer.reply(listJobEvents, { params: { id: job.id } });
  expect(items.map(({ action }) => action)).toEqual(['created']);
});

test('an ended posting cannot be edited', async () => {
  const employer = await anEmployer(api, 'frida');
  const closed = await moveOn(employer, await aPosting(employer), 'closed', { reason: 'other' });
  const edit = { params: { id: closed.id }, body: { title: 'Potter', version: closed.version } };
  expect(await employer.refusal(editJob, edit)).toMatchObject({ status: 409, code: 'jobs.not-editable' });
});

test('the form of a posting is for its company', async () => {
  const employer = await anEmployer(api, 'greta');
  const { id } = await aDraft(employer);
  expect(await api.as('admin:jobs').status(getEditedJob, { params: { id } })).toBe(404);
  expect(await api.as('employer', 'stranger').status(getEditedJob, { params: { id } })).toBe(404);
  expect(await employer.reply(getEditedJob, { params: { id } })).toMatchObject({ category: { code: 'engineering' }, needs: [] });
});
