import { inTransaction } from '#core/server/db/transaction.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { BLANK_DETAILS } from '../contract/detail-values.ts';
import { createJob } from '../contract/endpoints.ts';
import { createDraft } from '../contract/managing-endpoints.ts';
import { createPostingDirectory } from './posting-directory.ts';
import { aJobInput } from './testing/a-job-input.ts';
import { jobsDatabase } from './testing/search-fixture.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

const COMPANIES = { marksOf: async () => new Map(), withActiveMembers: async (ids: readonly string[]) => new Set(ids) };

const now = () => new Date();

const api = testServer(serverPlugins);
let companyId: string;
let jobId: string;
beforeAll(async () => {
  const employer = api.as('employer');
  companyId = (await employer.reply(createCompany, { body: { name: 'Harbour Works' } })).id;
  jobId = (await employer.reply(createJob, { body: aJobInput() })).id;
});

test('returns the company and the status of a posting', async () => {
  const directory = createPostingDirectory(jobsDatabase(api), COMPANIES, now);
  expect(await directory.stateOf(jobId)).toMatchObject({ companyId, status: 'published', isOpen: true, applyBy: 'form' });
  expect(await directory.stateOf(NOBODY)).toBeUndefined();
});

test('returns the states of those postings that exist', async () => {
  const { job: draft } = await api.as('employer').reply(createDraft, { body: { title: 'Structural engineer' } });
  const directory = createPostingDirectory(jobsDatabase(api), COMPANIES, now);
  const states = await directory.statesOf([jobId, NOBODY, draft.id, jobId]);
  expect(Object.fromEntries(states)).toEqual({
    [jobId]: expect.objectContaining({ companyId, status: 'published', isOpen: true, applyBy: 'form' }),
    [draft.id]: expect.objectContaining({ companyId, status: 'draft', isOpen: false, applyBy: null }),
  });
  expect(await directory.statesOf([])).toEqual(new Map());
});

test('returns the cards of those postings that exist', async () => {
  const directory = createPostingDirectory(jobsDatabase(api), COMPANIES, now);
  const cards = await directory.cards([jobId, NOBODY, jobId]);
  expect([...cards]).toEqual([[jobId, { id: jobId, title: 'Structural engineer', company: 'Harbour Works', location: 'Bergen' }]]);
  expect(await directory.cards([])).toEqual(new Map());
});

test('returns the terms of the postings that everybody may read', async () => {
  let time = new Date();
  const directory = createPostingDirectory(jobsDatabase(api), COMPANIES, () => time);
  const draft = (await api.as('employer').reply(createDraft, { body: { title: 'A draft' } })).job.id;
  const [terms, ...others] = await directory.openTerms([jobId, NOBODY, draft, jobId]);
  expect(others).toEqual([]);
  expect(terms).toEqual({
    id: jobId,
    levelYears: null,
    placeIds: [],
    read: { years: null, level: null, skills: [] },
    location: 'Bergen',
    country: null,
    workMode: 'onsite',
    salary: aJobInput().salary,
    experienceMin: null,
    experienceMax: null,
    details: BLANK_DETAILS,
  });
  expect(await directory.openTerms([])).toEqual([]);
  time = new Date(time.getTime() + 100 * 86_400_000);
  expect(await directory.openTerms([jobId])).toEqual([]);
});

test('a locked posting cannot be changed before the transaction ends', async () => {
  const db = jobsDatabase(api);
  const directory = createPostingDirectory(db, COMPANIES, now);
  const lock = () => db.selectFrom('job_postings').select('id').where('id', '=', jobId).forUpdate().noWait().execute();
  await inTransaction(db, async (_own, transaction) => {
    expect(await directory.lockedState(transaction, jobId)).toMatchObject({
      companyId,
      status: 'published',
      isOpen: true,
      applyBy: 'form',
    });
    await expect(lock()).rejects.toThrow('could not obtain lock');
  });
  expect(await lock()).toHaveLength(1);
});
