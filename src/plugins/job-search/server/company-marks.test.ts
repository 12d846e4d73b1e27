import { sql } from 'kysely';
import { uploadFile } from '#core/contract/files/endpoints.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { pngOf } from '#core/testing/test-files.ts';
import { createCompany, updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob } from '#plugins/jobs/contract/endpoints.ts';
import { getEditedJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import { listSimilarJobs, searchJobs } from '../contract/endpoints.ts';
import { listSavedJobs, saveJob } from '../contract/saved-endpoints.ts';
import { aJobInput } from './testing/posting-world.ts';

const api = testServer(serverPlugins);

async function anEmployer(name: string) {
  const employer = api.as('employer', name);
  const { id, version } = await employer.reply(createCompany, { body: { name } });
  const posted = await employer.reply(createJob, { body: aJobInput({ title: 'Bridge welder' }) });
  return { employer, companyId: id, version, jobId: posted.id };
}

test('the logo of a company is with its postings in the search, on their pages, beside similar ones, in the list of saved ones and at the form', async () => {
  const [pictured, plain] = [await anEmployer('Pictured'), await anEmployer('Plain')];
  const { employer, companyId, version } = pictured;
  const file = { name: 'logo.png', content: await pngOf(128, 128) };
  const { id: logoFileId } = await employer.upload(uploadFile, { query: { purpose: 'logo', owner: companyId }, file });
  await employer.reply(updateCompany, { params: { id: companyId }, body: { logoFileId, version } });

  const visitor = api.as('visitor');
  const withMark = { id: companyId, name: 'Pictured', logoFileId };
  const without = { id: plain.companyId, name: 'Plain' };
  const found = (await visitor.reply(searchJobs, { query: { q: 'welder' } })).items.map(({ company }) => company);
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining([withMark, without]));
  expect((await visitor.reply(getJob, { params: { id: pictured.jobId } })).company).toEqual(withMark);
  expect((await visitor.reply(getJob, { params: { id: plain.jobId } })).company).toEqual(without);
  const similar = await visitor.reply(listSimilarJobs, { params: { id: plain.jobId } });
  expect(similar.items.map(({ company }) => company)).toEqual([withMark]);

  const candidate = api.as('candidate', 'keeper');
  await candidate.reply(saveJob, { params: { id: pictured.jobId }, body: {} });
  expect((await candidate.reply(listSavedJobs, { query: { limit: 5 } })).items.map(({ job }) => job?.company)).toEqual([withMark]);
  expect((await employer.reply(getEditedJob, { params: { id: pictured.jobId } })).job.company).toEqual(withMark);
});

test('a verified company has its mark with its postings in the search and on their pages, without a logo too, and others have none', async () => {
  const [verified, plain] = [await anEmployer('Verified'), await anEmployer('Not verified')];
  await sql`update companies set verification = 'verified', verified_at = '2026-03-01T09:00:00Z', verified_way = 'dns' where id = ${verified.companyId}`.execute(
    api.db,
  );
  const mark = { way: 'dns', at: '2026-03-01T09:00:00.000Z' };
  const visitor = api.as('visitor');
  const found = (await visitor.reply(searchJobs, { query: { q: 'welder' } })).items.map(({ company }) => [company.id, company.verified]);
  expect(found).toEqual(
    expect.arrayContaining([
      [verified.companyId, mark],
      [plain.companyId, undefined],
    ]),
  );
  expect((await visitor.reply(getJob, { params: { id: verified.jobId } })).company).toEqual({
    id: verified.companyId,
    name: 'Verified',
    verified: mark,
  });
});
