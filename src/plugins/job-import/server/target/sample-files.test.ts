import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { testServer } from '#core/testing/server-kit.ts';
import type { ImportRun } from '#plugins/imports/contract/schemas.ts';
import { ImportDriver } from '#plugins/imports/contract/testing/import-driver.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { postingReferences } from '#plugins/jobs/contract/posting-references.ts';
import { POSTING_IMPORTS } from '../../contract/endpoints.ts';

let ended = 0;

/** A plugin that follows imports. */
const following = defineServerPlugin({
  id: 'following',
  requires: ['job-import', 'jobs'],
  setup: () => ({
    contributes: [
      postingReferences.add('following.imports', 990, {
        imports: {
          ended: async () => {
            ended += 1;
          },
        },
      }),
    ],
  }),
});

const api = testServer([...serverPlugins, following], { now: () => new Date('2026-11-29T12:00:00Z') });
let desk: ImportDriver;
beforeEach(async () => {
  await sql`delete from imports`.execute(api.db);
  await sql`delete from job_postings`.execute(api.db);
  desk = new ImportDriver(api, 'admin', { target: POSTING_IMPORTS, place: '' });
});

const ONE_COMPANY = { columns: { company: { kind: 'fixed' as const, value: 'Sample' } } };

function sample(name: string): Buffer {
  return readFileSync(join(process.cwd(), 'tests/fixtures/import/samples', name));
}

/** Imports a file with its proposed mapping. */
async function imported(content: Buffer | string, change?: Parameters<ImportDriver['check']>[1]): Promise<ImportRun> {
  const checked = await desk.check(await desk.read(content), change);
  return (checked.counts?.new ?? 0) === 0 ? checked : desk.apply(checked);
}

async function postings<Row>(columns: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${sql.raw(columns)} from job_postings order by external_id, title`.execute(api.db);
  return rows;
}

const salaries = () =>
  postings<object>(
    'external_id as id, salary_min::float8 / 100 as min, salary_max::float8 / 100 as max, salary_currency as currency, salary_period as period',
  );

const codes = async (run: ImportRun): Promise<unknown> => (await desk.faults(run)).map(({ line, column, code }) => [line, column, code]);

test('A German file in ISO 8859-1 has points between thousands', async () => {
  const run = await imported(sample('german-thousands-point.csv'), ONE_COMPANY);
  expect(run.mapping?.columns.salaryMin).toMatchObject({ decimal: 'comma' });
  expect(await salaries()).toEqual([
    { id: 'M1', min: 45_000, max: 52_000, currency: 'EUR', period: 'year' },
    { id: 'M2', min: 3200, max: 3800, currency: 'EUR', period: 'month' },
  ]);
});

test('The same rows between commas have two readings, until the decimal sign is chosen', async () => {
  const file = 'Job id,Title,Company,Salary from,Salary period,Currency\nM1,Maler,Farben,45.000,year,EUR\n';
  const run = await imported(file);
  expect((await desk.faults(run))[0]).toMatchObject({
    code: 'job-import.open-amount',
    values: { value: '45.000', one: 45_000, other: 45 },
    message: expect.stringContaining('45,000 or 45'),
  });
  const source = { kind: 'column', label: 'Salary from', decimal: 'comma' } as const;
  await desk.apply(await desk.check(run, { columns: { salaryMin: source } }));
  expect(await salaries()).toMatchObject([{ min: 45_000 }]);
});

test('A German header is enough for points between thousands', async () => {
  await imported('Stellennummer,Titel,Firma,Gehalt,Währung,Zeitraum\n1,Maler,Farben,45.000 - 52.000,Euro,Jahr\n');
  expect(await salaries()).toEqual([{ id: '1', min: 45_000, max: 52_000, currency: 'EUR', period: 'year' }]);
});

test('Each date with one reading is that day, and others have faults', async () => {
  const run = await imported(sample('dates.csv'));
  expect(await codes(run)).toEqual([
    [9, 'postedAt', 'job-import.future-date'],
    [10, 'postedAt', 'job-import.not-a-date'],
  ]);
  const days = await postings<{ id: string; at: Date }>('external_id as id, published_at as at');
  expect(days.map(({ id, at }) => `${id} ${at.toISOString()}`)).toEqual([
    ...['D1', 'D2', 'D3'].map((id) => `${id} 2026-11-20T00:00:00.000Z`),
    'D4 2026-11-20T06:00:00.000Z',
    ...['D5', 'D6', 'D7'].map((id) => `${id} 2026-11-20T00:00:00.000Z`),
  ]);
});

test('Dates with two orders are asked for, and then read in the chosen one', async () => {
  const file = 'Title,Company,Date posted\nWelder,Yard,03/04/2026\nFitter,Yard,05/06/2026\n';
  const run = await desk.read(file);
  expect(run.columns[2]?.form).toMatchObject({ openDates: ['dmy', 'mdy'] });
  await expect(desk.map(run)).rejects.toThrow('imports.order-needed');
  const chosen = { columns: { postedAt: { kind: 'column', label: 'Date posted', dateOrder: 'mdy' } } } as const;
  await desk.apply(await desk.check(run, chosen));
  const days = await postings<{ at: Date }>('published_at as at');
  expect(days.map(({ at }) => at.toISOString().slice(0, 10))).toEqual(['2026-05-06', '2026-03-04']);
});

test('Dates with a column that shows one order are read in it', async () => {
  const run = await imported('Title,Company,Date posted\nWelder,Yard,03/04/2026\nFitter,Yard,20/06/2026\n');
  expect(run.mapping?.columns.postedAt).toMatchObject({ dateOrder: 'dmy' });
  const days = await postings<{ at: Date }>('published_at as at');
  expect(days.map(({ at }) => at.toISOString().slice(0, 10))).toEqual(['2026-06-20', '2026-04-03']);
});

test('Calculated amounts are those that the program shows, and ids keep their zeros', async () => {
  await imported(sample('postings-calculated-pay.xlsx'), ONE_COMPANY);
  expect(await salaries()).toEqual([
    { id: '00042', min: 36_296, max: 42_000, currency: 'EUR', period: 'year' },
    { id: '00043', min: 36_296, max: 42_000, currency: 'EUR', period: 'year' },
    { id: '00044', min: 18.4, max: 21.5, currency: 'EUR', period: 'hour' },
  ]);
});

test('A file of JobSpy is read without a choice', async () => {
  await imported(sample('jobspy-shape.csv'));
  expect(await salaries()).toEqual([
    { id: 'https://example.com/1', min: 38_000, max: 42_000, currency: 'GBP', period: 'year' },
    { id: 'https://example.com/2', min: 25.5, max: 30, currency: 'USD', period: 'hour' },
  ]);
  expect(await postings('employment_type as type, work_mode as mode')).toEqual([
    { type: 'full_time', mode: null },
    { type: 'part_time', mode: 'remote' },
  ]);
});

test('Markdown of JobSpy becomes formatted text, and a second import changes nothing', async () => {
  await imported(sample('jobspy-shape.csv'));
  const texts = [
    { description: 'Duties\n\n• Wiring\n• Testing', html: '<p><strong>Duties</strong></p><ul><li>Wiring</li><li>Testing</li></ul>' },
    { description: 'Books - monthly close & payroll', html: '<p>Books - monthly close &amp; payroll</p>' },
  ];
  expect(await postings('description, description_html as html')).toEqual(texts);
  expect((await imported(sample('jobspy-shape.csv'))).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  const turned = sample('jobspy-shape.csv').toString().replace('* Wiring', '* __Wiring__');
  const changed = await desk.check(await desk.read(turned));
  expect(changed.counts).toMatchObject({ new: 0, changed: 1, unchanged: 1 });
  const applied = await desk.apply(changed);
  expect(await postings('description_html as html')).toMatchObject([
    { html: expect.stringContaining('<li><strong>Wiring</strong></li>') },
    {},
  ]);
  await desk.undo(applied);
  expect(await postings('description, description_html as html')).toEqual(texts);
});

test('Lines of titles above the header are left out', async () => {
  const run = await desk.read(sample('title-rows-above-header.csv'));
  expect(run).toMatchObject({ rows: 1, layout: { headerLine: 3 } });
  expect(Object.keys(run.mapping?.columns ?? {})).toEqual(['title', 'location', 'salaryPeriod', 'salaryCurrency']);
});

test('Categories whose names differ in signs are different ones, and a second import changes nothing', async () => {
  await imported(sample('categories-punctuation.csv'));
  const names = 'title, (select name from job_categories c where c.id = category_id) as category';
  expect(await postings(names)).toEqual([
    { title: 'Developer one', category: 'C++' },
    { title: 'Developer two', category: 'C#' },
    { title: 'Developer three', category: 'C' },
  ]);
  const again = await imported(sample('categories-punctuation.csv'));
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  const turned = sample('categories-punctuation.csv').toString().replace('Oslo,C#', 'Oslo,F#');
  expect((await imported(turned)).counts).toMatchObject({ new: 0, changed: 1 });
});

test('Companies whose names differ in signs are different ones', async () => {
  const companies = ['C++', 'C#', 'R&D', 'R D', '.NET', 'NET'];
  await imported(`Title,Company\n${companies.map((name) => `Welder,${name}\n`).join('')}`);
  expect((await postings<{ company_id: string }>('distinct company_id, external_id, title')).length).toBe(6);
});

test('Whoever follows imports is told once at the end of an import and of its undo', async () => {
  ended = 0;
  const run = await imported('Title,Company\nWelder,Yard\nFitter,Yard\n');
  expect(ended).toBe(1);
  await desk.undo(run);
  expect(ended).toBe(2);
});
