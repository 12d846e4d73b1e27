import { type AccessCell, type AccessRow, answers, onlyFor } from '#core/testing/access-row.ts';
import { createCompany, getCompany, listCompanies, listMyCompanies, updateCompany } from '../../contract/endpoints.ts';

export const accessRows: readonly AccessRow[] = [
  { call: createCompany, answers: onlyFor({ employer: 201 }), input: async ({ name }) => ({ body: { name } }) },
  { call: listMyCompanies, answers: onlyFor({ employer: 200, admin: 200 }) },
  { call: listCompanies, answers: answers(200) },
  {
    call: getCompany,
    answers: answers(200),
    shared: 'Companies are public.',
    input: async (cell) => ({ params: { id: (await company(cell)).id } }),
  },
  {
    call: updateCompany,
    // Administrators may change every company, although they belong to none.
    answers: onlyFor({ employer: { own: 200, foreign: 404 }, admin: { own: 200, foreign: 200 } }),
    input: async (cell) => {
      const { id, version } = await company(cell);
      return { params: { id }, body: { tagline: 'We build harbours.', version } };
    },
  },
];

function company({ server, who, name, ownership }: AccessCell) {
  const owner = ownership === 'own' && who === 'employer' ? name : `${name}-${who}-owner`;
  return server.as('employer', owner).reply(createCompany, { body: { name: `Company of ${owner}`.slice(0, 80) } });
}
