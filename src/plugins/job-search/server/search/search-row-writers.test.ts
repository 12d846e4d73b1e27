import { testServer } from '#core/testing/server-kit.ts';
import { createRow, getRow, mergeRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { createCompany, updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { editJob, moveJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import { searchJobs } from '../../contract/endpoints.ts';
import { aJobInput } from '../testing/posting-world.ts';
import { searchDatabase } from '../testing/search-fixture.ts';

const api = testServer(serverPlugins);

async function searchRowOf(id: string) {
  return searchDatabase(api)
    .selectFrom('job_search')
    .select(['skills', 'experience', 'language', 'country', 'renewed_at'])
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow();
}

async function finds(q: string): Promise<boolean> {
  const { items } = await api.as('visitor').reply(searchJobs, { query: { limit: 5, q, exact: true } });
  return items.length > 0;
}

test('edits, renewals, renames and merges keep the search row right', async () => {
  const admin = api.as('admin');
  for (const code of ['zz-welding', 'zz-joining']) {
    await admin.reply(createRow, { params: { entity: 'skills' }, body: { code, name: `Name of ${code}`, names: {} } });
  }
  const employer = api.as('employer');
  const company = await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  const { id } = await employer.reply(createJob, { body: aJobInput() });
  expect(await searchRowOf(id)).toEqual({ skills: null, experience: null, language: null, country: null, renewed_at: null });

  const skills = ['zz-welding', 'zz-joining', ''].map((code) => ({
    code,
    name: code === '' ? 'Fence painting' : `Seam ${code}`,
    must: false,
    level: null,
  }));
  const body = { version: 1, language: 'en', country: 'GB', experienceMin: 5, details: { skills } };
  const { job } = await employer.reply(editJob, { params: { id }, body });
  expect(await searchRowOf(id)).toEqual({
    skills: ['zz-welding', 'zz-joining', '~fence_painting'],
    experience: 2,
    language: 'en',
    country: 'GB',
    renewed_at: null,
  });
  expect(await finds('fence seam')).toBe(true);

  const { version } = await employer.reply(moveJob, { params: { id }, body: { to: 'published', version: job.version, stillHiring: true } });
  expect(version).toBeGreaterThan(job.version);
  expect((await searchRowOf(id)).renewed_at).toBeInstanceOf(Date);

  await employer.reply(updateCompany, { params: { id: company.id }, body: { name: 'Quay Works', version: company.version } });
  expect(await finds('fence quay')).toBe(true);
  await api.runSchedule('jobs.make-texts');
  expect([await finds('fence quay'), await finds('harbour')]).toEqual([true, false]);

  const row = { params: { entity: 'skills', code: 'zz-welding' } };
  await admin.reply(mergeRow, { ...row, body: { into: 'zz-joining', version: (await admin.reply(getRow, row)).version } });
  expect((await searchRowOf(id)).skills?.toSorted()).toEqual(['zz-joining', '~fence_painting']);
  expect(await finds('fence quay')).toBe(true);
});
