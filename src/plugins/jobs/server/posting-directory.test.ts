import { inTransaction } from '#core/server/db/transaction.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '../contract/endpoints.ts';
import { createPostingDirectory } from './posting-directory.ts';
import { aJobInput } from './testing/a-job-input.ts';
import { jobsDatabase } from './testing/search-fixture.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

let api: TestServer;
let companyId: string;
let jobId: string;
beforeAll(async () => {
  api = await serverWith(serverPlugins);
  const employer = api.as('employer');
  companyId = (await employer.reply(createCompany, { body: { name: 'Harbour Works' } })).id;
  jobId = (await employer.reply(createJob, { body: aJobInput() })).id;
});

test('returns the company and the status of a posting', async () => {
  const directory = createPostingDirectory(jobsDatabase(api));
  expect(await directory.stateOf(jobId)).toEqual({ companyId, status: 'published' });
  expect(await directory.stateOf(NOBODY)).toBeUndefined();
});

test('returns the cards of those postings that exist', async () => {
  const directory = createPostingDirectory(jobsDatabase(api));
  const cards = await directory.cards([jobId, NOBODY, jobId]);
  expect([...cards]).toEqual([[jobId, { id: jobId, title: 'Structural engineer', company: 'Harbour Works', location: 'Bergen' }]]);
  expect(await directory.cards([])).toEqual(new Map());
});

test('a locked posting cannot be changed before the transaction ends', async () => {
  const db = jobsDatabase(api);
  const directory = createPostingDirectory(db);
  const lock = () => db.selectFrom('job_postings').select('id').where('id', '=', jobId).forUpdate().noWait().execute();
  await inTransaction(db, async (_own, transaction) => {
    expect(await directory.lockedState(transaction, jobId)).toEqual({ companyId, status: 'published' });
    await expect(lock()).rejects.toThrow('could not obtain lock');
  });
  expect(await lock()).toHaveLength(1);
});
