import { type AccessCell, type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import { applyToJob } from '#plugins/applications/contract/endpoints.ts';
import * as candidateCalls from '../../contract/candidate-endpoints.ts';
import { getMyProfile, skipSection } from '../../contract/endpoints.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { saveSection } from '../../contract/save-section.ts';
import { SECTIONS } from '../../contract/section-names.ts';
import { BLANK_SECTIONS } from '../../contract/sections.ts';
import { contactAccessRows, REASON } from './contact-access-rows.ts';
import { foundCandidate, hiringCompany } from './contact-world.ts';

/** Access to the calls of the plugin `candidate`. */
export const accessRows: readonly AccessRow[] = [
  { call: getMyProfile, answers: onlyFor({ candidate: 200 }), screens: [{ route: candidateRoutes.profile }] },
  ...SECTIONS.map(
    (section): AccessRow => ({
      call: saveSection(section),
      answers: onlyFor({ candidate: 200 }),
      input: async () => ({ body: { value: BLANK_SECTIONS[section], version: 0 } }),
      screens: [{ route: candidateRoutes[section] }],
    }),
  ),
  { call: skipSection, answers: onlyFor({ candidate: 200 }), input: async () => ({ params: { section: 'skills' } }) },
  { call: candidateCalls.searchCandidates, answers: onlyFor({ employer: 200 }), input: async () => ({ query: { limit: 1 } }) },
  { call: candidateCalls.countCandidates, answers: onlyFor({ employer: 200 }), input: async () => ({ query: {} }) },
  {
    call: candidateCalls.getCandidate,
    // An employer's own candidates are those whom their company finds, an administrator's those whose profiles they opened. Applicants show
    // their profiles to no more companies than before.
    answers: onlyFor({ employer: { own: 200, foreign: 404 }, admin: { own: 200, foreign: 404 } }),
    duty: 'candidates',
    input: async (cell) => {
      const id = await applicant(cell);
      const { server, who, name, ownership } = cell;
      if (who.startsWith('admin') && ownership === 'own') {
        await server.as(who, name).reply(candidateCalls.openCandidate, { params: { id }, body: { reason: REASON } });
      }
      if (who === 'employer' && ownership === 'own') return { params: { id: await foundCandidate(server, `${name}-found`) } };
      return { params: { id } };
    },
    screens: [{ route: candidateRoutes.list }, { route: candidateRoutes.detail }],
  },
  ...contactAccessRows,
];

async function applicant({ server, who, name, ownership }: AccessCell): Promise<string> {
  const owner = ownership === 'own' && who === 'employer' ? name : `${name}-${who}-owner`;
  const { jobId } = await hiringCompany(server, owner);
  const candidate = server.as('candidate', `${name}-${who}-applicant`);
  await candidate.reply(applyToJob, { params: { id: jobId }, body: {} });
  return (await candidate.actor()).userId;
}
