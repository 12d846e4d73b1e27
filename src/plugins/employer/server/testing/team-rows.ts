import { type AccessCell, type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import type { TestCaller } from '#core/testing/server-kit.ts';
import { createCompany } from '../../contract/endpoints.ts';
import * as calls from '../../contract/team/team-endpoints.ts';
import { NOT_RECRUITERS } from '../../contract/testing/recruiter-answers.ts';

/** Owners and administrators change a team. Others do not learn that it exists. */
const changed = (status: number) =>
  onlyFor({ employer: { own: status, foreign: 404 }, ...NOT_RECRUITERS, admin: { own: status, foreign: status } });

/** Who is invited answers. Candidates and users without a role cannot join, and those of the test have not confirmed their address. */
const answered = (status: number, others: number) =>
  onlyFor({
    newcomer: { own: others, foreign: 404 },
    candidate: { own: others, foreign: 404 },
    employer: { own: status, foreign: 404 },
  });

/** Access to members, invitations, requests to join, and the history of companies. */
export const teamRows: readonly AccessRow[] = [
  {
    call: calls.getTeam,
    // Every member reads the team.
    answers: { ...changed(200), 'colleague:recruiter': 200, 'colleague:issuer': 200, 'admin:users': { own: 200, foreign: 200 } },
    duty: 'companies',
    input: async (cell) => ({ params: { id: (await company(cell)).id } }),
    screens: [],
  },
  {
    call: calls.changeMember,
    answers: changed(200),
    duty: 'companies',
    input: async (cell) => {
      const { id, owner } = await company(cell);
      return { params: { id, userId: (await owner.actor()).userId }, body: { issuesCredentials: true, version: 1 } };
    },
    screens: [],
  },
  {
    call: calls.removeMember,
    answers: { ...changed(204), 'admin:users': { own: 404, foreign: 404 } },
    duty: 'companies',
    input: async (cell) => {
      const { id, owner } = await company(cell);
      const colleague = cell.server.as('employer', `${cell.name}-${cell.who}-colleague`);
      await invite(owner, id, colleague, async (invitation) => colleague.reply(calls.acceptInvitation, { body: { id: invitation } }));
      return { params: { id, userId: (await colleague.actor()).userId } };
    },
    screens: [],
  },
  {
    call: calls.inviteMember,
    answers: onlyFor({ employer: { own: 201, foreign: 404 }, ...NOT_RECRUITERS }),
    input: async (cell) => ({ params: { id: (await company(cell)).id }, body: { email: 'new@team.test', role: 'recruiter' } }),
    screens: [],
  },
  {
    call: calls.withdrawInvitation,
    answers: onlyFor({ employer: { own: 204, foreign: 404 }, ...NOT_RECRUITERS }),
    input: async (cell) => {
      const { id, owner } = await company(cell);
      const body = { email: 'new@team.test', role: 'owner' } as const;
      return { params: { id, invitationId: (await owner.reply(calls.inviteMember, { params: { id }, body })).id } };
    },
    screens: [],
  },
  { call: calls.listOwnInvitations, answers: onlyFor({ newcomer: 200, candidate: 200, employer: 200 }), everyAdmin: true, screens: [] },
  {
    call: calls.acceptInvitation,
    answers: answered(200, 409),
    everyAdmin: true,
    input: async (cell) => ({ body: { id: await invitation(cell) } }),
  },
  {
    call: calls.refuseInvitation,
    answers: answered(204, 409),
    everyAdmin: true,
    input: async (cell) => ({ body: { id: await invitation(cell) } }),
  },
  {
    call: calls.askToJoin,
    answers: onlyFor({ employer: 201 }),
    shared: 'An employer asks any company to join it.',
    input: async (cell) => ({ params: { id: (await company({ ...cell, ownership: 'foreign' })).id }, body: { message: '' } }),
  },
  { call: calls.listOwnRequests, answers: onlyFor({ employer: 200 }), screens: [] },
  {
    call: calls.withdrawRequest,
    answers: onlyFor({ employer: { own: 204, foreign: 404 } }),
    input: async (cell) => {
      const { id } = await company({ ...cell, ownership: 'foreign' });
      const asking = cell.ownership === 'own' && cell.who === 'employer' ? cell.name : `${cell.name}-${cell.who}-asking`;
      const asked = await cell.server.as('employer', asking).reply(calls.askToJoin, { params: { id }, body: { message: 'Hello' } });
      return { params: { id, requestId: asked.id } };
    },
  },
  {
    call: calls.decideRequest,
    // Administrators decide where nobody else can.
    answers: onlyFor({ employer: { own: 204, foreign: 404 }, ...NOT_RECRUITERS, admin: { own: 204, foreign: 404 } }),
    duty: 'companies',
    input: async (cell) => {
      const id = cell.ownership === 'own' && cell.who.startsWith('admin') ? await withoutMembers(cell) : (await company(cell)).id;
      const asking = cell.server.as('employer', `${cell.name}-${cell.who}-asking`);
      const asked = await asking.reply(calls.askToJoin, { params: { id }, body: { message: 'Hello' } });
      return { params: { id, requestId: asked.id }, body: { accept: true, role: 'recruiter' } };
    },
  },
  {
    call: calls.listCompanyEvents,
    answers: changed(200),
    duty: 'companies',
    input: async (cell) => ({ params: { id: (await company(cell)).id } }),
    screens: [],
  },
];

/** A company of the caller, or of somebody else. */
async function company({ server, who, name, ownership }: AccessCell): Promise<{ readonly id: string; readonly owner: TestCaller }> {
  const owner = server.as('employer', ownership === 'own' && who === 'employer' ? name : `${name}-${who}-owner`);
  const { id } = await owner.reply(createCompany, { body: { name: `Team of ${name} ${who}`.slice(0, 80) } });
  return { id, owner };
}

function withoutMembers({ server, name, who }: AccessCell): Promise<string> {
  const body = { name: `Empty ${name} ${who}`.slice(0, 80) };
  return server
    .as('admin:companies', 'adding')
    .reply(createCompany, { body })
    .then(({ id }) => id);
}

async function invite<Result>(
  owner: TestCaller,
  id: string,
  invited: TestCaller,
  then: (invitation: string) => Promise<Result>,
): Promise<Result> {
  const { email } = await invited.actor();
  return then((await owner.reply(calls.inviteMember, { params: { id }, body: { email, role: 'recruiter' } })).id);
}

/** An invitation of the caller, or of somebody else. */
async function invitation(cell: AccessCell): Promise<string> {
  const { id, owner } = await company({ ...cell, ownership: 'foreign' });
  const isOwn = cell.ownership === 'own' && cell.who !== 'visitor';
  const invited = isOwn ? cell.server.as(cell.who, cell.name) : cell.server.as('employer', `${cell.name}-${cell.who}-invited`);
  return invite(owner, id, invited, (found) => Promise.resolve(found));
}
