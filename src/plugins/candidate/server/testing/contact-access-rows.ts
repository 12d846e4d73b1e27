import { type AccessCell, type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import { listCandidates, openCandidate } from '../../contract/candidate-endpoints.ts';
import { countViews, previewProfile } from '../../contract/endpoints.ts';
import * as invitationCalls from '../../contract/invitation-endpoints.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { FOUND, foundCandidate, hiringCompany } from './contact-world.ts';

/** The reason for which administrators open profiles in the rows. */
export const REASON = 'The candidate asked for help.';

/** Access to the calls with which candidates and companies meet. */
export const contactAccessRows: readonly AccessRow[] = [
  {
    call: openCandidate,
    answers: onlyFor({ admin: 200 }),
    duty: 'candidates',
    shared: 'Candidates belong to no administrator.',
    input: async ({ server, who, name }) => ({
      params: { id: await foundCandidate(server, `${name}-${who}-opened`) },
      body: { reason: REASON },
    }),
  },
  // The pages of the list are those of employers too, who make another call there.
  {
    call: listCandidates,
    answers: onlyFor({ admin: 200 }),
    duty: 'candidates',
    input: async () => ({ query: { q: 'demo' } }),
    screens: [],
  },
  {
    call: previewProfile,
    answers: onlyFor({ candidate: 200 }),
    input: async () => ({ query: { as: 'all' } }),
    screens: [{ route: candidateRoutes.profile }],
  },
  { call: countViews, answers: onlyFor({ candidate: 200 }) },
  {
    call: invitationCalls.inviteCandidate,
    answers: onlyFor({ employer: { own: 201, foreign: 404 } }),
    input: async (cell) => {
      const { candidateId, jobId } = await met(cell);
      return { params: { id: candidateId }, body: { jobId, message: '' } };
    },
  },
  {
    call: invitationCalls.listSentInvitations,
    answers: onlyFor({ employer: { own: 200, foreign: 404 } }),
    input: async (cell) => ({ params: { id: (await met(cell)).candidateId } }),
  },
  { call: invitationCalls.listMyInvitations, answers: onlyFor({ candidate: 200 }) },
  {
    call: invitationCalls.answerInvitation,
    answers: onlyFor({ candidate: { own: 204, foreign: 404 } }),
    input: async (cell) => ({ params: { id: await invitation(cell) }, body: { decline: true } }),
  },
];

/** A candidate whom the employer sees, or one who has blocked the employer's company, and a posting of this company. */
async function met({ server, who, name, ownership }: AccessCell): Promise<{ readonly candidateId: string; readonly jobId: string }> {
  const { companyId, jobId } = await hiringCompany(server, who === 'employer' ? name : `${name}-${who}-owner`);
  const { review } = FOUND;
  const blockedCompanies = ownership === 'own' ? [] : [{ id: companyId, name: 'Blocked' }];
  const candidateId = await foundCandidate(server, `${name}-${who}-met`, { review: { ...review, blockedCompanies } });
  return { candidateId, jobId };
}

/** An invitation of the caller, or of another candidate. */
async function invitation({ server, who, name, ownership }: AccessCell): Promise<string> {
  const invited = await foundCandidate(server, who === 'candidate' && ownership === 'own' ? name : `${name}-${who}-invited`);
  const { jobId } = await hiringCompany(server, `${name}-${who}-inviter`);
  const inviter = server.as('employer', `${name}-${who}-inviter`);
  return (await inviter.reply(invitationCalls.inviteCandidate, { params: { id: invited }, body: { jobId, message: '' } })).id;
}
