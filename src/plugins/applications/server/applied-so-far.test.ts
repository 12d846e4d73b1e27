import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { createDraft } from '#plugins/jobs/contract/managing-endpoints.ts';
import { countJobApplicants } from '#plugins/jobs/contract/posting-page-endpoints.ts';
import { applyToJob, moveApplication } from '../contract/endpoints.ts';
import { aJobInput } from './testing/a-job-input.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

const api = testServer(serverPlugins);

test('a posting says how many have applied, up to twenty', async () => {
  const employer = api.as('employer');
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  const { id } = await employer.reply(createJob, { body: aJobInput() });
  const draft = await employer.reply(createDraft, { body: {} });
  const params = { id };
  expect(await api.as('visitor').status(countJobApplicants, { params: { id: NOBODY } })).toBe(404);
  expect(await api.as('candidate').status(countJobApplicants, { params: { id: draft.job.id } })).toBe(404);
  const number = () => api.as('visitor').reply(countJobApplicants, { params });
  expect(await number()).toEqual({ count: 0, more: false });
  for (let at = 0; at < 20; at += 1) await api.as('candidate', `applicant-${at}`).reply(applyToJob, { params, body: {} });
  expect(await number()).toEqual({ count: 20, more: false });
  const application = await api.as('candidate', 'one-more').reply(applyToJob, { params, body: {} });
  expect(await number()).toEqual({ count: 20, more: true });
  const body = { stage: 'withdrawn', version: application.version } as const;
  await api.as('candidate', 'one-more').reply(moveApplication, { params: { id: application.id }, body });
  expect(await number()).toEqual({ count: 20, more: false });
});
