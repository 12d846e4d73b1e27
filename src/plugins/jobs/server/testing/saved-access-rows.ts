import { type AccessCell, type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { createJob } from '../../contract/endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';
import * as savedCalls from '../../contract/saved-endpoints.ts';
import { aJobInput } from './a-job-input.ts';
import { aSearch } from './saved-world.ts';

const ownMark = 'The call is about what the caller keeps, not about the posting.';

const screens = [{ route: jobRoutes.saved }];

/** What only candidates do, with their own searches. */
const ofOwner = (own: number) => onlyFor({ candidate: { own, foreign: 404 } });

/** Expected access to the calls for saved postings and saved searches. */
export const savedAccessRows: readonly AccessRow[] = [
  {
    call: savedCalls.saveJob,
    answers: onlyFor({ candidate: 200 }),
    shared: 'Every candidate may save a published posting.',
    input: async (cell) => ({ params: { id: await published(cell) }, body: { note: 'Ask for Kim' } }),
  },
  {
    call: savedCalls.unsaveJob,
    answers: onlyFor({ candidate: 200 }),
    shared: ownMark,
    input: async (cell) => ({ params: { id: await published(cell) } }),
  },
  {
    call: savedCalls.getSavedMark,
    answers: onlyFor({ candidate: 200 }),
    shared: ownMark,
    screens: [{ route: jobRoutes.savedDetail }],
    input: async (cell) => ({ params: { id: await published(cell) } }),
  },
  { call: savedCalls.listSavedJobs, answers: onlyFor({ candidate: 200 }), screens },
  { call: savedCalls.listSavedMarks, answers: onlyFor({ candidate: 200 }) },
  { call: savedCalls.listSavedSearches, answers: onlyFor({ candidate: 200 }), screens },
  { call: savedCalls.saveSearch, answers: onlyFor({ candidate: 201 }), input: async () => ({ body: aSearch() }) },
  {
    call: savedCalls.renameSavedSearch,
    answers: ofOwner(200),
    input: async (cell) => ({ params: { id: await search(cell) }, body: { name: 'Metal' } }),
  },
  { call: savedCalls.deleteSavedSearch, answers: ofOwner(204), input: async (cell) => ({ params: { id: await search(cell) } }) },
  { call: savedCalls.markSearchSeen, answers: ofOwner(200), input: async (cell) => ({ params: { id: await search(cell) } }) },
];

async function published({ server, who, name }: AccessCell): Promise<string> {
  const employer = server.as('employer', `${name}-${who}-owner`);
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  return (await employer.reply(createJob, { body: aJobInput() })).id;
}

async function search({ server, who, name, ownership }: AccessCell): Promise<string> {
  const owner = server.as('candidate', ownership === 'own' && who === 'candidate' ? name : `${name}-${who}-owner`);
  return (await owner.reply(savedCalls.saveSearch, { body: aSearch() })).id;
}
