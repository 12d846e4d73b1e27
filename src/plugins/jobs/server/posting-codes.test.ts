import { testServer } from '#core/testing/server-kit.ts';
import { changeRows } from '#plugins/admin-masters/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob } from '../contract/endpoints.ts';
import { aJobInput } from './testing/a-job-input.ts';

const api = testServer(serverPlugins);
const employer = api.as('employer');
beforeAll(async () => {
  await employer.reply(createCompany, { body: { name: 'Bridge Builders' } });
});

async function hide(entity: string, code: string): Promise<void> {
  const { results } = await api.as('admin').reply(changeRows, { params: { entity }, body: { codes: [code], action: 'hide' } });
  expect(results).toEqual([{ code, outcome: 'done' }]);
}

test('a posting names each choice that is no longer offered, and postings from before keep it', async () => {
  const salary = { min: 5_000_000, max: null, currency: 'SEK', period: 'week' } as const;
  const body = aJobInput({ workMode: 'hybrid', employmentType: 'volunteer', salary });
  const { id } = await employer.reply(createJob, { body });
  await hide('work-modes', 'hybrid');
  await hide('employment-types', 'volunteer');
  await hide('currencies', 'SEK');
  await hide('pay-periods', 'week');
  const { status, issues = [] } = await employer.refusal(createJob, { body: { ...body, title: 'Another engineer' } });
  expect(status).toBe(422);
  expect(issues.map(({ path, code }) => [path, code])).toEqual([
    ['workMode', 'jobs.not-offered'],
    ['employmentType', 'jobs.not-offered'],
    ['salary.currency', 'jobs.not-offered'],
    ['salary.period', 'jobs.not-offered'],
  ]);
  expect(await api.as('visitor').reply(getJob, { params: { id } })).toMatchObject({ workMode: 'hybrid', salary: { currency: 'SEK' } });
  expect((await employer.reply(createJob, { body: aJobInput() })).workMode).toBe('onsite');
});

test('a currency that is not in the master data is refused', async () => {
  const salary = { min: 5_000_000, max: null, currency: 'XDR', period: 'year' } as const;
  const refusal = await employer.refusal(createJob, { body: aJobInput({ salary }) });
  expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'salary.currency', code: 'jobs.not-offered' }] });
});
