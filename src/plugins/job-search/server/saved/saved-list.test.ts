import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { deleteAccount, getDeletionPlan } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob } from '#plugins/jobs/contract/endpoints.ts';
import { editJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import { postingReferences } from '#plugins/jobs/contract/posting-references.ts';
import type { ManagedJob } from '#plugins/jobs/contract/reply-schemas.ts';
import { listSavedJobs, listSavedSearches, saveJob, saveSearch } from '../../contract/saved-endpoints.ts';
import type { SavedJob } from '../../contract/saved-schemas.ts';
import { anEmployer, aPosting, moveOn, nowOf } from '../testing/posting-world.ts';
import { aSearch } from '../testing/saved-world.ts';
import { searchDatabase } from '../testing/search-fixture.ts';

const DAY = 86_400_000;

let time = Date.parse('2026-03-01T09:00:00.000Z');
let needed: string[] = [];

/** A plugin that needs some postings. */
const other = defineServerPlugin({
  id: 'other',
  requires: ['jobs'],
  setup: () => ({
    contributes: [postingReferences.add('other.needed', 90, { keeper: { keptOf: async () => needed } })],
  }),
});

const api = testServer([...serverPlugins, other], { now: () => new Date(time) });

const save = async (name: string, { id }: { readonly id: string }) =>
  api.as('candidate', name).reply(saveJob, { params: { id }, body: { note: 'Ask for Kim' } });
const listOf = async (name: string): Promise<readonly SavedJob[]> =>
  (await api.as('candidate', name).reply(listSavedJobs, { query: { limit: 20 } })).items;

describe('a saved posting', () => {
  test('stays in the list with what became of it, and can still be opened', async () => {
    const employer = await anEmployer(api, 'anna');
    const posting = async (title: string): Promise<ManagedJob> => {
      const job = await aPosting(employer, { title });
      await save('keeper', job);
      return job;
    };
    const [open, paused, closed, expired] = [
      await posting('Welder'),
      await posting('Fitter'),
      await posting('Turner'),
      await posting('Miller'),
    ];
    await moveOn(employer, paused, 'paused');
    await moveOn(employer, closed, 'closed', { reason: 'filled_here' });
    time += 31 * DAY;
    await moveOn(employer, await nowOf(employer, open), 'published', { stillHiring: true });
    const items = new Map((await listOf('keeper')).map((saved) => [saved.title, saved]));
    expect(items.get('Welder')).toMatchObject({
      status: 'published',
      endedAt: null,
      note: 'Ask for Kim',
      job: { id: open.id, title: 'Welder' },
    });
    expect(items.get('Turner')).toMatchObject({ status: 'closed', endReason: 'filled_here', job: { id: closed.id } });
    expect(items.get('Miller')).toMatchObject({ status: 'expired', endReason: null, endedAt: expired.expiresAt });
    time += 31 * DAY;
    for (const { id } of [closed, expired]) {
      expect(await api.as('candidate', 'keeper').status(getJob, { params: { id } })).toBe(200);
      expect(await api.as('candidate', 'stranger').status(getJob, { params: { id } })).toBe(404);
    }
  });

  test('keeps only the title under which it was saved when it is removed', async () => {
    const employer = await anEmployer(api, 'bert');
    const job = await aPosting(employer, { title: 'Data clerk' });
    await save('warned', job);
    await moveOn(api.as('admin'), job, 'removed', { reason: 'It asks for money.' });
    expect(await listOf('warned')).toMatchObject([{ id: job.id, title: 'Data clerk', job: null, status: 'removed', endReason: 'removed' }]);
    expect(await api.as('candidate', 'warned').status(getJob, { params: { id: job.id } })).toBe(404);
  });

  test('counts as paused while it is reviewed again, and does not show the text that is reviewed', async () => {
    const employer = await anEmployer(api, 'clara');
    const job = await aPosting(employer, { title: 'Cook' });
    await save('curious', job);
    await sql`update job_postings set status = 'pending_review', title = 'Cook, earn a million' where id = ${job.id}`.execute(api.db);
    const [saved] = await listOf('curious');
    expect(saved).toMatchObject({ title: 'Cook', job: null, status: 'paused' });
    expect(JSON.stringify(saved)).not.toContain('million');
  });

  test('shows the changes that its company made', async () => {
    const employer = await anEmployer(api, 'dora');
    const job = await aPosting(employer, { title: 'Baker' });
    await save('current', job);
    await employer.reply(editJob, { params: { id: job.id }, body: { title: 'Head baker', version: job.version } });
    expect(await listOf('current')).toMatchObject([{ title: 'Baker', job: { title: 'Head baker' } }]);
  });
});

test('when a company loses its last member its saved postings go with it, except those that another plugin needs', async () => {
  const employer = await anEmployer(api, 'emil');
  const [saved, kept] = [await aPosting(employer, { title: 'Roofer' }), await aPosting(employer, { title: 'Mason' })];
  for (const job of [saved, kept]) await save('left', job);
  needed = [kept.id];
  expect((await employer.reply(getDeletionPlan)).items).toContainEqual({ code: 'jobs.postings', fate: 'deleted', count: 1 });
  expect(await employer.status(deleteAccount)).toBe(204);
  expect(await listOf('left')).toMatchObject([{ id: kept.id, status: 'closed', endReason: 'company_gone', job: { title: 'Mason' } }]);
  expect(await api.as('candidate', 'left').status(getJob, { params: { id: kept.id } })).toBe(200);
});

test('a saved posting counts as used, so that the undo of an import closes it instead of deleting it', async () => {
  const employer = await anEmployer(api, 'olga');
  const [saved, other] = [await aPosting(employer, { title: 'Tiler' }), await aPosting(employer, { title: 'Plumber' })];
  await save('user', saved);
  const keepers = api.registry.contributions(postingReferences.part('keeper')).filter(({ id }) => id === 'job-search.saved');
  const used = await inTransaction(api.db, async (_own, transaction) =>
    Promise.all(keepers.map(({ value }) => value.usedAmong?.(transaction, [saved.id, other.id]))),
  );
  expect(used).toEqual([[saved.id]]);
});

test('the account of a candidate lists what was saved as personal data, and takes it along', async () => {
  const candidate = api.as('candidate', 'leaver');
  const { userId } = await candidate.actor();
  expect((await candidate.reply(getDeletionPlan)).items).not.toContainEqual(expect.objectContaining({ code: 'job-search.saved-jobs' }));
  await save('leaver', await aPosting(await anEmployer(api, 'fritz')));
  await candidate.reply(saveSearch, { body: aSearch() });
  expect((await candidate.reply(listSavedSearches)).items).toHaveLength(1);
  const { items } = await candidate.reply(getDeletionPlan);
  expect(items).toContainEqual({ code: 'job-search.saved-jobs', fate: 'deleted', count: 1 });
  expect(items).toContainEqual({ code: 'job-search.saved-searches', fate: 'deleted', count: 1 });
  expect(await candidate.status(deleteAccount)).toBe(204);
  for (const table of ['job_saved_postings', 'job_saved_searches'] as const) {
    expect(await searchDatabase(api).selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).toEqual([]);
  }
});
