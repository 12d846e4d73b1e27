import { uploadFile } from '#core/contract/files/endpoints.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { pngOf } from '#core/testing/test-files.ts';
import { createCompany, updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { applyToJob, listApplications } from '../contract/endpoints.ts';
import { aJobInput } from './testing/a-job-input.ts';

const api = testServer(serverPlugins);

test('An application has the logo that the company has now', async () => {
  const [employer, candidate] = [api.as('employer', 'pictured'), api.as('candidate', 'applicant')];
  const { id: companyId, version } = await employer.reply(createCompany, { body: { name: 'Pictured' } });
  const { id: jobId } = await employer.reply(createJob, { body: aJobInput() });
  await candidate.reply(applyToJob, { params: { id: jobId }, body: { message: 'I know pumps.' } });
  const logo = async () => (await candidate.reply(listApplications, { query: { limit: 5 } })).items[0]?.job.logoFileId;
  expect(await logo()).toBeUndefined();
  const file = { name: 'logo.png', content: await pngOf(128, 128) };
  const { id: logoFileId } = await employer.upload(uploadFile, { query: { purpose: 'logo', owner: companyId }, file });
  await employer.reply(updateCompany, { params: { id: companyId }, body: { logoFileId, version } });
  expect(await logo()).toBe(logoFileId);
});
