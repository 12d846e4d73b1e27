import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { deleteAccount, savePushToken } from '#plugins/account/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { applyToJob } from '../contract/endpoints.ts';

const SALARY = { min: 3_000_000, max: 4_000_000, currency: 'EUR', period: 'year' } as const;
const JOB = { title: 'Fitter', description: 'You mend what breaks. '.repeat(10), location: 'Lyon', category: 'engineering' } as const;
const HOW_OFTEN = 25;

const api = testServer(serverPlugins);

/** An employer with a posting. */
async function anEmployer(name: string): Promise<{ readonly boss: TestCaller; readonly jobId: string }> {
  const boss = api.as('employer', name);
  await boss.reply(createCompany, { body: { name: `${name} works` } });
  const body = { ...JOB, workMode: 'onsite', employmentType: 'full_time', salary: SALARY } as const;
  return { boss, jobId: (await boss.reply(createJob, { body })).id };
}

/** A candidate who has applied. */
async function anApplicant(name: string, jobId: string): Promise<TestCaller> {
  const candidate = api.as('candidate', name);
  await candidate.reply(applyToJob, { params: { id: jobId }, body: {} });
  return candidate;
}

function times<Result>(count: number, call: (at: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => call(at)));
}

async function usersLike(pattern: string): Promise<number> {
  return (await api.db.selectFrom('users').select('id').where('name', 'like', pattern).execute()).length;
}

test('many concurrent deletions of the account of a candidate delete it once', async () => {
  const { jobId } = await anEmployer('anna');
  const candidate = await anApplicant('ben', jobId);
  const statuses = await times(HOW_OFTEN, () => candidate.status(deleteAccount));
  expect(statuses.filter((status) => status !== 204 && status !== 401)).toEqual([]);
  expect(statuses).toContain(204);
  const tallies = await api.db
    .$extendTables<{ job_application_tallies: { n: number } }>()
    .selectFrom('job_application_tallies')
    .selectAll()
    .execute();
  expect(tallies).toMatchObject([{ job_id: jobId, n: 1 }]);
});

test('many concurrent deletions of the account of an employer delete it once', async () => {
  const { boss, jobId } = await anEmployer('carl');
  await anApplicant('dora', jobId);
  const statuses = await times(HOW_OFTEN, () => boss.status(deleteAccount));
  expect(statuses.filter((status) => status !== 204 && status !== 401)).toEqual([]);
});

test('many users can delete their accounts at the same time', async () => {
  const { boss, jobId } = await anEmployer('emil');
  const applicants = await times(HOW_OFTEN, (at) => anApplicant(`leaving-${at}`, jobId));
  const statuses = await Promise.all([boss, ...applicants].map((each) => each.status(deleteAccount)));
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await usersLike('candidate-leaving-%')).toBe(0);
});

test('of many administrators who delete their accounts at once, one stays', async () => {
  await times(HOW_OFTEN, (at) => api.as('admin', `admin-${at}`).actor());
  const statuses = await times(HOW_OFTEN, (at) => api.as('admin', `admin-${at}`).status(deleteAccount));
  expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  expect(statuses.filter((status) => status === 204)).toHaveLength(HOW_OFTEN - 1);
});

test('requests of an account during its deletion either succeed or are refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { boss, jobId } = await anEmployer(`frieda-${round}`);
    const candidate = await anApplicant(`gustav-${round}`, jobId);
    const statuses = await Promise.all([
      candidate.status(deleteAccount),
      ...Array.from({ length: 8 }, (_, at) => candidate.status(savePushToken, { body: { token: `token-${at}` } })),
      boss.status(deleteAccount),
      boss.status(createCompany, { body: { name: `Second ${round}` } }),
    ]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  }
});
