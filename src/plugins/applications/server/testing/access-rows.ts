import { type AccessCell, type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import * as calls from '../../contract/endpoints.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { aJobInput } from './a-job-input.ts';

const forCandidates = { isClosedTo: ['employer', 'admin'], because: 'The page is about the applications of a candidate.' } as const;
const forOthers = { isClosedTo: ['candidate'], because: 'The page is about the applicants to a posting.' } as const;

/** Expected access to the endpoints of the plugin `applications`. */
export const accessRows: readonly AccessRow[] = [
  {
    call: calls.applyToJob,
    answers: onlyFor({ candidate: 201 }),
    shared: 'Every candidate may apply to a published posting.',
    input: async (cell) => ({ params: { id: await posting(cell) }, body: {} }),
  },
  {
    call: calls.listApplications,
    answers: onlyFor({ candidate: 200, employer: 200, admin: 200 }),
    duty: 'jobs',
    screens: [
      { route: applicationRoutes.applied, ...forCandidates },
      { route: applicationRoutes.applicants, ...forOthers },
    ],
  },
  {
    call: calls.listAllApplications,
    answers: onlyFor({ candidate: 200, employer: 200, admin: 200 }),
    duty: 'jobs',
    screens: [
      { route: applicationRoutes.applied, ...forCandidates },
      { route: applicationRoutes.applicants, ...forOthers },
    ],
  },
  {
    call: calls.countApplications,
    answers: onlyFor({ employer: { own: 200, foreign: 404 }, admin: { own: 200, foreign: 200 } }),
    duty: 'jobs',
    input: async (cell) => ({ params: { id: await posting(cell) } }),
    screens: [{ route: applicationRoutes.applicants }],
  },
  { call: calls.countMyApplications, answers: onlyFor({ candidate: 200 }) },
  { call: calls.countNewApplicants, answers: onlyFor({ employer: 200 }) },
  { call: calls.listWaitingApplicants, answers: onlyFor({ employer: 200 }) },
  {
    call: calls.countApplicants,
    answers: onlyFor({ employer: 200 }),
    input: async (cell) => ({ query: { jobIds: await posting(cell) } }),
  },
  {
    call: calls.getApplication,
    answers: onlyFor({ candidate: { own: 200, foreign: 404 }, employer: { own: 200, foreign: 404 }, admin: { own: 200, foreign: 200 } }),
    duty: 'jobs',
    input: async (cell) => ({ params: { id: await application(cell) } }),
    screens: [
      { route: applicationRoutes.appliedDetail, ...forCandidates },
      { route: applicationRoutes.applicant, ...forOthers },
    ],
  },
  {
    call: calls.moveApplication,
    answers: onlyFor({ candidate: { own: 200, foreign: 404 }, employer: { own: 200, foreign: 404 } }),
    input: async (cell) => ({
      params: { id: await application(cell) },
      body: { stage: cell.who === 'candidate' ? 'withdrawn' : 'in_review' },
    }),
  },
  {
    call: calls.moveApplications,
    answers: onlyFor({ candidate: 200, employer: 200 }),
    input: async (cell) => ({
      body: { stage: cell.who === 'candidate' ? 'withdrawn' : 'in_review', items: [{ id: await application(cell), version: 1 }] },
    }),
  },
];

async function posting({ server, who, name, ownership }: AccessCell): Promise<string> {
  const employer = server.as('employer', ownership === 'own' && who === 'employer' ? name : `${name}-${who}-owner`);
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  return (await employer.reply(createJob, { body: aJobInput() })).id;
}

async function application(cell: AccessCell): Promise<string> {
  const { server, who, name, ownership } = cell;
  const candidate = server.as('candidate', ownership === 'own' && who === 'candidate' ? name : `${name}-${who}-applicant`);
  return (await candidate.reply(calls.applyToJob, { params: { id: await posting(cell) }, body: {} })).id;
}
