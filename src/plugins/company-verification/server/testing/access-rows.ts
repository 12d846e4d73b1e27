import { type AccessCell, type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import { keptFile } from '#core/testing/kept-file.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { NOT_RECRUITERS } from '#plugins/employer/contract/testing/recruiter-answers.ts';
import * as calls from '../../contract/endpoints.ts';
import { verificationPapers } from '../../contract/file-purposes.ts';

const forOwners = onlyFor({ employer: { own: 200, foreign: 404 }, ...NOT_RECRUITERS });

export const accessRows: readonly AccessRow[] = [
  {
    call: calls.getVerification,
    answers: { ...forOwners, admin: { own: 200, foreign: 200 } },
    duty: 'companies',
    input: async (cell) => ({ params: { id: (await company(cell)).id } }),
    screens: [{ route: employerRoutes.companyForm }],
  },
  {
    call: calls.askVerification,
    answers: forOwners,
    input: async (cell) => ({ params: { id: (await company(cell)).id }, body: { way: 'dns' } }),
  },
  {
    call: calls.checkVerification,
    answers: forOwners,
    input: async (cell) => {
      const { id, owner } = await company(cell);
      await owner.reply(calls.askVerification, { params: { id }, body: { way: 'dns' } });
      return { params: { id } };
    },
  },
  {
    call: calls.decideVerification,
    answers: onlyFor({ admin: { own: 200, foreign: 200 } }),
    duty: 'companies',
    input: async (cell) => {
      const { id, version } = await waiting(cell);
      return { params: { id }, body: { outcome: 'verified', note: '', version } };
    },
  },
  {
    call: calls.undoDecision,
    answers: onlyFor({ admin: { own: 200, foreign: 200 } }),
    duty: 'companies',
    input: async (cell) => {
      const { id, version } = await waiting(cell);
      const decides = cell.who === 'admin' || cell.who === 'admin:companies';
      const decider = decides ? cell.server.as(cell.who, cell.name) : cell.server.as('admin', `${cell.name}-decider`);
      const decided = await decider.reply(calls.decideVerification, { params: { id }, body: { outcome: 'verified', note: '', version } });
      return { params: { id }, body: { version: decided.version } };
    },
  },
  { call: calls.countWaitingVerifications, answers: onlyFor({ admin: 200 }), duty: 'companies', screens: [] },
];

async function waiting(cell: AccessCell) {
  const { id, owner } = await company(cell);
  const fileIds = [await keptFile(cell.server, { kind: 'company', id }, { purpose: verificationPapers.id })];
  const { version } = await owner.reply(calls.askVerification, { params: { id }, body: { way: 'papers', fileIds, message: '' } });
  return { id, version };
}

async function company({ server, who, name, ownership }: AccessCell) {
  const owner = server.as('employer', ownership === 'own' && who === 'employer' ? name : `${name}-${who}-owner`);
  const body = { name: `Company of ${name} ${who}`.slice(0, 80), website: 'https://trellis-verification.invalid.example.com/' };
  return { owner, id: (await owner.reply(createCompany, { body })).id };
}
