import { type AccessCell, type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import { applyToJob } from '#plugins/applications/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { getCandidate } from '../../contract/candidate-endpoints.ts';
import { getMyProfile, skipSection } from '../../contract/endpoints.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { saveSection } from '../../contract/save-section.ts';
import { SECTIONS } from '../../contract/section-names.ts';
import { BLANK_SECTIONS } from '../../contract/sections.ts';

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
  {
    call: getCandidate,
    // An employer's own candidates are the applicants to their postings.
    answers: onlyFor({ employer: { own: 200, foreign: 404 } }),
    input: async (cell) => ({ params: { id: await applicant(cell) } }),
  },
];

async function applicant({ server, who, name, ownership }: AccessCell): Promise<string> {
  const employer = server.as('employer', ownership === 'own' && who === 'employer' ? name : `${name}-${who}-owner`);
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  const job = await employer.reply(createJob, {
    body: {
      title: 'Gardener',
      description: 'You look after parks and gardens in every season, alone and with colleagues. '.repeat(3),
      location: 'Ghent',
      workMode: 'onsite',
      employmentType: 'full_time',
      salary: { min: 2_500_000, max: 3_000_000, currency: 'EUR', period: 'year' },
    },
  });
  const candidate = server.as('candidate', `${name}-${who}-applicant`);
  await candidate.reply(applyToJob, { params: { id: job.id }, body: {} });
  return (await candidate.actor()).userId;
}
