import { type AccessRow, type AccessStatus, statusFor } from '#core/testing/access-row.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import { createCompany, listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { acceptInvitation, changeMember, inviteMember } from '#plugins/employer/contract/team/team-endpoints.ts';
import { accessRows, accessServer } from './support/access-table.ts';

// The rows say what an owner of a company may do. A recruiter of the same company gets the same answers, unless a row says otherwise.

const RECRUITERS = ['colleague:recruiter', 'colleague:issuer'] as const;

const rows = accessRows.filter((row) => onOwn(statusFor(row, 'employer')) < 300);

let server: TestServer;
beforeAll(async () => {
  server = await accessServer();
});

test('Recruiters are named only in rows of calls that an owner may make', () => {
  const named = accessRows.filter((row) => recruitersIn(row).length > 0);
  expect(named.filter((row) => !rows.includes(row)).map(({ call }) => call.id)).toEqual([]);
  expect([...new Set(named.flatMap(recruitersIn))].sort()).toEqual(RECRUITERS.toSorted());
});

test.each(rows.map((row) => ({ id: row.call.id, row })))(
  'A recruiter gets the answer of an owner to $id, unless its row says otherwise',
  async ({ row }) => {
    for (const who of RECRUITERS) {
      const name = `${row.call.id}-${who}`.replaceAll(/[.:]/g, '-');
      const input = (await row.input?.({ server, who: 'employer', name, ownership: 'own' })) ?? {};
      const hasCompany = (await server.as('employer', name).reply(listMyCompanies)).items.length > 0;
      // What belongs to the owner alone, and to no company.
      const isPersonal = !hasCompany && typeof row.answers.employer !== 'number';
      if (isPersonal) expect(recruitersIn(row)).toEqual([]);
      else
        expect({ who, status: await (await recruiterOf(name, who)).status(row.call, input) }).toEqual({
          who,
          status: onOwn(statusFor(row, who)),
        });
    }
  },
);

/** A recruiter of the companies of an owner, who has at least one. */
async function recruiterOf(name: string, who: (typeof RECRUITERS)[number]) {
  const owner = server.as('employer', name);
  const recruiter = server.as('employer', `${name}-colleague`);
  const { email, userId } = await recruiter.actor();
  const { items } = await owner.reply(listMyCompanies);
  const companies = items.length > 0 ? items : [await owner.reply(createCompany, { body: { name: `Of ${name}`.slice(0, 80) } })];
  for (const { id } of companies) {
    const { token } = await owner.reply(inviteMember, { params: { id }, body: { email, role: 'recruiter' } });
    await recruiter.reply(acceptInvitation, { body: { token } });
    await owner.reply(changeMember, { params: { id, userId }, body: { issuesCredentials: who === 'colleague:issuer', version: 1 } });
  }
  return recruiter;
}

function recruitersIn({ answers }: AccessRow): string[] {
  return Object.keys(answers).filter((who) => who.startsWith('colleague:'));
}

function onOwn(status: AccessStatus): number {
  return typeof status === 'number' ? status : status.own;
}
