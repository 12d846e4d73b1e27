import { testServer } from '#core/testing/server-kit.ts';
import { applyToJob } from '#plugins/applications/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { getCandidate } from '../contract/candidate-endpoints.ts';
import { getMyProfile, skipSection } from '../contract/endpoints.ts';
import { saveSection } from '../contract/save-section.ts';
import { SECTIONS } from '../contract/section-names.ts';
import type { Place, Preferences } from '../contract/section-schemas.ts';
import { BLANK_SECTIONS } from '../contract/sections.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const place: Place = { ...BLANK_SECTIONS.place, country: 'BE', city: 'Ghent', phone: '+32 9 210 10 10' };
const preferences: Preferences = {
  ...BLANK_SECTIONS.preferences,
  titles: ['Gardener'],
  employmentTypes: ['full_time'],
  workModes: ['onsite'],
  pay: { min: 2_500_000, currency: 'EUR', period: 'year' },
};
const basics = { photo: null, headline: 'Gardener', pronouns: '', isOldEnough: true };

const api = testServer(serverPlugins);

/** A posting of that employer's own company. */
async function postingOf(name: string, title = 'Gardener'): Promise<string> {
  const employer = api.as('employer', name);
  await employer.reply(createCompany, { body: { name: `Company of ${name}` } });
  const job = await employer.reply(createJob, {
    body: {
      title,
      description: 'You look after parks and gardens in every season, alone and with colleagues. '.repeat(3),
      location: 'Ghent',
      workMode: 'onsite',
      employmentType: 'full_time',
      salary: { min: 2_500_000, max: 3_000_000, currency: 'EUR', period: 'year' },
    },
  });
  return job.id;
}

describe('the own profile', () => {
  test('is blank at first, and returns each section as it was saved', async () => {
    const candidate = api.as('candidate', 'gardener');
    const { userId } = await candidate.actor();
    const first = await candidate.reply(getMyProfile);
    expect([first.candidateId, first.name]).toEqual([userId, 'candidate-gardener']);
    for (const section of SECTIONS) {
      expect(first.sections[section]).toEqual({ value: BLANK_SECTIONS[section], version: 0, isSkipped: false });
    }
    const saved = await candidate.reply(saveSection('place'), { body: { value: place, version: 0 } });
    expect(saved).toEqual({ value: { ...place, phone: '+3292101010' }, version: 1, isSkipped: false });
    await candidate.reply(saveSection('place'), { body: { value: { ...place, city: 'Bruges' }, version: 1 } });
    const { sections } = await candidate.reply(getMyProfile);
    expect(sections.place).toMatchObject({ value: { city: 'Bruges' }, version: 2 });
    expect(sections.basics.version).toBe(0);
  });

  test('names each invalid field', async () => {
    const wrong = await api.as('candidate', 'careless').refusal(saveSection('experience'), {
      body: {
        version: 0,
        value: {
          items: [
            {
              ...{ id: NOBODY, title: 'X', company: 'Parks', place: '', employmentType: '', isCurrent: false, skills: [] },
              ...{ start: '2020-05', end: '2019-01', description: 'x'.repeat(3001) },
            },
          ],
        },
      },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.issues?.map(({ path }) => path)).toEqual(['value.items.0.title', 'value.items.0.description']);
  });

  test('refuses a save from an outdated version, also on the first save', async () => {
    const candidate = api.as('candidate', 'two windows');
    const save = (version: number): Promise<number> => candidate.status(saveSection('basics'), { body: { value: basics, version } });
    expect((await Promise.all([save(0), save(0)])).sort()).toEqual([200, 409]);
    expect((await Promise.all([save(1), save(1)])).sort()).toEqual([200, 409]);
    expect(await save(7)).toBe(409);
    expect(await candidate.status(saveSection('skills'), { body: { value: { items: [] }, version: 3 } })).toBe(409);
  });

  test('can skip a section for now: its content stays, and it can be filled in later', async () => {
    const candidate = api.as('candidate', 'in a hurry');
    expect(await candidate.status(skipSection, { params: { section: 'basics' } })).toBe(404);
    expect(await candidate.status(skipSection, { params: { section: 'hobbies' } })).toBe(404);
    const { sections } = await candidate.reply(skipSection, { params: { section: 'skills' } });
    expect(sections.skills).toEqual({ value: { items: [] }, version: 0, isSkipped: true });
    const items = [{ id: NOBODY, code: '', name: 'Pruning', level: 4, years: null, lastUsed: null }];
    const saved = await candidate.reply(saveSection('skills'), { body: { value: { items }, version: 0 } });
    expect(saved).toEqual({ value: { items }, version: 1, isSkipped: false });
    expect((await candidate.reply(skipSection, { params: { section: 'skills' } })).sections.skills).toEqual(saved);
  });

  test('can be confirmed only when all required parts are present', async () => {
    const candidate = api.as('candidate', 'careful');
    const confirm = { body: { value: { ...BLANK_SECTIONS.review, isConfirmed: true }, version: 0 } };
    const early = await candidate.refusal(saveSection('review'), confirm);
    expect([early.status, early.issues?.[0]?.path, early.issues?.[0]?.code]).toEqual([422, 'value.isConfirmed', 'candidate.not-finished']);
    await candidate.reply(saveSection('basics'), { body: { value: basics, version: 0 } });
    await candidate.reply(saveSection('place'), { body: { value: place, version: 0 } });
    expect(await candidate.status(saveSection('review'), confirm)).toBe(422);
    await candidate.reply(saveSection('preferences'), { body: { value: preferences, version: 0 } });
    expect((await candidate.reply(saveSection('review'), confirm)).value.isConfirmed).toBe(true);
  });
});

describe('values that could make a profile unreadable', () => {
  test('a skill with a control character between a letter and its accent is saved and read back', async () => {
    const candidate = api.as('candidate', 'accented');
    const skill = { id: NOBODY, code: '', name: 'caf\u0065\u0001\u0301', level: null, years: null, lastUsed: null };
    const saved = await candidate.reply(saveSection('skills'), { body: { value: { items: [skill] }, version: 0 } });
    expect(saved.value.items).toMatchObject([{ name: 'caf\u00e9' }]);
    expect((await candidate.reply(getMyProfile)).sections.skills).toEqual(saved);
  });

  test.each([
    'https://example.org/\u0000',
    'https://example.org/\ud800',
    'https://example.org/\u202eknab',
    'https://bank.example@evil.test/',
  ])('the link %j answers 422', async (link) => {
    const body = { value: { ...place, links: [link] }, version: 0 };
    const refusal = await api.as('candidate', 'linked').refusal(saveSection('place'), { body });
    expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'value.links.0' }] });
  });

  test.each([2 ** 31 - 1, 2 ** 31, 2 ** 53, -1])('the version %d answers 422', async (version) => {
    const refusal = await api.as('candidate', 'versioned').refusal(saveSection('place'), { body: { value: place, version } });
    expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'version' }] });
  });
});

test("a candidate's profile is not opened by an application: the company reads what was sent", async () => {
  const jobId = await postingOf('near');
  const candidate = api.as('candidate', 'applicant');
  const { userId: id } = await candidate.actor();
  const seen = () => api.as('employer', 'near').status(getCandidate, { params: { id } });
  expect(await seen()).toBe(404);
  await candidate.reply(applyToJob, { params: { id: jobId }, body: {} });
  expect([await seen(), await api.as('employer', 'near').status(getCandidate, { params: { id: NOBODY } })]).toEqual([404, 404]);
});
