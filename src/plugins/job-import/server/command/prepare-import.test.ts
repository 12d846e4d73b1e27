import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { runCommand } from '#core/server/app/command-line.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { createTestDatabase } from '#core/testing/test-database.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { listImports } from '#plugins/imports/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob, listManagedJobs } from '#plugins/jobs/contract/endpoints.ts';
import type { Job, JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { POSTING_IMPORTS } from '../../contract/endpoints.ts';

/** A run that never was. */
const NO_RUN = '01890a5d-ac96-774b-bcce-b302099a8057';
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
  /** Id by which the import is taken back; `undefined` when it wrote nothing. */
  readonly id: string | undefined;
}

/** Runs the command like an operator, with the database of this suite. */
async function run(
  args: readonly string[],
  signal = new AbortController().signal,
  env: Readonly<Record<string, string>> = { DATABASE_URL: api.databaseUrl, DATA_DIR: folder },
): Promise<Outcome> {
  const out: string[] = [];
  const err: string[] = [];
  const exitCode = await runCommand({
    name: 'import-jobs',
    args,
    plugins: serverPlugins,
    process: {
      env: { ...env, NODE_ENV: 'test' },
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
  const id = /--undo (\S+)$/m.exec(out.join(''))?.[1];
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
      expect.stringMatching(/^4,Posting Date,NYCHA has no residency requirement\.,"“NYCHA has no residency requirement.” is not a date /),
      '12,,,This row is in the file twice. The first one is row 11.',
    ]);
    const listings = await run([excerpt('listings')]);
    expect(listings.last).toBe('read 8, created 4, updated 0, unchanged 0, rejected 4');
    expect(listings.report.map((line) => line.replace(/^\d+,/, ''))).toEqual([
      ',,This row is empty.',
      expect.stringMatching(/^,,This row is in the file twice\. The first one is row \d+\.$/),
      'company,,"Every job posting needs this, but the cell is empty."',
      'company,,"Every job posting needs this, but the cell is empty."',
    ]);
  });

  test('without a company need one from the command line', async () => {
    const without = await run([excerpt('real-postings')]);
    expect(without.last).toBe('read 6, created 0, updated 0, unchanged 0, rejected 6');
    expect(without.report[0]).toBe('2,company,,"Choose the column with the company, or one company for all rows."');
    expect(without.errors).toContain('No column has the company. Pass its name with --company.');
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
    ['a file without a header', 'Cook,Inn,Rome\nPorter,Inn,Rome\n', 'no header with a column for the job title (found: “Cook”'],
    ['a file without rows', 'title,company\n', 'has no rows below the header'],
    ['a header that cannot be read', 'title,"company\nCook,Inn\n', 'A quotation mark in this row is not closed'],
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
    [['--undo', 'last'], 'needs the id that the import printed'],
    [['a.csv', '--undo', NO_RUN], 'needs the id that the import printed, and nothing else'],
    [['--undo', NO_RUN], `There is nothing to take back with ${NO_RUN}.`],
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

describe('an import', () => {
  test('is in the list of administrators as that of an operator, unless it wrote nothing', async () => {
    const list = async () =>
      (await api.as('admin').reply(listImports, { query: { target: POSTING_IMPORTS, place: '', limit: 100 } })).items;
    const before = await list();
    await run([file('title,company\nGlazier,Panes\n,Panes\n')]);
    await run(['jobs.csv']);
    await run([file('title,company\nOther glazier,Panes\n'), '--dry-run']);
    const [newest, ...older] = await list();
    expect(newest).toMatchObject({ fileName: 'jobs.csv', state: 'applied', isOwn: false, by: null, isOperators: true });
    expect(newest?.counts).toMatchObject({ new: 1, faulty: 1 });
    expect(older).toEqual(before);
  });

  test('is taken back once', async () => {
    const before = await found();
    const { id = '' } = await run([file('id,title,company\nu1,Roofer,Acme\n900,Smith,Acme\n')]);
    expect((await found()).map(({ title }) => title)).toEqual(expect.arrayContaining(['Roofer', 'Smith']));
    expect(await run(['--undo', id])).toMatchObject({ exitCode: 0, last: 'taken back 2, closed 0, kept 0' });
    const titles = (list: readonly JobSummary[]) => list.map(({ title }) => title).sort();
    expect(titles(await found())).toEqual(titles(before));
    expect((await run(['--undo', id])).exitCode).toBe(2);
  });

  test('of one file by several commands at once creates each posting once', async () => {
    const rows = Array.from({ length: 300 }, (_, row) => `t${row},Turner ${row},Company ${row % 7},Oslo,Craft ${row % 5}\n`);
    const name = file(`id,title,company,location,category\n${rows.join('')}`);
    const outcomes = await Promise.all([run([name]), run([name]), run([name])]);
    const counts = outcomes.map(({ last }) => [Number(/created (\d+)/.exec(last)?.[1]), Number(/unchanged (\d+)/.exec(last)?.[1])]);
    expect(counts.sort(([one = 0], [other = 0]) => other - one)).toEqual([
      [300, 0],
      [0, 300],
      [0, 300],
    ]);
  });

  test('of the same row keeps what was changed since', async () => {
    await run([file('id,title,company,location\nk1,Tiler,Acme,Oslo\n')]);
    await sql`update job_postings set location = 'Bergen' where external_id = 'k1'`.execute(api.db);
    expect((await run(['jobs.csv'])).last).toBe('read 1, created 0, updated 0, unchanged 1, rejected 0');
    expect((await run([file('id,title,company,location\nk1,Master tiler,Acme,Oslo\n')])).last).toContain('updated 1');
  });

  test('is tried without a database, and makes none', async () => {
    const empty = join(folder, 'empty');
    const outcome = await run([excerpt('nyc-jobs'), '--dry-run'], undefined, { DATA_DIR: empty });
    expect(outcome).toMatchObject({ exitCode: 0, last: 'read 11, created 9, updated 0, unchanged 0, rejected 2' });
    expect(readdirSync(empty)).toEqual(['import-reports']);
  });

  test('is tried on a database that was never migrated', async () => {
    const database = await createTestDatabase();
    await sql`drop table schema_migrations`.execute(database.db);
    const outcome = await run([excerpt('nyc-jobs'), '--dry-run'], undefined, { DATABASE_URL: database.url, DATA_DIR: folder });
    expect(outcome.last).toBe('read 11, created 9, updated 0, unchanged 0, rejected 2');
    await database.close();
  });
});
