import { type AccessCell, type AccessRow, answers, onlyFor } from '#core/testing/access-row.ts';
import * as calls from '../../contract/endpoints.ts';
import { listManagedCompanies } from '../../contract/managed/managed-endpoints.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { NOT_RECRUITERS } from '../../contract/testing/recruiter-answers.ts';
import { teamRows } from './team-rows.ts';

const notForAdmins = { isClosedTo: ['admin'], because: 'Administrators correct a company on its form and belong to none.' } as const;

export const accessRows: readonly AccessRow[] = [
  {
    call: calls.createCompany,
    answers: onlyFor({ employer: 201, admin: 201 }),
    duty: 'companies',
    input: async ({ name, who }) => ({ body: { name: `${name} of ${who}`.slice(-80) } }),
    screens: [{ route: employerRoutes.companyForm }, { route: employerRoutes.wizardStep1, ...notForAdmins }],
  },
  {
    call: calls.listMyCompanies,
    answers: onlyFor({ employer: 200, admin: 200 }),
    duty: 'companies',
    screens: [employerRoutes.profile, employerRoutes.wizardStep2, employerRoutes.wizardStep3].map((route) => ({ route, ...notForAdmins })),
  },
  { call: calls.listCompanies, answers: answers(200) },
  { call: calls.listCompanyFacets, answers: answers(200) },
  { call: listManagedCompanies, answers: onlyFor({ admin: 200 }), duty: 'companies', screens: [] },
  {
    call: calls.findSimilarCompanies,
    answers: onlyFor({ employer: 200, admin: 200 }),
    duty: 'companies',
    input: async () => ({
      query: { name: 'Harbour works', registrationNumber: 'HRB 1', country: 'DE', website: 'https://harbour.example' },
    }),
    screens: [],
  },
  ...teamRows,
  {
    call: calls.getCompany,
    answers: answers(200),
    shared: 'Companies are public.',
    input: async (cell) => ({ params: { id: (await company(cell)).id } }),
  },
  {
    call: calls.updateCompany,
    // Administrators may change every company, although they belong to none.
    answers: onlyFor({ employer: { own: 200, foreign: 404 }, ...NOT_RECRUITERS, admin: { own: 200, foreign: 200 } }),
    duty: 'companies',
    input: async (cell) => {
      const { id, version } = await company(cell);
      return { params: { id }, body: { tagline: 'We build harbours.', version } };
    },
    screens: [{ route: employerRoutes.companyForm }],
  },
  {
    call: calls.deleteCompany,
    answers: onlyFor({ admin: { own: 204, foreign: 204 } }),
    duty: 'companies',
    input: async (cell) => ({ params: { id: (await company(cell)).id } }),
  },
];

function company({ server, who, name, ownership }: AccessCell) {
  const owner = ownership === 'own' && who === 'employer' ? name : `${name}-${who}-owner`;
  return server.as('employer', owner).reply(calls.createCompany, { body: { name: `Company of ${owner}`.slice(0, 80) } });
}
