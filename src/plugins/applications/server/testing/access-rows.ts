import { sql } from 'kysely';
import { type AccessCell, type AccessRow, answers, onlyFor } from '#core/testing/access-row.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { NOT_RECRUITERS } from '#plugins/employer/contract/testing/recruiter-answers.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { getCopy } from '../../contract/applying/copy-endpoints.ts';
import { deleteDraft, getDraft, listDrafts, saveDraft } from '../../contract/applying/draft-endpoints.ts';
import { USUAL_TERMS } from '../../contract/applying/terms.ts';
import { getTerms, saveTerms } from '../../contract/applying/terms-endpoints.ts';
import * as calls from '../../contract/endpoints.ts';
import * as noteCalls from '../../contract/notes/note-endpoints.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { aJobInput } from './a-job-input.ts';

const forCandidates = { isClosedTo: ['employer', 'admin'], because: 'The page is about the applications of a candidate.' } as const;
const forOthers = { isClosedTo: ['candidate'], because: 'The page is about the applicants to a posting.' } as const;

const listRows: readonly AccessRow[] = [
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

/** Expected access to the notes of companies. */
const noteRows: readonly AccessRow[] = [
  {
    call: noteCalls.listNotes,
    answers: onlyFor({ employer: { own: 200, foreign: 404 } }),
    input: async (cell) => ({ params: { id: await application(cell) } }),
  },
  {
    call: noteCalls.addNote,
    answers: onlyFor({ employer: { own: 201, foreign: 404 } }),
    input: async (cell) => ({ params: { id: await application(cell) }, body: { text: 'Called on Monday.' } }),
  },
  {
    call: noteCalls.editNote,
    // Its author alone changes it.
    answers: onlyFor({ employer: { own: 200, foreign: 404 }, ...NOT_RECRUITERS }),
    input: async (cell) => ({ params: { id: await note(cell) }, body: { text: 'Called on Tuesday.', version: 1 } }),
  },
  {
    call: noteCalls.deleteNote,
    answers: onlyFor({ employer: { own: 204, foreign: 404 }, ...NOT_RECRUITERS }),
    input: async (cell) => ({ params: { id: await note(cell) } }),
  },
];

/** Expected access to the calls of those who apply, and of those who say what they ask. */
const applyingRows: readonly AccessRow[] = [
  {
    call: getTerms,
    answers: answers(200),
    shared: 'Everybody reads what a published posting asks.',
    input: async (cell) => ({ params: { id: await posting(cell) } }),
  },
  {
    call: saveTerms,
    answers: onlyFor({ employer: { own: 200, foreign: 404 } }),
    input: async (cell) => ({ params: { id: await posting(cell) }, body: USUAL_TERMS }),
  },
  {
    call: getDraft,
    answers: onlyFor({ candidate: 200 }),
    shared: 'Every candidate has a draft of their own for a posting.',
    input: async (cell) => ({ params: { id: await posting(cell) } }),
  },
  {
    call: saveDraft,
    answers: onlyFor({ candidate: 200 }),
    shared: 'Every candidate has a draft of their own for a posting.',
    input: async (cell) => ({ params: { id: await posting(cell) }, body: { content: {}, version: 0 } }),
  },
  {
    call: deleteDraft,
    answers: onlyFor({ candidate: 204 }),
    shared: 'Every candidate has a draft of their own for a posting.',
    input: async (cell) => ({ params: { id: await posting(cell) } }),
  },
  { call: listDrafts, answers: onlyFor({ candidate: 200 }) },
  { call: calls.countOwnApplications, answers: onlyFor({ candidate: 200 }) },
  {
    call: getCopy,
    // Administrators read applications, without what was sent.
    answers: onlyFor({ candidate: { own: 200, foreign: 404 }, employer: { own: 200, foreign: 404 }, admin: 404, 'admin:jobs': 404 }),
    input: async (cell) => ({ params: { id: await application(cell) } }),
  },
  {
    call: calls.openApplication,
    answers: onlyFor({ candidate: 404, employer: { own: 204, foreign: 404 } }),
    shared: 'Only members of the company open an application.',
    input: async (cell) => ({ params: { id: await application(cell) } }),
  },
  {
    call: calls.askForAnswer,
    answers: onlyFor({ candidate: { own: 200, foreign: 404 } }),
    input: async (cell) => {
      const id = await application(cell);
      await sql`update job_applications set created_at = created_at - interval '11 days' where id = ${id}`.execute(cell.server.db);
      return { params: { id } };
    },
  },
];

function owner({ server, who, name, ownership }: AccessCell) {
  return server.as('employer', ownership === 'own' && who === 'employer' ? name : `${name}-${who}-owner`);
}

async function posting(cell: AccessCell): Promise<string> {
  const employer = owner(cell);
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  return (await employer.reply(createJob, { body: aJobInput() })).id;
}

async function application(cell: AccessCell): Promise<string> {
  const { server, who, name, ownership } = cell;
  const candidate = server.as('candidate', ownership === 'own' && who === 'candidate' ? name : `${name}-${who}-applicant`);
  return (await candidate.reply(calls.applyToJob, { params: { id: await posting(cell) }, body: {} })).id;
}

async function note(cell: AccessCell): Promise<string> {
  const params = { id: await application(cell) };
  return (await owner(cell).reply(noteCalls.addNote, { params, body: { text: 'Called on Monday.' } })).id;
}

/** Expected access to the endpoints of the plugin `applications`. */
export const accessRows: readonly AccessRow[] = [...listRows, ...noteRows, ...applyingRows];
