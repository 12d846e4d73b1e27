import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listJobEvents, moveJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import { applySheet, checkSheet, importing, openedPlace, undoSheet } from '../testing/sheet-import.ts';

const api = testServer([...serverPlugins, importing], { env: { JOB_REVIEW: 'all' } });

const statusOf = async (id: string): Promise<string | undefined> =>
  (await sql<{ status: string }>`select status from job_postings where id = ${id}`.execute(api.db)).rows[0]?.status;

test('a change of title, pay or place by a member is reviewed again, another one is not, and an undo publishes the posting as it was', async () => {
  const employer = api.as('employer');
  const { id: companyId } = await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  const member = await employer.actor();
  const place = await openedPlace(member, companyId);
  const row = { id: '1', title: 'Structural engineer', location: 'Bergen', workMode: 'On site', employmentType: 'Full time' };
  const text = 'You calculate bridges and halls in steel and timber, and you look after them on site. '.repeat(3).trim();
  const rows = [{ ...row, salary: 'EUR 50,000 a year', description: text }];
  await applySheet(api, member, place, await checkSheet(place, rows));
  await sql`update job_postings set country = 'NO'`.execute(api.db);
  const { rows: drafts } = await sql<{ id: string; version: number }>`select id, version from job_postings`.execute(api.db);
  const [{ id, version } = { id: '', version: 0 }] = drafts;
  const sent = await employer.reply(moveJob, { params: { id }, body: { to: 'pending_review', version } });
  await api.as('admin').reply(moveJob, { params: { id }, body: { to: 'published', version: sent.version } });

  const longer = await checkSheet(place, [{ ...rows[0], description: `${text} And more.` }]);
  await applySheet(api, member, place, longer);
  expect(await statusOf(id)).toBe('published');
  const paid = await checkSheet(place, [{ id: '1', title: row.title, salary: 'EUR 60,000 a year' }]);
  const written = await applySheet(api, member, place, paid);
  expect(await statusOf(id)).toBe('pending_review');
  expect(await undoSheet(api, member, place, written)).toEqual(['reverted']);
  expect(await statusOf(id)).toBe('published');

  const { items } = await employer.reply(listJobEvents, { params: { id }, query: { limit: 20 } });
  const course = items.map(({ action, by, from, to, fields }) => [action, by, from, to, fields.join()]);
  expect(course.slice(0, 5)).toEqual([
    ['moved', 'member', 'pending_review', 'published', ''],
    ['edited', 'member', 'pending_review', 'pending_review', 'salary'],
    ['moved', 'member', 'published', 'pending_review', ''],
    ['edited', 'member', 'published', 'published', 'salary'],
    ['edited', 'member', 'published', 'published', 'description'],
  ]);
});
