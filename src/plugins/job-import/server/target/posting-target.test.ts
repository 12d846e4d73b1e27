import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import { readRecords } from '#core/server/spreadsheets/csv/csv-records.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { getRow, mergeRow, updateRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob, listManagedJobs } from '#plugins/jobs/contract/endpoints.ts';
import { listJobEvents } from '#plugins/jobs/contract/managing-endpoints.ts';
import { reportJob } from '#plugins/jobs/contract/report-endpoints.ts';
import { applySheet, checkSheet, importing, openedPlace, type SheetRows, undoSheet } from '../testing/sheet-import.ts';

const api = freshServer([...serverPlugins, importing]);
let admin: Actor;
beforeEach(async () => {
  admin = await api.as('admin').actor();
});

const JOBS: SheetRows = [
  {
    id: '1',
    title: 'Engineer',
    company: 'Acme',
    location: 'Oslo',
    category: 'Shipping',
    salary: 'EUR 40,000-50,000 a year',
    description: 'Build.',
  },
  { id: '2', title: 'Cook', company: 'Inn', location: 'Rome', category: 'Kitchens', salary: 'EUR 15 per hour', description: 'Cook.' },
];

/** The rows of the tables, without the columns that every change moves on. */
async function stored(): Promise<unknown> {
  const { rows: postings } = await sql`
    select to_jsonb(job_postings) - 'version' - 'updated_at' as row from job_postings order by id`.execute(api.db);
  const { rows: found } = await sql`select to_jsonb(job_search) as row from job_search order by job_id`.execute(api.db);
  return { postings, found };
}

async function importAll(rows: SheetRows, place = '') {
  const opened = await openedPlace(admin, place);
  return applySheet(api, admin, opened, await checkSheet(opened, rows));
}

async function idOf(title: string): Promise<string> {
  const { items } = await api.as('admin').reply(listManagedJobs, { query: { q: title, status: 'published', limit: 10 } });
  return items.find((item) => item.title === title)?.id ?? '';
}

async function excerptOf(name: string): Promise<SheetRows> {
  const text = readFileSync(join(process.cwd(), `tests/fixtures/import/${name}-excerpt.csv`), 'utf8');
  async function* once(): AsyncGenerator<string> {
    yield text;
  }
  const rows: (readonly string[])[] = [];
  for await (const record of readRecords(once(), ',')) if (record.kind === 'cells') rows.push(record.cells);
  const [header = [], ...others] = rows;
  return others.map((cells) => Object.fromEntries(header.map((label, at) => [label, cells[at] ?? ''])));
}

describe('a file for all companies', () => {
  test.each([
    [
      'nyc-jobs',
      9,
      [
        ['postedAt', 'job-import.not-a-date'],
        ['', 'imports.twice'],
      ],
    ],
    [
      'listings',
      4,
      [
        ['', 'job-import.empty-row'],
        ['', 'imports.twice'],
        ['company', 'job-import.empty-cell'],
        ['company', 'job-import.empty-cell'],
      ],
    ],
  ])('%s has the rows and the faults of the command, and its second import changes nothing', async (name, created, faults) => {
    const place = await openedPlace(admin, '');
    const rows = await excerptOf(name);
    const checked = await checkSheet(place, rows);
    expect(checked.faults.map(({ issue }) => [issue.path, issue.code])).toEqual(faults);
    expect(checked.counts).toMatchObject({ new: created, faulty: faults.length });
    await applySheet(api, admin, place, checked);
    const before = await stored();
    const again = await checkSheet(place, rows);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: created });
    expect(again.writable).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  test('is imported as published postings with their company, category and history, and searches find them at once', async () => {
    await importAll(JOBS);
    const job = await api.as('visitor').reply(getJob, { params: { id: await idOf('Engineer') } });
    expect(job).toMatchObject({
      status: 'published',
      company: { name: 'Acme' },
      category: { code: 'shipping' },
      salary: { min: 4_000_000, max: 5_000_000, currency: 'EUR', period: 'year' },
      expiresAt: null,
    });
    const events = await api.as('admin').reply(listJobEvents, { params: { id: job.id }, query: { limit: 10 } });
    expect(events.items).toMatchObject([{ by: 'moderator', action: 'created', from: null, to: 'published' }]);
  });

  test('changes only the fields for which it has a column', async () => {
    await importAll(JOBS);
    const id = await idOf('Engineer');
    const before = await api.as('visitor').reply(getJob, { params: { id } });
    const place = await openedPlace(admin, '');
    const some = [{ id: '1', title: 'Engineer', company: 'Acme', salary: '45,000-60,000' }];
    const checked = await checkSheet(place, some);
    expect([...checked.changes]).toEqual([
      ['Engineer', [{ column: 'salary', before: 'EUR 40000–50000 / year', after: 'EUR 45000–60000 / year' }]],
    ]);
    await applySheet(api, admin, place, checked);
    const after = await api.as('visitor').reply(getJob, { params: { id } });
    expect(after).toMatchObject({ salary: { ...before.salary, min: 4_500_000, max: 6_000_000 }, version: 2 });
    expect({ ...after, salary: null, version: 0, updatedAt: '' }).toEqual({ ...before, salary: null, version: 0, updatedAt: '' });
    const [edited] = (await api.as('admin').reply(listJobEvents, { params: { id }, query: { limit: 10 } })).items;
    expect(edited).toMatchObject({ action: 'edited', fields: ['salary'], to: 'published' });
  });

  test('is refused as a whole when a posting changed after the check, was added or was deleted', async () => {
    await importAll(JOBS);
    const place = await openedPlace(admin, '');
    const next = JOBS.map((row) => ({ ...row, title: `${row.title} and more` }));
    const checked = await checkSheet(place, next);
    await sql`update job_postings set version = version + 1 where external_id = '2'`.execute(api.db);
    const before = await stored();
    await expect(applySheet(api, admin, place, checked)).rejects.toMatchObject({ code: 'conflict' });
    expect(await stored()).toEqual(before);

    const fresh = await checkSheet(place, [{ id: '3', title: 'Welder', company: 'Acme' }]);
    await applySheet(api, admin, place, fresh);
    await expect(applySheet(api, admin, place, fresh)).rejects.toMatchObject({ code: 'conflict' });

    const last = await checkSheet(place, [{ id: '3', title: 'Fitter', company: 'Acme' }]);
    await sql`delete from job_postings where external_id = '3'`.execute(api.db);
    await expect(applySheet(api, admin, place, last)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('an undo', () => {
  const RENAMED = { name: 'Works', names: {}, isHidden: false };
  const NEXT: SheetRows = [
    {
      ...JOBS[0],
      title: 'Welder',
      company: 'Other',
      location: 'Turin',
      category: 'Kitchens',
      salary: 'EUR 20 per hour',
      description: 'Weld.',
    },
    { id: '3', title: 'Porter', company: 'Inn', location: 'Rome', category: '', salary: '', description: '' },
  ];

  test('makes every row as it was before the import', async () => {
    await importAll(JOBS);
    const before = await stored();
    const written = await importAll(NEXT);
    expect(await stored()).not.toEqual(before);
    const place = await openedPlace(admin, '');
    expect(await undoSheet(api, admin, place, written)).toEqual(['reverted', 'reverted']);
    expect(await stored()).toEqual(before);
  });

  test('leaves a posting alone that was changed since', async () => {
    await importAll(JOBS);
    const written = await importAll(NEXT);
    await importAll([{ ...NEXT[0], title: 'Fitter' }]);
    const before = await stored();
    expect(await undoSheet(api, admin, await openedPlace(admin, ''), written.slice(0, 1))).toEqual(['kept']);
    expect(await stored()).toEqual(before);
  });

  test('closes a new posting that was reported, and deletes the other one', async () => {
    const written = await importAll(JOBS);
    const id = await idOf('Cook');
    await api.as('candidate').reply(reportJob, { params: { id }, body: { reason: 'fake' } });
    expect(await undoSheet(api, admin, await openedPlace(admin, ''), written)).toEqual(['hidden', 'reverted']);
    expect(await idOf('Cook')).toBe('');
    const { rows } = await sql`select id, status, end_reason from job_postings`.execute(api.db);
    expect(rows).toEqual([{ id, status: 'closed', end_reason: 'cancelled' }]);
  });

  test('gives back the category into which the old one was merged, and the present names', async () => {
    await importAll(JOBS);
    const written = await importAll(NEXT);
    const caller = api.as('admin');
    const row = (code: string) => ({ params: { entity: 'job-categories', code } });
    const { version } = await caller.reply(getRow, row('shipping'));
    await caller.reply(mergeRow, { ...row('shipping'), body: { into: 'engineering', version } });
    const engineering = await caller.reply(getRow, row('engineering'));
    await caller.reply(updateRow, { ...row('engineering'), body: { ...RENAMED, version: engineering.version } });
    expect(await undoSheet(api, admin, await openedPlace(admin, ''), written)).toEqual(['reverted', 'reverted']);
    const job = await api.as('visitor').reply(getJob, { params: { id: await idOf('Engineer') } });
    expect(job.category).toMatchObject({ code: 'engineering', name: 'Works' });
  });
});
