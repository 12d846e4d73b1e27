import { sql } from 'kysely';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { deleteAccount, getDeletionPlan } from '#plugins/account/contract/endpoints.ts';
import { createCompany, getCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob } from '../../contract/endpoints.ts';
import { createTemplate, listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import { postingReferences } from '../../contract/posting-references.ts';
import { aJobInput } from '../testing/a-job-input.ts';
import { published } from '../testing/published.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';

let needed: string[] = [];
let closed: (readonly string[])[] = [];
let refuses = false;

/** A plugin that needs some postings. */
const other = defineServerPlugin({
  id: 'other',
  requires: ['jobs'],
  setup: () => ({
    contributes: [
      postingReferences.add('other.needed', 90, {
        keeper: { keptOf: async () => needed },
        listener: {
          closed: async (_transaction, jobIds) => {
            closed.push(jobIds);
            if (refuses) throw new Error('The other plugin fails.');
          },
        },
      }),
    ],
  }),
});

const api = testServer([...serverPlugins, other]);
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
  expect(await published(api, { companyId })).toEqual([]);
  expect(await api.as('candidate').reply(getCompany, { params: { id: companyId } })).toMatchObject({ name: 'bert works' });
});

test('postings in every state are closed by the server or stay ended, and templates are deleted', async () => {
  const { boss, companyId, jobIds } = await anEmployer('dora');
  const paused = (await boss.reply(createJob, { body: aJobInput({ title: 'Turner' }) })).id;
  await boss.reply(moveJob, { params: { id: paused }, body: { to: 'paused', version: 1 } });
  await boss.reply(moveJob, { params: { id: jobIds[1] }, body: { to: 'closed', reason: 'filled_here', version: 1 } });
  await boss.reply(createTemplate, { body: { name: 'Turners', fields: {} } });
  needed = [...jobIds, paused];
  closed = [];
  expect(await boss.status(deleteAccount)).toBe(204);
  const db = jobsDatabase(api);
  const rows = db.selectFrom('job_postings').select(['id', 'status', 'end_reason']).where('company_id', '=', companyId);
  expect((await rows.orderBy('id').execute()).map(({ id, end_reason }) => [id, end_reason])).toEqual([
    [jobIds[0], 'company_gone'],
    [jobIds[1], 'filled_here'],
    [paused, 'company_gone'],
  ]);
  const events = db.selectFrom('job_posting_events').select(['by', 'from_status', 'reason', 'actor_id']).where('job_id', '=', paused);
  expect(await events.orderBy('id', 'desc').limit(1).execute()).toEqual([
    { by: 'system', from_status: 'paused', reason: 'company_gone', actor_id: null },
  ]);
  expect(await db.selectFrom('job_posting_templates').select('id').where('company_id', '=', companyId).execute()).toEqual([]);
  // What the deleted company posted is not shown to everybody.
  for (const id of needed)
    expect([id, await api.as('visitor').status(getJob, { params: { id } })]).toEqual([id, id === jobIds[1] ? 200 : 404]);
});

test('the changes of a user who leaves stay without the name, where the postings stay', async () => {
  const { boss, companyId, jobIds } = await anEmployer('emil');
  const partner = await api.as('employer', 'partner').actor();
  await sql`insert into company_members (company_id, user_id, role) values (${companyId}, ${partner.userId}, 'owner')`.execute(api.db);
  expect((await boss.reply(getDeletionPlan)).items).toContainEqual({ code: 'jobs.posting-changes', fate: 'kept', count: 2 });
  expect(await boss.status(deleteAccount)).toBe(204);
  const { items } = await api.as('employer', 'partner').reply(listJobEvents, { params: { id: jobIds[0] } });
  expect(items.map(({ by, actor }) => [by, actor])).toEqual([['member', null]]);
});

test('nothing changes when the listener of the other plugin fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { boss, jobIds } = await anEmployer('cleo');
  needed = [jobIds[0]];
  refuses = true;
  await boss.failure(deleteAccount);
  expect(await boss.reply(getJob, { params: { id: jobIds[0] } })).toMatchObject({ status: 'published' });
  expect((await statusesOf(jobIds)).map(({ status }) => status)).toEqual(['published', 'published']);
});
