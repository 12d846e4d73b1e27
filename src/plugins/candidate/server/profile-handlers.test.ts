import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { applyToJob } from '#plugins/jobs/contract/application-endpoints.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { getCandidate, getMyProfile, saveMyProfile } from '../contract/endpoints.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

let api: TestServer;
beforeAll(async () => {
  api = await serverWith(serverPlugins);
});

/** A posting of that employer's own company. */
async function postingOf(name: string): Promise<string> {
  const employer = api.as('employer', name);
  await employer.reply(createCompany, { body: { name: `Company of ${name}` } });
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
  return job.id;
}

describe("one's own profile", () => {
  test('is for candidates', async () => {
    const body = { headline: 'Gardener', version: 0 };
    for (const call of [getMyProfile, saveMyProfile]) {
      expect(await api.as('visitor').status(call, { body })).toBe(401);
      for (const who of ['newcomer', 'employer', 'admin'] as const) expect(await api.as(who).status(call, { body })).toBe(403);
    }
  });

  test('is empty at first, and is kept as it was saved', async () => {
    const candidate = api.as('candidate', 'gardener');
    const { userId } = await candidate.actor();
    const empty = { candidateId: userId, name: 'candidate-gardener', headline: null, location: null, summary: null, version: 0 };
    expect(await candidate.reply(getMyProfile)).toEqual(empty);
    const wrong = await candidate.refusal(saveMyProfile, { body: { headline: '', summary: 'x'.repeat(2001), version: 0 } });
    expect(wrong.status).toBe(422);
    expect(wrong.issues?.map((issue) => issue.path)).toEqual(['headline', 'summary']);
    const saved = await candidate.reply(saveMyProfile, {
      body: { headline: 'Gardener', location: 'Ghent', summary: 'Roses.', version: 0 },
    });
    expect(saved).toEqual({ ...empty, headline: 'Gardener', location: 'Ghent', summary: 'Roses.', version: 1 });
    const less = await candidate.reply(saveMyProfile, { body: { headline: 'Head gardener', location: '', version: 1 } });
    expect(less).toEqual({ ...empty, headline: 'Head gardener', version: 2 });
    expect(await candidate.reply(getMyProfile)).toEqual(less);
  });

  test('saved from a version that is gone is refused, also the first time', async () => {
    const candidate = api.as('candidate', 'two windows');
    const save = (version: number): Promise<number> => candidate.status(saveMyProfile, { body: { headline: 'Florist', version } });
    expect((await Promise.all([save(0), save(0)])).sort()).toEqual([200, 409]);
    expect((await Promise.all([save(1), save(1)])).sort()).toEqual([200, 409]);
    expect(await save(7)).toBe(409);
  });
});

describe("a candidate's profile", () => {
  test('is for employers to whose company the candidate applied, and for nobody else', async () => {
    const jobId = await postingOf('near');
    await postingOf('far');
    const candidate = api.as('candidate', 'applicant');
    const { userId: id } = await candidate.actor();
    expect(await api.as('visitor').status(getCandidate, { params: { id } })).toBe(401);
    expect(await api.as('candidate', 'curious').status(getCandidate, { params: { id } })).toBe(403);
    expect(await api.as('employer', 'near').status(getCandidate, { params: { id } })).toBe(404);
    await candidate.reply(applyToJob, { params: { id: jobId }, body: {} });
    expect(await api.as('employer', 'far').status(getCandidate, { params: { id } })).toBe(404);
    expect(await api.as('employer', 'near').status(getCandidate, { params: { id: NOBODY } })).toBe(404);
    expect(await api.as('employer', 'near').reply(getCandidate, { params: { id } })).toMatchObject({
      candidateId: id,
      name: 'candidate-applicant',
      version: 0,
    });
  });
});
