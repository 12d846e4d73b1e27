import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { MOST_AT_ONCE } from '../../contract/life-cycle.ts';
import { countOpenApplications } from '../../contract/managing-endpoints.ts';
import type { PostingListener } from '../../contract/posting-references.ts';
import type { JobsTables } from '../job-tables.ts';
import { anEmployer, aPosting } from '../testing/managed-world.ts';
import { countOpenApplications as countEnding } from './open-applications.ts';

const api = testServer(serverPlugins);

test('the number of ending applications is that of a list of postings, and 422 answers any other text', async () => {
  const employer = await anEmployer(api, 'anna');
  const { id } = await aPosting(employer);
  const call = (jobIds: string) => ({ query: { jobIds } });
  for (const wrong of [
    '',
    'all',
    `${id},`,
    Array(MOST_AT_ONCE + 1)
      .fill(id)
      .join(','),
  ]) {
    expect(await employer.status(countOpenApplications, call(wrong))).toBe(422);
  }
  expect(await employer.reply(countOpenApplications, call(id))).toEqual({ count: 0 });
  expect(await api.as('admin:jobs').reply(countOpenApplications, call(id))).toEqual({ count: 0 });
});

test('the applications of all postings in the scope are added, and those of other companies are left out', async () => {
  const [one, two] = [await aPosting(await anEmployer(api, 'bert')), await aPosting(await anEmployer(api, 'cora'))];
  const threeEach: PostingListener = {
    closed: async () => undefined,
    endedBy: async (jobIds) => new Map(jobIds.map((id) => [id, 3])),
  };
  const needs = { db: api.db.$extendTables<JobsTables>(), listeners: () => [threeEach, { closed: async () => undefined }] };
  const ids = [one.id, two.id];
  expect(await countEnding(needs, { companies: undefined }, ids)).toBe(6);
  expect(await countEnding(needs, { companies: [one.company.id] }, ids)).toBe(3);
  expect(await countEnding(needs, { companies: [] }, ids)).toBe(0);
});
