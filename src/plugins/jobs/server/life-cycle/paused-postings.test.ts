import { sql } from 'kysely';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { deleteAccount } from '#plugins/account/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getUser, liftSuspension, suspendUser } from '#plugins/users/contract/endpoints.ts';
import { createJob, getJob, listCategories, listManagedJobs } from '../../contract/endpoints.ts';
import type { JobStatus } from '../../contract/life-cycle.ts';
import { listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import { aJobInput } from '../testing/a-job-input.ts';
import { published } from '../testing/published.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';

const api = testServer(serverPlugins);
const admin = api.as('admin:users,jobs');

interface Firm {
  readonly boss: TestCaller;
  readonly bossId: string;
  readonly companyId: string;
  readonly jobIds: readonly string[];
}

/** An employer with a company and two postings. */
async function aFirm(name: string): Promise<Firm> {
  const boss = api.as('employer', name);
  const { id: companyId } = await boss.reply(createCompany, { body: { name: `${name} works` } });
  const post = async (title: string) => (await boss.reply(createJob, { body: aJobInput({ title, category: 'engineering' }) })).id;
  return { boss, bossId: (await boss.actor()).userId, companyId, jobIds: [await post('Millwright'), await post('Fitter')] };
}

async function join(companyId: string, name: string): Promise<{ member: TestCaller; id: string }> {
  const member = api.as('employer', name);
  const { userId: id } = await member.actor();
  await sql`insert into company_members (company_id, user_id, role) values (${companyId}, ${id}, 'owner')`.execute(api.db);
  return { member, id };
}

async function suspend(id: string): Promise<void> {
  const { version } = await admin.reply(getUser, { params: { id } });
  await admin.reply(suspendUser, { params: { id }, body: { reason: 'fraud', note: '', version } });
}
const lift = (id: string) => admin.reply(liftSuspension, { params: { id } });

async function statuses({ companyId }: Firm): Promise<JobStatus[]> {
  const rows = jobsDatabase(api).selectFrom('job_postings').select('status').where('company_id', '=', companyId);
  return (await rows.orderBy('id').execute()).map(({ status }) => status);
}

async function found({ companyId }: Firm, q?: string): Promise<string[]> {
  const items = await published(api, { companyId, q });
  return items.map(({ id }) => id);
}

async function engineering(): Promise<number> {
  const { items } = await api.as('visitor').reply(listCategories);
  return items.find(({ code }) => code === 'engineering')?.jobs ?? 0;
}

test('the postings of a company whose only member is suspended are paused, and return as they were', async () => {
  const firm = await aFirm('anna');
  const [first = '', second = ''] = firm.jobIds;
  await jobsDatabase(api).updateTable('job_postings').set({ status: 'closed' }).where('id', '=', second).execute();
  await jobsDatabase(api).deleteFrom('job_search').where('job_id', '=', second).execute();
  const before = await published(api, { companyId: firm.companyId });
  const counted = await engineering();

  await suspend(firm.bossId);
  expect(await statuses(firm)).toEqual(['paused', 'closed']);
  expect(await found(firm)).toEqual([]);
  expect(await engineering()).toBe(counted - 1);
  for (const who of ['visitor', 'candidate', 'employer'] as const) {
    expect([who, await api.as(who).status(getJob, { params: { id: first } })]).toEqual([who, 404]);
  }
  expect(await admin.reply(getJob, { params: { id: first } })).toMatchObject({ status: 'paused' });

  await lift(firm.bossId);
  expect(await statuses(firm)).toEqual(['published', 'closed']);
  expect(await published(api, { companyId: firm.companyId })).toEqual(before);
  expect(await found(firm, 'millwright anna bergen engineering')).toEqual([first]);
  expect(await engineering()).toBe(counted);
});

test('a posting that its company paused stays paused after the suspension, and one that expired meanwhile stays expired', async () => {
  const firm = await aFirm('ida');
  const [first = '', second = ''] = firm.jobIds;
  await firm.boss.reply(moveJob, { params: { id: first }, body: { to: 'paused', version: 1 } });
  await suspend(firm.bossId);
  // The company paused the first one itself. What the server pauses is hidden.
  expect(await api.as('visitor').status(getJob, { params: { id: first } })).toBe(200);
  expect(await api.as('visitor').status(getJob, { params: { id: second } })).toBe(404);
  await sql`update job_postings set expires_at = now() - interval '1 hour' where id = ${second}`.execute(api.db);
  await lift(firm.bossId);
  expect(await statuses(firm)).toEqual(['paused', 'paused']);
  await api.runSchedule('jobs.expire');
  expect(await statuses(firm)).toEqual(['paused', 'expired']);
  expect(await found(firm)).toEqual([]);
});

test('a posting that expires during the suspension stays hidden until its end', async () => {
  const firm = await aFirm('kurt');
  const [id = ''] = firm.jobIds;
  const read = () => api.as('visitor').status(getJob, { params: { id } });
  await suspend(firm.bossId);
  await sql`update job_postings set expires_at = now() - interval '1 hour' where id = ${id}`.execute(api.db);
  expect(await read()).toBe(404);
  await api.runSchedule('jobs.expire');
  expect(await statuses(firm)).toEqual(['expired', 'paused']);
  expect(await read()).toBe(404);
  await lift(firm.bossId);
  expect(await statuses(firm)).toEqual(['expired', 'published']);
  expect(await read()).toBe(200);
});

test('the history has the pause by the server and its end', async () => {
  const firm = await aFirm('jane');
  await suspend(firm.bossId);
  await lift(firm.bossId);
  const { items } = await firm.boss.reply(listJobEvents, { params: { id: firm.jobIds[0] ?? '' } });
  expect(items.map(({ by, actor, from, to }) => [by, actor, from, to])).toEqual([
    ['system', null, 'paused', 'published'],
    ['system', null, 'published', 'paused'],
    ['member', (await firm.boss.actor()).name, null, 'published'],
  ]);
});

test('postings stay published while another member is active, and return when any member is', async () => {
  const firm = await aFirm('bert');
  const { member, id } = await join(firm.companyId, 'bea');
  await suspend(firm.bossId);
  expect(await statuses(firm)).toEqual(['published', 'published']);
  await suspend(id);
  expect(await statuses(firm)).toEqual(['paused', 'paused']);
  await lift(id);
  expect(await statuses(firm)).toEqual(['published', 'published']);
  expect((await member.reply(listManagedJobs, { query: { limit: 5 } })).items).toHaveLength(2);
  await lift(firm.bossId);
  expect((await found(firm)).toSorted()).toEqual(firm.jobIds.toSorted());
});

test('postings are paused when the last active member leaves and a suspended one remains', async () => {
  const firm = await aFirm('cleo');
  const { id } = await join(firm.companyId, 'carl');
  await suspend(id);
  expect(await firm.boss.status(deleteAccount)).toBe(204);
  expect(await statuses(firm)).toEqual(['paused', 'paused']);
  await lift(id);
  expect(await statuses(firm)).toEqual(['published', 'published']);
});

test('a company that was renamed while its postings were paused returns with the new name', async () => {
  const firm = await aFirm('dora');
  await suspend(firm.bossId);
  await sql`update companies set name = 'Renamed Forge' where id = ${firm.companyId}`.execute(api.db);
  await lift(firm.bossId);
  expect((await found(firm, 'renamed forge')).toSorted()).toEqual(firm.jobIds.toSorted());
});

test('more postings than one statement publishes all return', async () => {
  const firm = await aFirm('emil');
  await sql`
    insert into job_postings (id, company_id, company_name, title, source, content_hash, status, published_at, paused_by_system)
    select gen_random_uuid(), ${firm.companyId}, 'emil works', 'Copy', 'authored', '\\x00', 'paused', now(), true
    from generate_series(1, 2100)`.execute(api.db);
  await suspend(firm.bossId);
  await lift(firm.bossId);
  expect(new Set(await statuses(firm))).toEqual(new Set(['published']));
  const rows = await jobsDatabase(api).selectFrom('job_search').select('job_id').where('company_id', '=', firm.companyId).execute();
  expect(rows).toHaveLength(2102);
});

test('no posting is published by a call that runs during the suspension', async () => {
  for (let round = 0; round < 5; round += 1) {
    const firm = await aFirm(`fred${round}`);
    const posting = Array.from({ length: 6 }, (_, at) => firm.boss.status(createJob, { body: aJobInput({ title: `Job ${at}` }) }));
    const [, ...answers] = await Promise.all([suspend(firm.bossId), ...posting]);
    expect(answers.filter((status) => status !== 201 && status !== 403)).toEqual([]);
    expect(new Set(await statuses(firm))).toEqual(new Set(['paused']));
    expect(await found(firm)).toEqual([]);
  }
});

test('the postings that a user wrote are counted for administrators', async () => {
  const { bossId } = await aFirm('gina');
  expect((await admin.reply(getUser, { params: { id: bossId } })).facts).toContainEqual({ code: 'jobs.postings', count: 2 });
});
