import { type AccessCell, type AccessRow, answers, onlyFor } from '#core/testing/access-row.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import * as calls from '../../contract/endpoints.ts';
import * as openCalls from '../../contract/open-endpoints.ts';
import { savedRoutes } from '../../contract/routes.ts';
import * as savedCalls from '../../contract/saved-endpoints.ts';
import { aJobInput } from './posting-world.ts';
import { aSearch } from './saved-world.ts';

const ownMark = 'The call is about what the caller keeps, not about the posting.';

const screens = [{ route: savedRoutes.list }];

/** What only candidates do, with their own searches. */
const ofOwner = (own: number) => onlyFor({ candidate: { own, foreign: 404 } });

/** Expected access to the endpoints of the plugin `job-search`. */
export const accessRows: readonly AccessRow[] = [
  { call: calls.searchJobs, answers: answers(200) },
  { call: calls.countJobs, answers: answers(200) },
  { call: calls.listJobFacets, answers: answers(200) },
  { call: calls.suggestJobs, answers: answers(200), input: async () => ({ query: { q: 'weld' } }) },
  {
    call: calls.listSimilarJobs,
    answers: answers(200),
    shared: 'Every caller may read a published posting.',
    input: async (cell) => ({ params: { id: await published(cell) } }),
  },
  { call: openCalls.getSitemap, answers: answers(200) },
  { call: openCalls.getSitemapFile, answers: answers(200), input: async () => ({ query: { file: 1 } }) },
  { call: openCalls.getJobsRss, answers: answers(200) },
  { call: openCalls.getJobsXml, answers: answers(200) },
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
    screens: [{ route: savedRoutes.detail }],
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
