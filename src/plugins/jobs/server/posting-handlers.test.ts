import type { Page } from '#core/contract/paging.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { createCompany, updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob, listCategories, listManagedJobs } from '../contract/endpoints.ts';
import type { ManagedJob } from '../contract/reply-schemas.ts';
import type { JobInput } from '../contract/schemas.ts';
import { ManagedRows } from './managing/managed-rows.ts';
import { aJobInput } from './testing/a-job-input.ts';
import { published } from './testing/published.ts';
import { jobsDatabase, publish } from './testing/search-fixture.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });

/** An employer and a company, both with this name. */
async function employerOf(name: string): Promise<TestCaller> {
  const employer = api.as('employer', name.toLowerCase().replaceAll(' ', '-'));
  await employer.reply(createCompany, { body: { name } });
  return employer;
}

describe('posting a job', () => {
  test('needs a company, and reports errors for each field', async () => {
    const body = aJobInput();
    expect(await api.as('employer', 'alone').refusal(createJob, { body })).toMatchObject({ status: 409, code: 'jobs.no-company' });
    const employer = await employerOf('Bridge Builders');
    const refusal = await employer.refusal(createJob, { body: { ...body, title: 'NURSES WANTED NOW', location: '', category: 'none' } });
    expect(refusal.status).toBe(422);
    expect(refusal.issues?.map((issue) => issue.path).sort()).toEqual(['location', 'title']);
    const unknown = await employer.refusal(createJob, { body: { ...body, category: 'none' } });
    expect(unknown).toMatchObject({ status: 422, issues: [{ path: 'category' }] });
  });

  test('publishes it at once, as the employer wrote it', async () => {
    const employer = await employerOf('Timber Bridges');
    const input = aJobInput({ title: 'Timber engineer' });
    const job = await employer.reply(createJob, { body: input });
    expect(job).toMatchObject({
      title: 'Timber engineer',
      description: input.description,
      location: 'Bergen',
      workMode: 'onsite',
      employmentType: 'full_time',
      category: { code: 'engineering', name: 'Engineering' },
      company: { name: 'Timber Bridges' },
      salary: input.salary,
      status: 'published',
      version: 1,
      publishedAt: new Date(time).toISOString(),
      viewer: { manages: true },
    });
    expect(await api.as('visitor').reply(getJob, { params: { id: job.id } })).toEqual({
      ...job,
      viewer: { manages: false, moderates: false, isOpen: true, isRead: true, applyBy: 'form', mayApply: true, moves: [] },
    });
    const found = await published(api, { q: 'timber engineer' });
    expect(found.map((item) => item.id)).toEqual([job.id]);
  });

  test('with twenty clicks at once creates one posting, and a minute later another one', async () => {
    const employer = await employerOf('Double Click');
    const body = aJobInput({ title: 'Clicked twice' });
    const post = async (): Promise<string> => (await employer.reply(createJob, { body })).id;
    const ids = new Set(await Promise.all(Array.from({ length: 20 }, post)));
    expect(ids.size).toBe(1);
    time += 59_000;
    expect(ids.has(await post())).toBe(true);
    time += 2_000;
    expect(ids.has(await post())).toBe(false);
  });

  test('with another text always creates another posting', async () => {
    const employer = await employerOf('Two Jobs');
    const one = await employer.reply(createJob, { body: aJobInput({ title: 'Painter' }) });
    const other = await employer.reply(createJob, { body: aJobInput({ title: 'Painter', location: 'Oslo' }) });
    expect(other.id).not.toBe(one.id);
  });

  test('uses the named company, does not find a foreign one, and requires a choice between two companies', async () => {
    const employer = await employerOf('First House');
    const second = await employer.reply(createCompany, { body: { name: 'Second House' } });
    const foreign = await api.as('employer', 'stranger').reply(createCompany, { body: { name: 'Foreign House' } });
    const post = (different: Partial<JobInput>) => ({ body: aJobInput({ title: 'Keeper', ...different }) });
    expect(await employer.status(createJob, post({ companyId: foreign.id }))).toBe(404);
    expect(await employer.refusal(createJob, post({}))).toMatchObject({ status: 422, issues: [{ path: 'companyId' }] });
    const job = await employer.reply(createJob, post({ companyId: second.id }));
    expect(job.company).toEqual({ id: second.id, name: 'Second House' });
  });

  test('needs no location for remote work, and keeps one end of the salary open', async () => {
    const employer = await employerOf('Remote Only');
    const salary = { min: 3_000_00, max: null, currency: 'NOK', period: 'month' } as const;
    const job = await employer.reply(createJob, {
      body: aJobInput({ workMode: 'remote', location: undefined, category: undefined, salary }),
    });
    expect(job).toMatchObject({ location: null, category: null, salary, workMode: 'remote' });
  });
});

describe('opening a job', () => {
  test('that does not exist is refused as not found', async () => {
    expect(await api.as('visitor').status(getJob, { params: { id: NOBODY } })).toBe(404);
    expect(await api.as('visitor').status(getJob, { params: { id: 'managed-by-nobody' } })).toBe(404);
  });

  test('that is not published is allowed to its company and to administrators', async () => {
    const employer = await employerOf('Closed House');
    const { id } = await employer.reply(createJob, { body: aJobInput({ title: 'Closed job' }) });
    await jobsDatabase(api).updateTable('job_postings').set({ status: 'closed' }).where('id', '=', id).execute();
    for (const who of ['visitor', 'newcomer', 'candidate'] as const) {
      expect(await api.as(who).status(getJob, { params: { id } })).toBe(404);
    }
    expect(await api.as('employer', 'stranger').status(getJob, { params: { id } })).toBe(404);
    expect((await api.as('admin').reply(getJob, { params: { id } })).viewer.manages).toBe(false);
    expect((await employer.reply(getJob, { params: { id } })).status).toBe('closed');
  });
});

test('the published postings are found by the new name of their company', async () => {
  const employer = api.as('employer', 'renaming');
  const company = await employer.reply(createCompany, { body: { name: 'Olden Name' } });
  const job = await employer.reply(createJob, { body: aJobInput({ title: 'Olden Times historian' }) });
  await employer.reply(updateCompany, { params: { id: company.id }, body: { name: 'Fresh Start', version: 1 } });
  const ids = async (q: string): Promise<string[]> => (await published(api, { q })).map((item) => item.id);
  expect(await ids('fresh historian')).toEqual([job.id]);
  expect(await ids('olden historian')).toEqual([job.id]);
  expect(await ids('olden name')).toEqual([]);
  expect((await api.as('visitor').reply(getJob, { params: { id: job.id } })).company.name).toBe('Fresh Start');
});

test('the published postings counts the categories at most once a minute, and again at once after a change by this server', async () => {
  const jobs = async (): Promise<number | undefined> =>
    (await api.as('visitor').reply(listCategories)).items.find(({ code }) => code === 'food-hospitality')?.jobs;
  // Moves the clock, so that the counts of earlier tests expire.
  time += 60_000;
  expect(await jobs()).toBe(0);
  await publish(api, [{ title: 'Cook of another server', category: 'food-hospitality' }]);
  time += 59_999;
  expect(await jobs()).toBe(0);
  time += 1;
  expect(await jobs()).toBe(1);
  const employer = await employerOf('Inn');
  await employer.reply(createJob, { body: aJobInput({ title: 'Waiter', category: 'food-hospitality' }) });
  expect(await jobs()).toBe(2);
});

test('the published postings counts the published postings of each category', async () => {
  const employer = await employerOf('Counted House');
  const count = async (): Promise<number | undefined> =>
    (await api.as('visitor').reply(listCategories)).items.find((category) => category.code === 'legal')?.jobs;
  expect(await count()).toBe(0);
  await employer.reply(createJob, { body: aJobInput({ category: 'legal' }) });
  expect(await count()).toBe(1);
});

test('the list of managed postings is empty for an employer without a company', async () => {
  expect(await api.as('employer', 'alone').reply(listManagedJobs)).toEqual({ items: [], nextCursor: null });
});

test('the list of managed postings does not read the texts that only the page of a posting shows', async () => {
  const employer = await employerOf('Short House');
  const { company } = await employer.reply(createJob, { body: aJobInput() });
  const rows = await new ManagedRows(jobsDatabase(api)).find(
    { companies: [company.id], drafts: 'all', now: new Date(time) },
    { part: 'all', after: undefined, limit: 5 },
  );
  expect(rows.map(({ title }) => title)).toEqual(['Structural engineer']);
  expect(Object.keys(rows[0] ?? {})).not.toContain('description');
});

test('the list of managed postings has the postings of all companies of the user and no others, newest first, in pages', async () => {
  const employer = await employerOf('Paged House');
  const second = await employer.reply(createCompany, { body: { name: 'Paged Annex' } });
  const first = (await employer.reply(createJob, { body: aJobInput({ companyId: second.id, title: 'Paged 0' }) })).company;
  const { items } = await employer.reply(listManagedJobs);
  expect(items.map((job) => job.company.id)).toEqual([first.id]);
  for (let at = 1; at < 5; at += 1) {
    await employer.reply(createJob, { body: aJobInput({ companyId: second.id, title: `Paged ${at}` }) });
  }
  const titles: string[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<ManagedJob> = await employer.reply(listManagedJobs, { query: { limit: 2, cursor } });
    titles.push(...page.items.map((job) => job.title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  // The clock of the test stands still, so all have the same time. Their ids keep the order.
  expect(titles).toEqual(['Paged 4', 'Paged 3', 'Paged 2', 'Paged 1', 'Paged 0']);
});
