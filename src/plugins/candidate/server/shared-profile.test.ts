import { serverWith } from '#core/testing/server-kit.ts';
import { getCopy } from '#plugins/applications/contract/applying/copy-endpoints.ts';
import { applyToJob } from '#plugins/applications/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { getCandidate } from '../contract/candidate-endpoints.ts';
import { saveSection } from '../contract/save-section.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../contract/sections.ts';
import { CANDIDATE_PARTS } from '../contract/sent-profile.ts';
import { SHARED_SECTIONS, sharedSections } from '../contract/shared-profile.ts';

const ID = '018f0000-0000-7000-8000-000000000001';

/** A profile without blank fields. */
const FULL: ProfileSections = {
  basics: { photo: null, headline: 'Gardener', pronouns: 'she', isOldEnough: true },
  place: {
    ...{ phone: '+3292101010', country: 'BE', city: 'Ghent', postalCode: '9000', commuteKm: 20, moveTo: ['NL'], mayWorkIn: ['BE'] },
    ...{ needsSponsorship: true, links: ['https://example.org/'] },
  },
  preferences: {
    ...{
      titles: ['Gardener'],
      categories: ['agriculture-environment'],
      employmentTypes: ['full_time'],
      workModes: ['onsite'],
      showsPay: false,
      search: 'active',
      availability: 'notice',
    },
    ...{ pay: { min: 2_500_000, currency: 'EUR', period: 'year' }, noticeDays: 30, availableFrom: '' },
  },
  experience: {
    items: [
      {
        ...{ id: ID, title: 'Gardener', company: 'Parks', place: 'Ghent', employmentType: 'full_time', skills: ['Pruning'] },
        ...{ start: '2019-02', end: '2021-08', isCurrent: false, description: 'Roses.' },
      },
    ],
  },
  education: {
    items: [
      {
        id: ID,
        institution: 'School',
        level: 'school',
        field: 'Plants',
        startYear: 2010,
        endYear: 2012,
        grade: 'A',
        description: 'Trees.',
      },
    ],
  },
  skills: { items: [{ id: ID, code: '', name: 'Pruning', level: 4, years: 3, lastUsed: 2024 }] },
  languages: { items: [{ id: ID, code: 'nl', level: 'native' }] },
  certificates: {
    items: [
      {
        id: ID,
        name: 'Ladders',
        issuer: 'City',
        number: '7',
        issued: '2019-01',
        expires: '2029-01',
        url: 'https://example.org/',
        paper: null,
      },
    ],
    driving: ['B'],
  },
  portfolio: {
    cvs: [],
    summary: 'I like roses.',
    items: [{ id: ID, title: 'A park', url: 'https://example.org/park', description: 'Mine.', picture: null }],
  },
  review: { ...BLANK_SECTIONS.review, isConfirmed: true, talentPoolSince: '2026-09-01' },
};

test('an employer reads of an application exactly the sections that the application form lists', async () => {
  const api = await serverWith(serverPlugins);
  const [employer, candidate] = [api.as('employer'), api.as('candidate')];
  await employer.reply(createCompany, { body: { name: 'Parks' } });
  const { id: jobId } = await employer.reply(createJob, {
    body: {
      title: 'Gardener',
      description: 'You look after parks and gardens in every season, alone and with colleagues. '.repeat(3),
      ...{ location: 'Ghent', workMode: 'onsite', employmentType: 'full_time' },
      salary: { min: 2_500_000, max: 3_000_000, currency: 'EUR', period: 'year' },
    },
  });
  for (const section of [...SHARED_SECTIONS, 'review'] as const) {
    await candidate.reply(saveSection(section), { body: { value: FULL[section], version: 0 } });
  }
  const { id } = await candidate.reply(applyToJob, { params: { id: jobId }, body: {} });
  const { parts } = await employer.reply(getCopy, { params: { id } });
  const profile = parts.find(({ part }) => part === CANDIDATE_PARTS.profile)?.copy;
  expect(profile).toEqual({ sections: sharedSections(FULL), talentPoolUntil: '2028-09-01' });
  expect(Object.keys(sharedSections(FULL)).sort()).toEqual([...SHARED_SECTIONS].sort());
  for (const word of ['isOldEnough', 'showsPay', 'isConfirmed', 'search', '2500000']) expect(JSON.stringify(profile)).not.toContain(word);
  // The profile itself shows what it shows to every company: here nothing, because its address is not confirmed.
  expect(await employer.status(getCandidate, { params: { id: (await candidate.actor()).userId } })).toBe(404);
});
