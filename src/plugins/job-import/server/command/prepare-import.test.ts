import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '#core/server/app/command-line.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob, listManagedJobs } from '#plugins/jobs/contract/endpoints.ts';
import type { Job, JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { getRejections } from '../../contract/endpoints.ts';
import { ImportRecord } from '../records/import-record.ts';
import type { ImportTables } from '../records/import-tables.ts';

const FIXTURES = join(process.cwd(), 'tests/fixtures/import');

const api = testServer(serverPlugins);
const folder = testFolder();

interface Outcome {
  readonly exitCode: number;
  /** The last line of the output. */
  readonly last: string;
  readonly errors: string;
  /** Lines of the report of rejected rows. */
  readonly report: readonly string[];
  /** Id under which the import is recorded; `undefined` when it rejected nothing. */
  readonly id: string | undefined;
}

/** Runs the command like an operator, with the database of this suite. */
async function run(args: readonly string[], signal = new AbortController().signal): Promise<Outcome> {
  const out: string[] = [];
  const err: string[] = [];
  const exitCode = await runCommand({
    name: 'import-jobs',
    args,
    plugins: serverPlugins,
    process: {
      env: { DATABASE_URL: api.databaseUrl, DATA_DIR: folder, NODE_ENV: 'test' },
      root: folder,
      cwd: folder,
      out: { write: (text) => out.push(text) },
      err: { write: (text) => err.push(text) },
      signal,
    },
  });
  const lines = out.join('').trimEnd().split('\n');
  const path = lines.find((line) => line.startsWith('The rejected rows'))?.split(' listed in ')[1];
  const report = path === undefined ? [] : readFileSync(path, 'utf8').trimEnd().split('\r\n').slice(1);
  const id = /\/api\/job-imports\/([^/]+)\/rejections$/m.exec(out.join(''))?.[1];
  return { exitCode, last: lines.at(-1) ?? '', errors: err.join(''), report, id };
}

function excerpt(name: string): string {
  return join(FIXTURES, `${name}-excerpt.csv`);
}

function file(content: string): string {
  writeFileSync(join(folder, 'jobs.csv'), content);
  return 'jobs.csv';
}

/** The published postings with these words. */
async function found(q?: string): Promise<readonly JobSummary[]> {
  return (await api.as('admin').reply(listManagedJobs, { query: { limit: 50, status: 'published', q } })).items;
}

async function posting(title: string): Promise<Job> {
  const hit = (await found(title)).find((each) => each.title === title);
  if (hit === undefined) throw new Error(`No search finds ${title}`);
  return api.as('visitor').reply(getJob, { params: { id: hit.id } });
}

async function all(): Promise<readonly Job[]> {
  return Promise.all((await found()).map(({ id }) => api.as('visitor').reply(getJob, { params: { id } })));
}

describe('real spreadsheets', () => {
  test('can be tested in a dry run that writes nothing', async () => {
    expect(await run([excerpt('nyc-jobs'), '--dry-run'])).toMatchObject({
      exitCode: 0,
      last: 'read 11, created 9, updated 0, unchanged 0, rejected 2',
    });
    expect(await all()).toEqual([]);
  });

  test('are imported, and their bad rows are listed with line, column and reason', async () => {
    const city = await run([excerpt('nyc-jobs')]);
    expect(city).toMatchObject({ exitCode: 0, last: 'read 11, created 9, updated 0, unchanged 0, rejected 2' });
    expect(city.report).toEqual([
      '4,Posting Date,contains “NYCHA has no residency requirement.” instead of a date such as 2019-02-28; the row may be shifted',
      '12,Job ID,repeats the posting on line 11',
    ]);
    const listings = await run([excerpt('listings')]);
    expect(listings.last).toBe('read 8, created 4, updated 0, unchanged 0, rejected 4');
    expect(listings.report.map((line) => line.replace(/^\d+,/, ''))).toEqual([
      ',is empty',
      expect.stringMatching(/^,repeats the posting on line \d+$/),
      'company,is empty',
      'company,is empty',
    ]);
  });

  test('without a company need one from the command line', async () => {
    const without = await run([excerpt('real-postings')]);
    expect(without.last).toBe('read 6, created 0, updated 0, unchanged 0, rejected 6');
    expect(without.report[0]).toBe('2,company,has no column in the file; pass the name of the company with --company');
    expect((await run([excerpt('real-postings'), '--company', 'Harbour Works'])).last).toBe(
      'read 6, created 4, updated 0, unchanged 0, rejected 2',
    );
  });

  test('change nothing when they are imported again', async () => {
    const before = await all();
    expect((await run([excerpt('nyc-jobs')])).last).toBe('read 11, created 0, updated 0, unchanged 9, rejected 2');
    expect((await run([excerpt('listings')])).last).toBe('read 8, created 0, updated 0, unchanged 4, rejected 4');
    expect(await all()).toEqual(before);
  });

  test('are found by their titles at once', async () => {
    const titles = await found();
    expect(titles).toHaveLength(17);
    for (const { id, title } of titles) {
      expect((await found(title)).map((item) => item.id)).toContain(id);
    }
  });

  test('are imported with company, category, location and salary', async () => {
    expect(await found('Exterminator')).toEqual([
      expect.objectContaining({
        category: expect.objectContaining({ code: 'building-operations-maintenance' }),
        company: { id: expect.any(String), name: 'DEPT OF PARKS & RECREATION' },
        location: '24 West 61 Street',
        employmentType: 'full_time',
        salary: { min: 4_800_000, max: 4_800_000, currency: 'USD', period: 'year' },
        publishedAt: '2019-01-25T00:00:00.000Z',
      }),
    ]);
    expect((await posting('Exterminator')).description).toBeNull();
  });

  test('are repaired when they have encoding errors', async () => {
    expect((await posting('Account Manager')).description).toContain('New York City’s Minority');
    const title = 'Supervisor, EHS Facility Compliance – Downstate Division';
    expect((await found('Downstate Division')).map((job) => job.title)).toEqual([title]);
  });
});

describe('a later import', () => {
  const before = 'job id,title,company,location,category\n900,Engineer,Acme,Oslo,Shipping\n901,Cook,Inn,Rome,\n';

  test('updates changed postings under the same id, and searches find their new words', async () => {
    await run([file(before)]);
    const first = await posting('Engineer');
    expect((await run([file(before.replace('Engineer', 'Welder'))])).last).toBe('read 2, created 0, updated 1, unchanged 1, rejected 0');
    expect(await posting('Welder')).toMatchObject({ id: first.id, version: 2, publishedAt: first.publishedAt });
    expect((await found('welder')).map((item) => item.id)).toEqual([first.id]);
  });

  test('treats names that differ only in case as one company and category', async () => {
    await run([file('title,company,location,category\nWelder,ACME,OSLO,shipping\n')]);
    const welders = (await found('welder')).filter(({ location }) => location === 'OSLO');
    expect(welders).toEqual([expect.objectContaining({ company: expect.objectContaining({ name: 'Acme' }) })]);
    expect(welders[0]?.category).toMatchObject({ code: 'shipping', name: 'Shipping' });
  });
});

describe('the command', () => {
  test('reads a mapping', async () => {
    writeFileSync(join(folder, 'map.json'), '{ "title": "Beruf", "company": { "value": "Werft" } }');
    expect((await run([file('Beruf;Ort\nSchweißer;Kiel\n'), '--mapping', 'map.json'])).last).toContain('created 1');
    expect(await posting('Schweißer')).toMatchObject({ company: { name: 'Werft' } });
  });

  test.each([
    ['an empty file', '', 'is empty'],
    ['a file without a header', 'Cook,Inn,Rome\n', 'not a header with a column for the job title'],
    ['a header that cannot be read', 'title,"company\nCook,Inn\n', 'has no header: its first line opens a quotation mark'],
    ['binary data', 'title\0\n', 'not text but binary data'],
  ])('refuses %s with one sentence and exit code 2', async (_, content, message) => {
    const outcome = await run([file(content)]);
    expect(outcome).toMatchObject({ exitCode: 2, last: '' });
    expect(outcome.errors).toContain(message);
    expect(outcome.errors.trimEnd()).not.toContain('\n');
  });

  test.each([
    [[], 'The command needs the name of a file. Usage:'],
    [['a.csv', 'b.csv'], 'The command imports one file at a time, but got a.csv, b.csv'],
    [['a.csv', '--colour'], 'Unknown option'],
    [['a.csv', '--company', ' '], 'must have 1 to 200 characters'],
    [['missing.csv'], 'There is no file'],
    [['jobs.csv', '--mapping', 'missing.json'], 'The mapping missing.json cannot be read'],
  ])('refuses %j with exit code 2', async (args, message) => {
    const outcome = await run(args);
    expect(outcome.exitCode).toBe(2);
    expect(outcome.errors).toContain(message);
  });

  test('reports what was saved when it is cancelled', async () => {
    const outcome = await run([file('title,company\nRigger,Acme\n')], AbortSignal.abort());
    expect(outcome).toMatchObject({ exitCode: 130, last: 'read 0, created 0, updated 0, unchanged 0, rejected 0' });
    expect(outcome.errors).toContain('Cancelled. The postings counted below are saved');
  });
});

describe('the rejected rows of an import', () => {
  const params = { id: '01890a5d-ac96-774b-bcce-b302099a8057' };

  test('do not exist for an unknown import', async () => {
    expect(await api.as('admin').status(getRejections, { params })).toBe(404);
    expect(await api.as('admin').status(getRejections, { params: { id: 'last' } })).toBe(404);
  });

  test('are sent to administrators as the same file that the command writes', async () => {
    const { id, report } = await run([excerpt('listings')]);
    const answer = await api.app.inject({ url: `/api/job-imports/${id}/rejections`, headers: await api.as('admin').headers() });
    expect(answer.body).toBe(['line,column,reason', ...report, ''].join('\r\n'));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="listings-excerpt-rejected.csv"',
      'cache-control': 'private, no-cache',
      etag: expect.any(String),
    });
  });

  test('are sent completely if the list is long', async () => {
    const { id, report } = await run([file(`title,company\n${',Acme\n'.repeat(2_300)}`)]);
    expect(report).toHaveLength(2_300);
    const answer = await api.app.inject({ url: `/api/job-imports/${id}/rejections`, headers: await api.as('admin').headers() });
    expect(answer.body).toBe(['line,column,reason', ...report, ''].join('\r\n'));
  });

  test('are recorded for ninety days with the counts of the import, but not for a dry run', async () => {
    const db = api.db.$extendTables<ImportTables>();
    const old = new ImportRecord(db, () => new Date(Date.now() - 91 * 24 * 3_600_000));
    await old.begin('old.csv');
    await old.add({ line: 2, column: '', reason: 'is empty' });
    await old.finish({ read: 1, created: 0, updated: 0, unchanged: 0, rejected: 1 });
    expect((await run([excerpt('listings'), '--dry-run'])).id).toBeUndefined();
    expect(await api.as('admin').status(getRejections, { params: { id: old.id } })).toBe(200);
    const { id = '' } = await run([excerpt('nyc-jobs')]);
    expect(await db.selectFrom('job_imports').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject({
      file_name: 'nyc-jobs-excerpt.csv',
      finished_at: expect.any(Date),
      read: 11,
      rejected: 2,
    });
    expect(await api.as('admin').status(getRejections, { params: { id: old.id } })).toBe(404);
  });
});
