import { sql } from 'kysely';
import { getMe } from '#core/contract/me.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { tablesWith } from '#core/testing/tables-with.ts';
import { whileOpen } from '#core/testing/while-open.ts';
import { deleteAccount, getDeletionPlan } from '#plugins/account/contract/endpoints.ts';
import { createCompany, getCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob } from '#plugins/jobs/contract/endpoints.ts';
import { saveDraft } from '../contract/applying/draft-endpoints.ts';
import { applyToJob, countApplications, getApplication, listApplications, moveApplication } from '../contract/endpoints.ts';
import type { ApplicationTables } from './application-tables.ts';
import { aFile, aPosting, asks, EVERY_KIND, questionId } from './testing/applying-world.ts';

let minutes = 0;
const now = (): Date => new Date(Date.parse('2026-03-01T12:00:00Z') + minutes * 60_000);
const minutesAgo = (minutes: number): Date => new Date(now().getTime() - minutes * 60_000);
const SALARY = { min: 3_000_000, max: 4_000_000, currency: 'EUR', period: 'year' } as const;

const api = testServer(serverPlugins, {
  now,
  identity: { deleteAccount: (uid) => provider(uid), endSessions: async () => undefined, pendingMessages: undefined },
});
let deletedAtProvider: string[];
let provider: (uid: string) => Promise<void>;
beforeEach(() => {
  minutes = 0;
  deletedAtProvider = [];
  provider = async (uid) => void deletedAtProvider.push(uid);
});

const candidate = (name: string): TestCaller => api.as('candidate', name, now());
const employer = (name: string): TestCaller => api.as('employer', name, now());

/** An employer with a company and two postings. */
async function aCompany(name: string): Promise<{ boss: TestCaller; companyId: string; jobIds: [string, string] }> {
  const boss = employer(name);
  const { id: companyId } = await boss.reply(createCompany, { body: { name: `${name} works`, about: 'Ask for me by name.' } });
  const post = async (title: string): Promise<string> => {
    const input = {
      title,
      description: 'You mend what breaks. '.repeat(10),
      location: 'Lyon',
      workMode: 'onsite',
      employmentType: 'full_time',
    } as const;
    return (await boss.reply(createJob, { body: { ...input, category: 'engineering', salary: SALARY } })).id;
  };
  return { boss, companyId, jobIds: [await post('Millwright'), await post('Fitter')] };
}

test('a sign-in more than five minutes ago is too old to delete the account', async () => {
  const caller = api.as('candidate', 'late', minutesAgo(6));
  expect(await caller.refusal(deleteAccount)).toMatchObject({ status: 403, code: 'account.sign-in-again' });
  expect(await caller.status(getMe)).toBe(200);
  expect(await api.as('candidate', 'late', minutesAgo(4)).status(deleteAccount)).toBe(204);
});

test('the last administrator cannot leave, but one of two can', async () => {
  const admin = api.as('admin', 'one', now());
  expect((await admin.reply(getDeletionPlan)).obstacle).toBe('last-admin');
  expect(await admin.refusal(deleteAccount)).toMatchObject({ status: 409, code: 'account.last-admin' });
  await api.as('admin', 'two').actor();
  expect((await admin.reply(getDeletionPlan)).obstacle).toBeNull();
  expect(await admin.status(deleteAccount)).toBe(204);
});

test('of two administrators who leave at once, one stays', async () => {
  await api.db.deleteFrom('users').where('role', '=', 'admin').execute();
  const both = [api.as('admin', 'three', now()), api.as('admin', 'four', now())];
  for (const each of both) await each.actor();
  expect((await Promise.all(both.map((each) => each.status(deleteAccount)))).sort()).toEqual([204, 409]);
});

test('a demo account cannot be deleted', async () => {
  const caller = candidate('shown');
  const { userId } = await caller.actor();
  await api.db.updateTable('users').set({ email: 'candidate@demo.test' }).where('id', '=', userId).execute();
  expect(await caller.reply(getDeletionPlan)).toEqual({ obstacle: 'demo', items: [] });
  expect(await caller.refusal(deleteAccount)).toMatchObject({ status: 403, code: 'account.demo' });
});

test('employers no longer see a deleted candidate, and only counts stay', async () => {
  const { boss, jobIds } = await aCompany('ines');
  const call = { params: { id: jobIds[0] } };
  const going = candidate('going');
  const { id } = await going.reply(applyToJob, { ...call, body: { message: 'My telephone is 555.' } });
  await candidate('staying').reply(applyToJob, { ...call, body: {} });
  await boss.reply(moveApplication, { params: { id }, body: { stage: 'interview' } });
  expect(await going.reply(getDeletionPlan)).toEqual({
    obstacle: null,
    items: [
      { code: 'applications.applications', fate: 'deleted', count: 1 },
      { code: 'applications.application-numbers', fate: 'kept', count: 1 },
    ],
  });

  expect(await going.status(deleteAccount)).toBe(204);
  expect(await boss.status(getApplication, { params: { id } })).toBe(404);
  expect((await boss.reply(listApplications)).items.map(({ candidate: { name } }) => name)).toEqual(['candidate-staying']);
  const { stages } = await boss.reply(countApplications, call);
  expect(stages.filter(({ reached }) => reached > 0)).toEqual([
    { stage: 'submitted', now: 1, reached: 2 },
    { stage: 'in_review', now: 0, reached: 1 },
    { stage: 'shortlisted', now: 0, reached: 1 },
    { stage: 'assessment', now: 0, reached: 1 },
    { stage: 'interview', now: 0, reached: 1 },
  ]);
  expect(await going.status(getMe)).toBe(401);
});

test('when a company loses its last member, only its name and the postings with applications stay', async () => {
  const { boss, companyId, jobIds } = await aCompany('jonas');
  const [applied, quiet] = jobIds;
  const seeker = candidate('seeker');
  const { id } = await seeker.reply(applyToJob, { params: { id: applied }, body: {} });
  expect((await boss.reply(getDeletionPlan)).items).toEqual([
    { code: 'applications.applied-postings', fate: 'kept', count: 1 },
    { code: 'jobs.postings', fate: 'deleted', count: 1 },
    { code: 'jobs.posting-changes', fate: 'kept', count: 1 },
    { code: 'employer.companies', fate: 'deleted', count: 1 },
  ]);

  expect(await boss.status(deleteAccount)).toBe(204);
  expect(await seeker.status(getJob, { params: { id: quiet } })).toBe(404);
  expect(await seeker.reply(getApplication, { params: { id } })).toMatchObject({
    stage: 'closed_unfilled',
    job: { company: 'jonas works' },
    history: [{ to: 'submitted' }, { from: 'submitted', to: 'closed_unfilled' }],
  });
  expect(await seeker.reply(getCompany, { params: { id: companyId } })).toMatchObject({ name: 'jonas works', about: null });
});

test('a posting stays for a candidate who applies during the deletion of its company', async () => {
  const { boss, companyId, jobIds } = await aCompany('moment');
  const { userId } = await candidate('quick').actor();
  const id = '018f0000-0000-7000-8000-00000000aaaa';
  const application = { id, job_id: jobIds[0], company_id: companyId, candidate_id: userId, attempt_no: 1, message: '' };
  const status = await whileOpen(
    api.db,
    (transaction) =>
      tablesIn<ApplicationTables>(transaction)
        .insertInto('job_applications')
        .values({ ...application, stage: 'submitted', first_response_at: null })
        .execute(),
    () => boss.status(deleteAccount),
  );
  expect(status).toBe(204);
  expect(await candidate('quick').reply(getApplication, { params: { id } })).toMatchObject({ stage: 'closed_unfilled' });
  expect(await candidate('quick').status(getJob, { params: { id: jobIds[1] } })).toBe(404);
});

test('a company without applications is deleted, and a company with another member stays', async () => {
  const { boss, companyId } = await aCompany('karim');
  const other = await aCompany('lena');
  const partner = await employer('partner').actor();
  await api.db
    .withTables<{ company_members: { company_id: string; user_id: string; role: string } }>()
    .insertInto('company_members')
    .values({ company_id: other.companyId, user_id: partner.userId, role: 'owner' })
    .execute();
  for (const each of [boss, other.boss]) expect(await each.status(deleteAccount)).toBe(204);
  expect(await candidate('looking').status(getCompany, { params: { id: companyId } })).toBe(404);
  expect(await candidate('looking').reply(getJob, { params: { id: other.jobIds[0] } })).toMatchObject({ title: 'Millwright' });
});

test('the provider deletes the identity, and after a failure the server tries again after a minute', async () => {
  provider = () => Promise.reject(new Error('The provider is unavailable.'));
  expect(await candidate('gone-first').status(deleteAccount)).toBe(204);
  expect(await candidate('gone-first').status(getMe)).toBe(401);
  provider = async (uid) => void deletedAtProvider.push(uid);
  expect(await candidate('gone-second').status(deleteAccount)).toBe(204);
  expect(deletedAtProvider).toEqual(['uid-candidate-gone-second']);
  minutes = 1;
  await api.drain();
  expect(deletedAtProvider.sort()).toEqual(['uid-candidate-gone-first', 'uid-candidate-gone-second']);
});

test('nothing that a deleted candidate sent or began stays', async () => {
  const mark = 'MARK-5f0c-of-the-leaving-candidate';
  const [sentTo, begun] = [await aPosting(api, 'kept'), await aPosting(api, 'kept')];
  for (const jobId of [sentTo, begun]) await asks(api, jobId, { questions: EVERY_KIND }, 'kept');
  const leaving = candidate('marked');
  const { userId } = await leaving.actor();
  const answers = { [questionId(0)]: mark, [questionId(2)]: 'yes', [questionId(7)]: await aFile(api, 'marked', 'answer') };
  const source = { src: 'newsletter' };
  await leaving.reply(applyToJob, { params: { id: sentTo }, body: { message: mark, answers, source } });
  await leaving.reply(saveDraft, { params: { id: begun }, body: { content: { message: mark, answers }, version: 0 } });
  expect(await tablesWith(api, mark)).toEqual(['application_copies', 'application_drafts', 'job_applications']);
  expect((await leaving.reply(getDeletionPlan)).items).toContainEqual({ code: 'applications.drafts', fate: 'deleted', count: 1 });
  expect(await leaving.status(deleteAccount)).toBe(204);
  expect(await tablesWith(api, mark)).toEqual([]);
  const { rows } = await sql`select from files where owner_id = ${userId}`.execute(api.db);
  expect(rows).toEqual([]);
  const { stages } = await api.as('employer', 'kept').reply(countApplications, { params: { id: sentTo } });
  expect(stages[0]).toEqual({ stage: 'submitted', now: 0, reached: 1 });
});
