import { type AccessCell, type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import {
  applyToJob,
  countApplicants,
  countApplications,
  countMyApplications,
  countNewApplicants,
  getApplication,
  listAllApplications,
  listApplications,
  listWaitingApplicants,
  moveApplication,
  moveApplications,
} from '../../contract/endpoints.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { aJobInput } from './a-job-input.ts';

const forCandidates = { isClosedTo: ['employer', 'admin'], because: 'The page is about the applications of a candidate.' } as const;
const forOthers = { isClosedTo: ['candidate'], because: 'The page is about the applicants to a posting.' } as const;

/** Expected access to the endpoints of the plugin `applications`. */
export const accessRows: readonly AccessRow[] = [
  {
    call: applyToJob,
    answers: onlyFor({ candidate: 201 }),
    shared: 'Every candidate may apply to a published posting.',
    input: async (cell) => ({ params: { id: await posting(cell) }, body: {} }),
  },
  {
    call: listApplications,
    answers: onlyFor({ candidate: 200, employer: 200, admin: 200 }),
    duty: 'jobs',
    screens: [
      { route: applicationRoutes.applied, ...forCandidates },
      { route: applicationRoutes.applicants, ...forOthers },
    ],
  },
  {
    call: listAllApplications,
    answers: onlyFor({ candidate: 200, employer: 200, admin: 200 }),
    duty: 'jobs',
    screens: [
      { route: applicationRoutes.applied, ...forCandidates },
      { route: applicationRoutes.applicants, ...forOthers },
    ],
  },
  {
    call: countApplications,
    answers: onlyFor({ employer: { own: 200, foreign: 404 }, admin: { own: 200, foreign: 200 } }),
    duty: 'jobs',
    input: async (cell) => ({ params: { id: await posting(cell) } }),
    screens: [{ route: applicationRoutes.applicants }],
  },
  { call: countMyApplications, answers: onlyFor({ candidate: 200 }) },
  { call: countNewApplicants, answers: onlyFor({ employer: 200 }) },
  { call: listWaitingApplicants, answers: onlyFor({ employer: 200 }) },
  {
    call: countApplicants,
    answers: onlyFor({ employer: 200 }),
    input: async (cell) => ({ query: { jobIds: await posting(cell) } }),
  },
  {
    call: getApplication,
    answers: onlyFor({ candidate: { own: 200, foreign: 404 }, employer: { own: 200, foreign: 404 }, admin: { own: 200, foreign: 200 } }),
    duty: 'jobs',
    input: async (cell) => ({ params: { id: await application(cell) } }),
    screens: [
      { route: applicationRoutes.appliedDetail, ...forCandidates },
      { route: applicationRoutes.applicant, ...forOthers },
    ],
  },
  {
    call: moveApplication,
    answers: onlyFor({ candidate: { own: 200, foreign: 404 }, employer: { own: 200, foreign: 404 } }),
    input: async (cell) => ({
      params: { id: await application(cell) },
      body: { stage: cell.who === 'candidate' ? 'withdrawn' : 'in_review' },
    }),
  },
  {
    call: moveApplications,
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
  return (await candidate.reply(applyToJob, { params: { id: await posting(cell) }, body: {} })).id;
}
