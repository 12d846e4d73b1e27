import { testServer } from '#core/testing/server-kit.ts';
import { createCompany, listCompanies } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '../contract/endpoints.ts';
import { createDraft } from '../contract/managing-endpoints.ts';
import { openJobCounter } from './open-jobs-of.ts';
import { aJobInput } from './testing/a-job-input.ts';
import { jobsDatabase } from './testing/search-fixture.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

const api = testServer(serverPlugins);

test('the list of companies has the number of published postings of each, without drafts, and their order', async () => {
  const employer = api.as('employer');
  const { id } = await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  await api.as('employer', 'idle').reply(createCompany, { body: { name: 'Harbour Idle' } });
  for (const title of ['Bridge welder', 'Crane driver']) await employer.reply(createJob, { body: aJobInput({ title }) });
  await employer.reply(createDraft, { body: { title: 'Structural engineer' } });
  await api.runSchedule('employer.count-open-jobs');
  const { items } = await api.as('visitor').reply(listCompanies, { query: { q: 'harbour', limit: 10 } });
  expect(items.map(({ name, openJobs }) => [name, openJobs])).toEqual([
    ['Harbour Idle', 0],
    ['Harbour Works', 2],
  ]);
  const byJobs = await api.as('visitor').reply(listCompanies, { query: { q: 'harbour', sort: 'jobs', limit: 10 } });
  expect(byJobs.items.map(({ name }) => name)).toEqual(['Harbour Works', 'Harbour Idle']);
  const counter = openJobCounter(jobsDatabase(api));
  expect([...(await counter.countsOf([id, NOBODY, id]))]).toEqual([[id, 2]]);
  expect(await counter.countsOf([])).toEqual(new Map());
});
