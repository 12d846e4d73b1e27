import { sql } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { createCompany, updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listManagedJobs } from '#plugins/jobs/contract/endpoints.ts';
import { editJob, getEditedJob, moveJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import { applySheet, checkSheet, importing, openedPlace, type SheetRows, undoSheet } from '../testing/sheet-import.ts';

const api = freshServer([...serverPlugins, importing]);
let admin: Actor;
beforeEach(async () => {
  admin = await api.as('admin').actor();
});

/** The rows of the tables, without the columns that every change moves on. */
async function stored(): Promise<unknown> {
  const { rows: postings } = await sql`
    select to_jsonb(job_postings) - 'version' - 'updated_at' as row from job_postings order by id`.execute(api.db);
  const { rows: found } = await sql`select to_jsonb(job_search) as row from job_search order by job_id`.execute(api.db);
  return { postings, found };
}

async function idOf(title: string): Promise<string> {
  const { items } = await api.as('admin').reply(listManagedJobs, { query: { q: title, status: 'published', limit: 10 } });
  return items.find((item) => item.title === title)?.id ?? '';
}

describe('a file for one company', () => {
  let company: { readonly id: string; readonly version: number };
  let member: Actor;
  beforeEach(async () => {
    company = await api.as('employer').reply(createCompany, { body: { name: 'Harbour Works' } });
    member = await api.as('employer').actor();
  });

  const DRAFTS: SheetRows = [{ id: '1', title: 'Structural engineer', location: 'Bergen', category: 'Engineering', description: 'Build.' }];

  async function importDrafts(rows = DRAFTS) {
    const place = await openedPlace(member, company.id);
    return { place, written: await applySheet(api, member, place, await checkSheet(place, rows)) };
  }

  /** Completes a draft in the form, and publishes it. */
  async function publish(id: string): Promise<void> {
    const caller = api.as('employer');
    const description = 'You calculate bridges and halls in steel and timber, and you look after them on site. '.repeat(3).trim();
    const { job } = await caller.reply(getEditedJob, { params: { id } });
    const salary = { min: 5_000_000, max: 6_500_000, currency: 'EUR', period: 'year' } as const;
    const more = { description, workMode: 'onsite', employmentType: 'full_time', salary, country: 'NO' } as const;
    const edited = await caller.reply(editJob, { params: { id }, body: { version: job.version, ...more } });
    await caller.reply(moveJob, { params: { id }, body: { to: 'published', version: edited.job.version } });
  }

  const rowOf = async () =>
    (await sql<{ id: string; status: string; source: string }>`select id, status, source from job_postings`.execute(api.db)).rows;

  test('begins postings of members as drafts, which an undo deletes unless they were edited', async () => {
    const { place, written } = await importDrafts();
    const [draft] = await rowOf();
    expect(draft).toMatchObject({ status: 'draft', source: 'authored' });
    expect((await checkSheet(place, DRAFTS)).counts).toMatchObject({ unchanged: 1, new: 0, changed: 0 });
    const { job } = await api.as('employer').reply(getEditedJob, { params: { id: draft?.id ?? '' } });
    await api.as('employer').reply(editJob, { params: { id: job.id }, body: { version: job.version, country: 'NO' } });
    expect(await undoSheet(api, member, place, written)).toEqual(['kept']);
    const { written: second } = await importDrafts([{ ...DRAFTS[0], id: '2' }]);
    expect(await undoSheet(api, member, place, second)).toEqual(['reverted']);
    expect(await rowOf()).toHaveLength(1);
  });

  test('an undo gives a changed draft back to the import that wrote it before', async () => {
    const earlier = '0198a2b4-0000-7000-8000-00000000000a';
    await importDrafts();
    await sql`update job_postings set import_id = ${earlier}::uuid`.execute(api.db);
    const before = await stored();
    const { place, written } = await importDrafts([{ ...DRAFTS[0], title: 'Bridge engineer' }]);
    expect(await stored()).not.toEqual(before);
    expect(await undoSheet(api, member, place, written)).toEqual(['reverted']);
    expect(await stored()).toEqual(before);
  });

  test('tells an administrator who imports the same posting that the company has a draft of it, and nothing of its fields', async () => {
    await importDrafts();
    const checked = await checkSheet(await openedPlace(admin, company.id), [{ ...DRAFTS[0], title: 'Engineer' }]);
    expect(checked.faults.map(({ issue }) => issue.code)).toEqual(['job-import.posting-is-draft']);
    expect([checked.writable, [...checked.changes]]).toEqual([[], []]);
  });

  test('finds its postings after the company got another name, and does not find those of another company', async () => {
    const rows = [{ title: 'Rigger', location: 'Bergen' }];
    await importDrafts(rows);
    await api.as('employer').reply(updateCompany, { params: { id: company.id }, body: { name: 'Quay Works', version: company.version } });
    expect((await checkSheet(await openedPlace(member, company.id), rows)).counts).toMatchObject({ unchanged: 1 });
    const { id } = await api.as('employer', 'other').reply(createCompany, { body: { name: 'Harbour Works' } });
    const other = await openedPlace(await api.as('employer', 'other').actor(), id);
    expect((await checkSheet(other, rows)).counts).toMatchObject({ new: 1 });
  });

  test('names a category that does not exist, and members do not create it', async () => {
    const place = await openedPlace(member, company.id);
    const { faults } = await checkSheet(place, [{ ...DRAFTS[0], category: 'Cooperage' }]);
    expect(faults).toMatchObject([
      { line: 2, issue: { path: 'category', code: 'job-import.category-unknown', values: { value: 'Cooperage' } } },
    ]);
    const ofAdmin = await openedPlace(admin, company.id);
    expect((await checkSheet(ofAdmin, [{ ...DRAFTS[0], category: 'Cooperage' }])).counts).toMatchObject({ new: 1, faulty: 0 });
  });

  test('of an administrator publishes new postings, and leaves the drafts of members as they are', async () => {
    await importDrafts();
    const place = await openedPlace(admin, company.id);
    const rows = ['1', '2'].map((id) => ({ ...DRAFTS[0], id, title: 'Bridge engineer', 'posted at': '2020-03-01' }));
    const checked = await checkSheet(place, rows);
    expect(checked.counts).toMatchObject({ new: 1, faulty: 1 });
    await applySheet(api, admin, place, checked);
    const { rows: found } = await sql`
      select status, title, source, created_by is null as "isOfNobody", to_char(published_at, 'YYYY-MM-DD') as day from job_postings
      order by external_id`.execute(api.db);
    expect(found).toEqual([
      { status: 'draft', title: 'Structural engineer', source: 'authored', isOfNobody: false, day: null },
      { status: 'published', title: 'Bridge engineer', source: 'imported', isOfNobody: true, day: '2020-03-01' },
    ]);
    expect((await checkSheet(place, rows)).counts).toMatchObject({ unchanged: 1, faulty: 1 });
  });

  test('has the limits of the form for members', async () => {
    const place = await openedPlace(member, company.id);
    const { faults } = await checkSheet(place, [
      { id: '1', title: 'x'.repeat(121), location: '' },
      { id: '2', title: 'Cook', location: 'x'.repeat(121) },
    ]);
    expect(faults.map(({ issue }) => [issue.path, issue.code])).toEqual([
      ['title', 'too-long'],
      ['location', 'too-long'],
    ]);
  });

  test('may not make a published posting incomplete, nor change one that has ended', async () => {
    await importDrafts();
    const [{ id } = { id: '' }] = await rowOf();
    await publish(id);
    const place = await openedPlace(member, company.id);
    const { faults } = await checkSheet(place, [{ id: '1', title: 'Structural engineer', description: 'Short.' }]);
    expect(faults.map(({ issue }) => [issue.path, issue.code])).toEqual([['description', 'too-short']]);
    await sql`update job_postings set status = 'closed', ended_at = now()`.execute(api.db);
    const ended = await checkSheet(place, [{ id: '1', title: 'Bridge engineer' }]);
    expect(ended.faults.map(({ issue }) => issue.code)).toEqual(['job-import.posting-ended']);
  });

  test('pauses published postings that it leaves out, but not those whose rows have faults, and an undo publishes them again', async () => {
    await importDrafts([...DRAFTS, { ...DRAFTS[0], id: '2', title: 'Bridge engineer' }]);
    for (const { id } of await rowOf()) await publish(id);
    const before = await stored();
    const place = await openedPlace(member, company.id);
    expect(
      (
        await checkSheet(
          place,
          [
            { id: '1', title: '' },
            { id: '2', title: 'x'.repeat(300) },
          ],
          { hidesMissing: true },
        )
      ).counts.hidden,
    ).toBe(0);
    const checked = await checkSheet(place, [{ id: '1', title: 'Structural engineer' }], { hidesMissing: true });
    expect(checked.counts).toMatchObject({ unchanged: 1, hidden: 1 });
    const written = await applySheet(api, member, place, checked);
    expect((await rowOf()).map(({ status }) => status).toSorted()).toEqual(['paused', 'published']);
    expect(await idOf('Bridge engineer')).toBe('');
    expect(await undoSheet(api, member, place, written)).toEqual(['reverted']);
    expect(await stored()).toEqual(before);
  });

  test('is refused when the member has left the company since the check', async () => {
    const place = await openedPlace(member, company.id);
    const checked = await checkSheet(place, DRAFTS);
    await sql`delete from company_members where user_id = ${member.userId}`.execute(api.db);
    await expect(applySheet(api, member, place, checked)).rejects.toMatchObject({ code: 'conflict' });
    expect(await rowOf()).toEqual([]);
  });
});
