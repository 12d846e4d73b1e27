import { contribute } from '#core/contract/extension-point.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { serverWith, type TestCaller, type TestServer } from '#core/testing/server-kit.ts';
import { deleteAccount, getDeletionPlan } from '#plugins/account/contract/endpoints.ts';
import { createCompany, getCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob, searchJobs } from '../contract/endpoints.ts';
import { postingKeepers, postingListeners } from '../contract/posting-listeners.ts';
import { aJobInput } from './testing/a-job-input.ts';
import { jobsDatabase } from './testing/search-fixture.ts';

let needed: string[] = [];
let closed: (readonly string[])[] = [];
let refuses = false;

/** A plugin that needs some postings. */
const other = defineServerPlugin({
  id: 'other',
  requires: ['jobs'],
  setup: () => ({
    contributes: [
      contribute(postingKeepers, { id: 'other.needed', order: 90, value: { keptOf: async () => needed } }),
      contribute(postingListeners, {
        id: 'other.told',
        order: 90,
        value: {
          closed: async (_transaction, jobIds) => {
            closed.push(jobIds);
            if (refuses) throw new Error('The other plugin fails.');
          },
        },
      }),
    ],
  }),
});

let api: TestServer;
beforeAll(async () => {
  api = await serverWith([...serverPlugins, other]);
});
beforeEach(() => {
  needed = [];
  closed = [];
  refuses = false;
});

/** An employer with a company and two postings. */
async function anEmployer(name: string): Promise<{ boss: TestCaller; companyId: string; jobIds: [string, string] }> {
  const boss = api.as('employer', name);
  const { id: companyId } = await boss.reply(createCompany, { body: { name: `${name} works` } });
  const post = async (title: string): Promise<string> => (await boss.reply(createJob, { body: aJobInput({ title }) })).id;
  return { boss, companyId, jobIds: [await post('Millwright'), await post('Fitter')] };
}

const statusesOf = async (jobIds: readonly string[]) =>
  (await jobsDatabase(api).selectFrom('job_postings').select(['id', 'status']).where('id', 'in', jobIds).execute()).map((row) => ({
    ...row,
  }));

test('a company that loses its last member is deleted with its postings', async () => {
  const { boss, companyId, jobIds } = await anEmployer('anna');
  expect((await boss.reply(getDeletionPlan)).items).toContainEqual({ code: 'jobs.postings', fate: 'deleted', count: 2 });
  expect(await boss.status(deleteAccount)).toBe(204);
  expect(await statusesOf(jobIds)).toEqual([]);
  expect(await api.as('candidate').status(getCompany, { params: { id: companyId } })).toBe(404);
  expect(closed).toEqual([]);
});

test('postings that another plugin needs are closed, leave the search, and the listener of that plugin is called', async () => {
  const { boss, companyId, jobIds } = await anEmployer('bert');
  needed = [jobIds[1]];
  expect((await boss.reply(getDeletionPlan)).items).toContainEqual({ code: 'jobs.postings', fate: 'deleted', count: 1 });
  expect(await boss.status(deleteAccount)).toBe(204);
  expect(await statusesOf(jobIds)).toEqual([{ id: jobIds[1], status: 'closed' }]);
  expect(closed).toEqual([[jobIds[1]]]);
  expect((await api.as('visitor').reply(searchJobs, { query: { limit: 20, companyId } })).items).toEqual([]);
  expect(await api.as('candidate').reply(getCompany, { params: { id: companyId } })).toMatchObject({ name: 'bert works' });
});

test('nothing changes when the listener of the other plugin fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { boss, jobIds } = await anEmployer('cleo');
  needed = [jobIds[0]];
  refuses = true;
  await boss.failure(deleteAccount);
  expect(await boss.reply(getJob, { params: { id: jobIds[0] } })).toMatchObject({ status: 'published' });
  expect((await statusesOf(jobIds)).map(({ status }) => status)).toEqual(['published', 'published']);
  jest.restoreAllMocks();
});
