import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob } from '#plugins/jobs/contract/endpoints.ts';
import { listSimilarJobs, searchJobs } from '../contract/endpoints.ts';
import { listSavedJobs, saveJob } from '../contract/saved-endpoints.ts';
import { publish } from './testing/search-fixture.ts';

const api = testServer(serverPlugins);

test('a posting whose source names no date is marked in the search, beside similar ones, among saved ones and on its page', async () => {
  const [undated = '', dated = ''] = await publish(api, [
    { title: 'Lock keeper' },
    { title: 'Lock keeper', publishedAt: new Date('2026-02-01T00:00:00.000Z') },
  ]);
  const candidate = api.as('candidate');
  for (const id of [undated, dated]) await candidate.reply(saveJob, { params: { id }, body: {} });
  const found = (await candidate.reply(searchJobs, { query: { q: 'lock keeper' } })).items;
  const saved = (await candidate.reply(listSavedJobs, { query: { limit: 5 } })).items;
  const marks = (jobs: readonly ({ readonly id: string; readonly isImportDate?: boolean } | null)[]) =>
    new Map(jobs.map((job) => [job?.id, job?.isImportDate]));
  const expected = new Map([
    [undated, true],
    [dated, undefined],
  ]);
  expect(marks(found)).toEqual(expected);
  expect(marks(saved.map(({ job }) => job))).toEqual(expected);
  expect((await candidate.reply(listSimilarJobs, { params: { id: dated } })).items.map(({ isImportDate }) => isImportDate)).toEqual([true]);
  for (const [id, mark] of expected) expect((await candidate.reply(getJob, { params: { id } })).isImportDate).toBe(mark);
});
