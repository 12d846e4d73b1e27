import { serverWith, type TestCaller, type TestServer } from '#core/testing/server-kit.ts';
import { deleteRow, getRow, updateRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob, listCategories, searchJobs } from '../../contract/endpoints.ts';
import { aJobInput } from '../testing/a-job-input.ts';

let api: TestServer;
let employer: TestCaller;
let admin: TestCaller;
beforeEach(async () => {
  api = await serverWith(serverPlugins);
  admin = api.as('admin');
  employer = api.as('employer');
  await employer.reply(createCompany, { body: { name: 'Tower Works' } });
});
afterEach(() => api.close());

const row = { entity: 'job-categories', code: 'engineering' };
const found = async (q: string, place = {}): Promise<string[]> =>
  (await api.as('visitor').reply(searchJobs, { query: { limit: 20, q, ...place } })).items.map(({ title }) => title);
const named = async (code: string) => (await api.as('visitor').reply(listCategories)).items.find((category) => category.code === code);

test('a renamed category has its new name everywhere, in each language, and searches find it by that name', async () => {
  const bergen = await employer.reply(createJob, { body: aJobInput({ title: 'Welder', location: 'Bergen' }) });
  await employer.reply(createJob, { body: aJobInput({ title: 'Fitter', workMode: 'remote', location: '' }) });
  expect(await named('engineering')).toEqual({ code: 'engineering', name: 'Engineering', jobs: 2 });

  const edit = { name: 'Works and bridges', names: { de: 'Brückenbau' }, isHidden: false, version: 1 };
  expect(await admin.reply(updateRow, { params: row, body: edit })).toMatchObject({ uses: 2, version: 2 });

  const names = { en: 'Works and bridges', de: 'Brückenbau' };
  expect(await named('engineering')).toMatchObject({ name: 'Works and bridges', names });
  expect((await api.as('visitor').reply(getJob, { params: { id: bergen.id } })).category).toMatchObject({ names });
  expect((await found('bridges')).sort()).toEqual(['Fitter', 'Welder']);
  expect(await found('bridges bergen')).toEqual(['Welder']);
  expect(await found('welder')).toEqual(['Welder']);
  expect(await found('tower')).toHaveLength(2);
  expect(await found('engineering')).toEqual([]);
});

test('a hidden category is not offered and takes no new postings, but its postings keep it', async () => {
  const { id } = await employer.reply(createJob, { body: aJobInput({ title: 'Welder' }) });
  await admin.reply(updateRow, { params: row, body: { name: 'Engineering', names: {}, isHidden: true, version: 1 } });
  expect(await named('engineering')).toBeUndefined();
  expect((await api.as('visitor').reply(getJob, { params: { id } })).category).toEqual({ code: 'engineering', name: 'Engineering' });
  expect(await found('engineering')).toEqual(['Welder']);
  const refusal = await employer.refusal(createJob, { body: aJobInput({ title: 'Fitter' }) });
  expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'category', code: 'jobs.category-unknown' }] });
});

test('a category in use cannot be deleted', async () => {
  await employer.reply(createJob, { body: aJobInput({ title: 'Welder' }) });
  expect(await admin.refusal(deleteRow, { params: row })).toMatchObject({ status: 409, code: 'admin-masters.in-use' });
  expect(await admin.reply(getRow, { params: row })).toMatchObject({ uses: 1 });
});
