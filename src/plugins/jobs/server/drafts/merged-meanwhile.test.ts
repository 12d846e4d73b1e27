import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { whileFirstWaits } from '#core/testing/while-open.ts';
import { createRow, mergeRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { PostingChange } from '../../contract/managing.ts';
import { editJob, getEditedJob } from '../../contract/managing-endpoints.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import type { JobsTables } from '../job-tables.ts';
import { anEmployer, aPosting } from '../testing/managed-world.ts';

const params = { entity: 'skills' };

const api = testServer(serverPlugins);
let employer: TestCaller;
beforeAll(async () => {
  employer = await anEmployer(api, 'anna');
  for (const code of ['rigging', 'slinging', 'lifting'])
    await api.as('admin').reply(createRow, { params, body: { code, name: code, names: {} } });
});

const needing = (code: string): PostingChange => ({ details: { skills: [{ code, name: 'Rigging', must: true, level: null }] } });
const lock = (id: string) => (transaction: Transaction) =>
  tablesIn<JobsTables>(transaction).selectFrom('job_postings').select('id').where('id', '=', id).forUpdate().execute();
const merge = (code: string) => () =>
  api.as('admin').status(mergeRow, { params: { ...params, code }, body: { into: 'lifting', version: 1 } });
const edit =
  ({ id, version }: ManagedJob, change: PostingChange) =>
  () =>
    employer.status(editJob, { params: { id }, body: { ...change, version } });
const codesOf = async ({ id }: ManagedJob) =>
  (await employer.reply(getEditedJob, { params: { id } })).fields.details.skills.map(({ code }) => code);

test('a skill that is merged while a posting gets it has the code of the other', async () => {
  const job = await aPosting(employer);
  expect(await whileFirstWaits(api.db, lock(job.id), [edit(job, needing('rigging')), merge('rigging')])).toEqual([200, 200]);
  expect(await codesOf(job)).toEqual(['lifting']);
});

test('an edit of a posting whose skill is being merged does not bring the old code back', async () => {
  const job = await aPosting(employer, needing('slinging'));
  const other = await aPosting(employer, needing('slinging'));
  expect(await whileFirstWaits(api.db, lock(other.id), [merge('slinging'), edit(job, { title: 'Rigger' })])).toEqual([200, 409]);
  expect([await codesOf(job), await codesOf(other)]).toEqual([['lifting'], ['lifting']]);
});
