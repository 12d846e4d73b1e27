import { type AccessCell, type AccessRow, answers, onlyFor } from '#core/testing/access-row.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import * as calls from '../../contract/endpoints.ts';
import * as managingCalls from '../../contract/managing-endpoints.ts';
import { countJobApplicants } from '../../contract/posting-page-endpoints.ts';
import * as reportCalls from '../../contract/report-endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { aJobInput } from './a-job-input.ts';

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
  { call: calls.listCategories, answers: answers(200) },
  { call: calls.getJob, answers: answers(200), shared: published, input: async (cell) => ({ params: { id: await posting(cell) } }) },
  { call: countJobApplicants, answers: answers(200), shared: published, input: async (cell) => ({ params: { id: await posting(cell) } }) },
  {
    call: reportCalls.reportJob,
    answers: answers(204),
    shared: published,
    input: async (cell) => ({ params: { id: await posting(cell) }, body: { reason: 'fake' } }),
  },
  {
    call: reportCalls.listJobReports,
    answers: onlyFor({ admin: { own: 200, foreign: 200 } }),
    duty: 'jobs',
    screens: [],
    input: async (cell) => ({ params: { id: await posting(cell) } }),
  },
  {
    call: reportCalls.decideJobReports,
    answers: onlyFor({ admin: { own: 200, foreign: 200 } }),
    duty: 'jobs',
    input: async (cell) => {
      const id = await posting(cell);
      return { params: { id }, body: { decision: 'dismissed', reports: await reported(cell, id) } };
    },
  },
  {
    call: calls.listManagedJobs,
    answers: onlyFor({ employer: 200, admin: 200 }),
    duty: 'jobs',
    screens: [{ route: jobRoutes.managed }],
  },
  {
    call: calls.listAllManagedJobs,
    answers: onlyFor({ employer: 200, admin: 200 }),
    duty: 'jobs',
    screens: [{ route: jobRoutes.managed }],
  },
  {
    call: managingCalls.countManagedJobs,
    answers: onlyFor({ employer: 200, admin: 200 }),
    duty: 'jobs',
    screens: [{ route: jobRoutes.managed }],
  },
  {
    call: managingCalls.countOpenApplications,
    answers: onlyFor({ employer: 200, admin: 200 }),
    duty: 'jobs',
    screens: [],
    input: async (cell) => ({ query: { jobIds: await posting(cell) } }),
  },
  {
    call: calls.createJob,
    answers: onlyFor({ employer: 201 }),
    input: async (cell) => {
      await company(cell);
      return { body: aJobInput() };
    },
  },
  {
    call: managingCalls.createDraft,
    answers: onlyFor({ employer: 201, admin: 201 }),
    duty: 'jobs',
    screens: [{ route: jobRoutes.form }],
    input: async (cell) => {
      await company(cell);
      return { body: cell.who === 'employer' ? {} : { companyId: await companyToChoose(cell) } };
    },
  },
  {
    call: managingCalls.getEditedJob,
    ...ofWriter(200),
    screens: [{ route: jobRoutes.form }],
    input: async (cell) => ({ params: { id: await draft(cell) } }),
  },
  {
    call: managingCalls.editJob,
    ...ofWriter(200),
    input: async (cell) => ({ params: { id: await draft(cell) }, body: { title: 'Welder', version: 1 } }),
  },
  {
    call: managingCalls.deleteDrafts,
    answers: onlyFor({ employer: 200 }),
    input: async (cell) => ({ body: { items: [{ id: await draft(cell), version: 1 }] } }),
  },
  {
    call: managingCalls.fillDrafts,
    answers: onlyFor({ employer: 200 }),
    input: async (cell) => ({ body: { items: [{ id: await draft(cell), version: 1 }], values: { country: 'NO' }, replaces: false } }),
  },
  { call: managingCalls.deleteDraft, ...ofWriter(204), input: async (cell) => ({ params: { id: await draft(cell) } }) },
  {
    call: managingCalls.moveJob,
    answers: onlyFor({ employer: { own: 200, foreign: 404 }, admin: { own: 200, foreign: 200 } }),
    duty: 'jobs',
    input: async (cell) => ({ params: { id: await posting(cell) }, body: { ...(cell.who === 'employer' ? pause : close), version: 1 } }),
  },
  {
    call: managingCalls.moveJobs,
    answers: onlyFor({ employer: 200, admin: 200 }),
    duty: 'jobs',
    input: async (cell) => ({ body: { ...(cell.who === 'employer' ? pause : remove), items: [{ id: await posting(cell), version: 1 }] } }),
  },
  { call: managingCalls.copyJob, answers: ofCompany(201), input: async (cell) => ({ params: { id: await posting(cell) } }) },
  { call: managingCalls.copyJobs, answers: onlyFor({ employer: 200 }), input: async (cell) => ({ body: { ids: [await posting(cell)] } }) },
  {
    call: managingCalls.listJobEvents,
    answers: onlyFor({ employer: { own: 200, foreign: 404 }, admin: { own: 200, foreign: 200 } }),
    duty: 'jobs',
    screens: [],
    input: async (cell) => ({ params: { id: await posting(cell) } }),
  },
  { call: managingCalls.listTemplates, answers: onlyFor({ employer: 200 }) },
  { call: managingCalls.getTemplate, answers: ofCompany(200), input: async (cell) => ({ params: { id: await template(cell) } }) },
  {
    call: managingCalls.createTemplate,
    answers: onlyFor({ employer: 201 }),
    input: async (cell) => {
      await company(cell);
      return { body: { name: 'Welders', fields: {} } };
    },
  },
  { call: managingCalls.deleteTemplate, answers: ofCompany(204), input: async (cell) => ({ params: { id: await template(cell) } }) },
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
  return (await (await owner(cell)).reply(calls.createJob, { body: aJobInput() })).id;
}

/** The id of a report on the posting. */
async function reported({ server }: AccessCell, id: string): Promise<string[]> {
  await server.as('visitor').reply(reportCalls.reportJob, { params: { id }, body: { reason: 'fake' } });
  const { items } = await server.as('admin:jobs', 'reads-reports').reply(reportCalls.listJobReports, { params: { id } });
  return items.map((one) => one.id);
}

async function draft(cell: AccessCell): Promise<string> {
  const isWriter = cell.who.startsWith('admin') && cell.ownership === 'own';
  const writer = isWriter ? cell.server.as(cell.who, cell.name) : await owner(cell);
  const body = isWriter ? { companyId: await companyToChoose(cell) } : {};
  return (await writer.reply(managingCalls.createDraft, { body })).job.id;
}

/** A company of which the caller is no member. */
async function companyToChoose({ server, who, name }: AccessCell): Promise<string> {
  return (await server.as('employer', `${name}-${who}-chosen`).reply(createCompany, { body: { name: 'Harbour Works' } })).id;
}

async function template(cell: AccessCell): Promise<string> {
  return (await (await owner(cell)).reply(managingCalls.createTemplate, { body: { name: 'Welders', fields: {} } })).id;
}
