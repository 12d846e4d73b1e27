import { type AccessCell, type AccessRow, answers, onlyFor } from '#core/testing/access-row.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { countJobs, createJob, getJob, listCategories, listManagedJobs, searchJobs } from '../../contract/endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { aJobInput } from './a-job-input.ts';

// Specification S2-6.
const explains = { opensAlsoFor: ['admin'], because: 'The page tells administrators that employers post jobs.' } as const;
const published = 'Every caller may read a published posting.';

/** Expected access to the endpoints of the plugin `jobs`. */
export const accessRows: readonly AccessRow[] = [
  { call: searchJobs, answers: answers(200) },
  { call: countJobs, answers: answers(200) },
  { call: listCategories, answers: answers(200) },
  { call: getJob, answers: answers(200), shared: published, input: async (cell) => ({ params: { id: await posting(cell) } }) },
  { call: listManagedJobs, answers: onlyFor({ employer: 200 }), screens: [{ route: jobRoutes.managed, ...explains }] },
  {
    call: createJob,
    answers: onlyFor({ employer: 201 }),
    screens: [{ route: jobRoutes.form, ...explains }],
    input: async ({ server, who, name }) => {
      if (who === 'employer') await server.as('employer', name).reply(createCompany, { body: { name: 'Harbour Works' } });
      return { body: aJobInput() };
    },
  },
];

async function posting({ server, who, name, ownership }: AccessCell): Promise<string> {
  const employer = server.as('employer', ownership === 'own' && who === 'employer' ? name : `${name}-${who}-owner`);
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  return (await employer.reply(createJob, { body: aJobInput() })).id;
}
