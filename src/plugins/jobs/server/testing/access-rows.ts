import { type AccessCell, type AccessRow, answers, onlyFor } from '#core/testing/access-row.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import {
  countJobs,
  createJob,
  getJob,
  listAllManagedJobs,
  listCategories,
  listJobFacets,
  listManagedJobs,
  searchJobs,
  suggestJobs,
} from '../../contract/endpoints.ts';
import {
  copyJob,
  copyJobs,
  countManagedJobs,
  countOpenApplications,
  createDraft,
  createTemplate,
  deleteDraft,
  deleteDrafts,
  deleteTemplate,
  editJob,
  fillDrafts,
  getEditedJob,
  getTemplate,
  listJobEvents,
  listTemplates,
  moveJob,
  moveJobs,
} from '../../contract/managing-endpoints.ts';
import { getJobsRss, getJobsXml, getSitemap, getSitemapFile } from '../../contract/open-endpoints.ts';
import { countJobApplicants, listSimilarJobs } from '../../contract/posting-page-endpoints.ts';
import { decideJobReports, listJobReports, reportJob } from '../../contract/report-endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { aJobInput } from './a-job-input.ts';
import { savedAccessRows } from './saved-access-rows.ts';

const published = 'Every caller may read a published posting.';

/** Moves of a published posting: the first one of members, the others of administrators. */
const pause = { to: 'paused' };
const close = { to: 'closed', reason: 'filled_here' };
const remove = { to: 'removed', reason: 'It is not a job.' };

/** What only employers do, with postings of their own company. */
const ofCompany = (own: number) => onlyFor({ employer: { own, foreign: 404 } });

/** What employers do with postings of their own company, and administrators with those that they have begun themselves. */
const ofWriter = (own: number) => ({ answers: onlyFor({ employer: { own, foreign: 404 }, admin: { own, foreign: 404 } }), duty: 'jobs' });

/** Expected access to the endpoints of the plugin `jobs`. */
export const accessRows: readonly AccessRow[] = [
  { call: searchJobs, answers: answers(200) },
  { call: countJobs, answers: answers(200) },
  { call: listJobFacets, answers: answers(200) },
  { call: suggestJobs, answers: answers(200), input: async () => ({ query: { q: 'weld' } }) },
  { call: listCategories, answers: answers(200) },
  { call: getJob, answers: answers(200), shared: published, input: async (cell) => ({ params: { id: await posting(cell) } }) },
  { call: getSitemap, answers: answers(200) },
  { call: getSitemapFile, answers: answers(200), input: async () => ({ query: { file: 1 } }) },
  { call: getJobsRss, answers: answers(200) },
  { call: getJobsXml, answers: answers(200) },
  { call: listSimilarJobs, answers: answers(200), shared: published, input: async (cell) => ({ params: { id: await posting(cell) } }) },
  { call: countJobApplicants, answers: answers(200), shared: published, input: async (cell) => ({ params: { id: await posting(cell) } }) },
  {
    call: reportJob,
    answers: answers(204),
    shared: published,
    input: async (cell) => ({ params: { id: await posting(cell) }, body: { reason: 'fake' } }),
  },
  {
    call: listJobReports,
    answers: onlyFor({ admin: { own: 200, foreign: 200 } }),
    duty: 'jobs',
    screens: [],
    input: async (cell) => ({ params: { id: await posting(cell) } }),
  },
  {
    call: decideJobReports,
    answers: onlyFor({ admin: { own: 200, foreign: 200 } }),
    duty: 'jobs',
    input: async (cell) => {
      const id = await posting(cell);
      return { params: { id }, body: { decision: 'dismissed', reports: await reported(cell, id) } };
    },
  },
  {
    call: listManagedJobs,
    answers: onlyFor({ employer: 200, admin: 200 }),
    duty: 'jobs',
    screens: [{ route: jobRoutes.managed }],
  },
  { call: listAllManagedJobs, answers: onlyFor({ employer: 200, admin: 200 }), duty: 'jobs', screens: [{ route: jobRoutes.managed }] },
  { call: countManagedJobs, answers: onlyFor({ employer: 200, admin: 200 }), duty: 'jobs', screens: [{ route: jobRoutes.managed }] },
  {
    call: countOpenApplications,
    answers: onlyFor({ employer: 200, admin: 200 }),
    duty: 'jobs',
    screens: [],
    input: async (cell) => ({ query: { jobIds: await posting(cell) } }),
  },
  {
    call: createJob,
    answers: onlyFor({ employer: 201 }),
    input: async (cell) => {
      await company(cell);
      return { body: aJobInput() };
    },
  },
  {
    call: createDraft,
    answers: onlyFor({ employer: 201, admin: 201 }),
    duty: 'jobs',
    screens: [{ route: jobRoutes.form }],
    input: async (cell) => {
      await company(cell);
      return { body: cell.who === 'employer' ? {} : { companyId: await companyToChoose(cell) } };
    },
  },
  {
    call: getEditedJob,
    ...ofWriter(200),
    screens: [{ route: jobRoutes.form }],
    input: async (cell) => ({ params: { id: await draft(cell) } }),
  },
  {
    call: editJob,
    ...ofWriter(200),
    input: async (cell) => ({ params: { id: await draft(cell) }, body: { title: 'Welder', version: 1 } }),
  },
  {
    call: deleteDrafts,
    answers: onlyFor({ employer: 200 }),
    input: async (cell) => ({ body: { items: [{ id: await draft(cell), version: 1 }] } }),
  },
  {
    call: fillDrafts,
    answers: onlyFor({ employer: 200 }),
    input: async (cell) => ({ body: { items: [{ id: await draft(cell), version: 1 }], values: { country: 'NO' }, replaces: false } }),
  },
  { call: deleteDraft, ...ofWriter(204), input: async (cell) => ({ params: { id: await draft(cell) } }) },
  {
    call: moveJob,
    answers: onlyFor({ employer: { own: 200, foreign: 404 }, admin: { own: 200, foreign: 200 } }),
    duty: 'jobs',
    input: async (cell) => ({ params: { id: await posting(cell) }, body: { ...(cell.who === 'employer' ? pause : close), version: 1 } }),
  },
  {
    call: moveJobs,
    answers: onlyFor({ employer: 200, admin: 200 }),
    duty: 'jobs',
    input: async (cell) => ({ body: { ...(cell.who === 'employer' ? pause : remove), items: [{ id: await posting(cell), version: 1 }] } }),
  },
  { call: copyJob, answers: ofCompany(201), input: async (cell) => ({ params: { id: await posting(cell) } }) },
  { call: copyJobs, answers: onlyFor({ employer: 200 }), input: async (cell) => ({ body: { ids: [await posting(cell)] } }) },
  {
    call: listJobEvents,
    answers: onlyFor({ employer: { own: 200, foreign: 404 }, admin: { own: 200, foreign: 200 } }),
    duty: 'jobs',
    screens: [],
    input: async (cell) => ({ params: { id: await posting(cell) } }),
  },
  { call: listTemplates, answers: onlyFor({ employer: 200 }) },
  { call: getTemplate, answers: ofCompany(200), input: async (cell) => ({ params: { id: await template(cell) } }) },
  {
    call: createTemplate,
    answers: onlyFor({ employer: 201 }),
    input: async (cell) => {
      await company(cell);
      return { body: { name: 'Welders', fields: {} } };
    },
  },
  { call: deleteTemplate, answers: ofCompany(204), input: async (cell) => ({ params: { id: await template(cell) } }) },
  ...savedAccessRows,
];

/** The employer to whom the object of a cell belongs, with a company. */
async function owner({ server, who, name, ownership }: AccessCell) {
  const employer = server.as('employer', ownership === 'own' && who === 'employer' ? name : `${name}-${who}-owner`);
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  return employer;
}

async function company({ server, who, name }: AccessCell): Promise<void> {
  if (who === 'employer') await server.as('employer', name).reply(createCompany, { body: { name: 'Harbour Works' } });
}

async function posting(cell: AccessCell): Promise<string> {
  return (await (await owner(cell)).reply(createJob, { body: aJobInput() })).id;
}

/** The id of a report on the posting. */
async function reported({ server }: AccessCell, id: string): Promise<string[]> {
  await server.as('visitor').reply(reportJob, { params: { id }, body: { reason: 'fake' } });
  const { items } = await server.as('admin:jobs', 'reads-reports').reply(listJobReports, { params: { id } });
  return items.map((one) => one.id);
}

async function draft(cell: AccessCell): Promise<string> {
  const isWriter = cell.who.startsWith('admin') && cell.ownership === 'own';
  const writer = isWriter ? cell.server.as(cell.who, cell.name) : await owner(cell);
  const body = isWriter ? { companyId: await companyToChoose(cell) } : {};
  return (await writer.reply(createDraft, { body })).job.id;
}

/** A company of which the caller is no member. */
async function companyToChoose({ server, who, name }: AccessCell): Promise<string> {
  return (await server.as('employer', `${name}-${who}-chosen`).reply(createCompany, { body: { name: 'Harbour Works' } })).id;
}

async function template(cell: AccessCell): Promise<string> {
  return (await (await owner(cell)).reply(createTemplate, { body: { name: 'Welders', fields: {} } })).id;
}
