import { sql } from 'kysely';
import { type Caller, testServer } from '#core/testing/server-kit.ts';
import type { LooseInput } from '#core/testing/test-request.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import {
  applyImport,
  cancelImport,
  downloadImportFaults,
  getImport,
  getImportPlace,
  getImportTemplate,
  listImportedRows,
  listImportFaults,
  listImports,
  mapImport,
  startImport,
  undoImport,
} from '#plugins/imports/contract/endpoints.ts';
import type { ImportRun } from '#plugins/imports/contract/schemas.ts';
import { ImportDriver } from '#plugins/imports/contract/testing/import-driver.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { POSTING_IMPORTS } from '../../contract/endpoints.ts';

const FILE = 'Job ID,Title,Location,Description\n1,Rigger,Bergen,Rig.\n2,Welder,Oslo,Weld.\n';

const api = testServer(serverPlugins);
let own: string;
let foreign: string;
beforeAll(async () => {
  own = (await api.as('employer').reply(createCompany, { body: { name: 'Harbour Works' } })).id;
  foreign = (await api.as('employer', 'other').reply(createCompany, { body: { name: 'Quay Works' } })).id;
});
beforeEach(async () => {
  await sql`delete from imports`.execute(api.db);
  await sql`delete from job_postings`.execute(api.db);
});

const placeOf = (place: string) => ({ target: POSTING_IMPORTS, place });
const placesOf = () => ({ own, foreign, all: '' });
const titles = async (): Promise<string[]> =>
  (await sql<{ title: string }>`select title from job_postings order by title`.execute(api.db)).rows.map(({ title }) => title);

/** The statuses of the calls that name a place. */
async function statusesAt(who: Caller, place: string): Promise<unknown> {
  const caller = api.as(who);
  const query = placeOf(place);
  return {
    columns: await caller.status(getImportPlace, { query }),
    template: await caller.status(getImportTemplate, { query: { ...query, format: 'csv' } }),
    list: await caller.status(listImports, { query }),
    start: await caller.status(startImport, { query, file: { name: 'jobs.csv', content: FILE } }),
  };
}

const answered = (status: number) => ({ columns: status, template: status, list: status, start: status });
const OPEN = { columns: 200, template: 200, list: 200, start: 202 };

describe.each([
  ['visitor', answered(401), answered(401), answered(401)],
  ['newcomer', answered(404), answered(404), answered(404)],
  ['candidate', answered(404), answered(404), answered(404)],
  ['admin:users', answered(403), answered(403), answered(403)],
  ['employer', OPEN, answered(404), answered(404)],
  ['admin:jobs', OPEN, OPEN, OPEN],
  ['admin', OPEN, OPEN, OPEN],
] as const)('for a caller %s', (who, ofOwn, ofForeign, ofAll) => {
  test.each([
    ['own', ofOwn],
    ['foreign', ofForeign],
    ['all', ofAll],
  ] as const)('the place "%s" answers what fits', async (place, expected) => {
    expect(await statusesAt(who, placesOf()[place])).toEqual(expected);
  });
});

/** The statuses of the calls that name an import. */
async function statusesOf(who: Caller, name: string, { id, version, mapping }: ImportRun): Promise<number[]> {
  const caller = api.as(who, name);
  const params = { params: { id } };
  const calls: [Parameters<typeof caller.status>[0], LooseInput][] = [
    [getImport, params],
    [listImportFaults, params],
    [downloadImportFaults, params],
    [listImportedRows, { ...params, query: { result: 'new' } }],
    [mapImport, { ...params, body: { version, mapping } }],
    [applyImport, { ...params, body: { version, faulty: 'skip' } }],
    [undoImport, { ...params, body: { version } }],
    [cancelImport, params],
  ];
  const statuses: number[] = [];
  for (const [call, input] of calls) statuses.push(await caller.status(call, input));
  return statuses;
}

test('an import of another company does not exist for a member, in any call', async () => {
  const other = new ImportDriver(api, 'employer', placeOf(foreign), 'other');
  const run = await other.check(await other.read(FILE));
  expect(new Set(await statusesOf('employer', 'first', run))).toEqual(new Set([404]));
  expect(new Set(await statusesOf('candidate', 'first', run))).toEqual(new Set([404]));
  expect(await other.get(run)).toEqual(run);
});

test('a member imports drafts and takes them back', async () => {
  const driver = new ImportDriver(api, 'employer', placeOf(own));
  const applied = await driver.whole(FILE);
  expect(applied).toMatchObject({ state: 'applied', counts: { new: 2, changed: 0, unchanged: 0, faulty: 0 } });
  expect(await titles()).toEqual(['Rigger', 'Welder']);
  const again = await driver.check(await driver.read(FILE));
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  await driver.cancel(again);
  expect(await driver.undo(applied)).toMatchObject({ state: 'undone', undo: { reverted: 2, hidden: 0, kept: 0 } });
  expect(await titles()).toEqual([]);
});

test('the differences of a new posting are the values that were read', async () => {
  const driver = new ImportDriver(api, 'employer', placeOf(own));
  const checked = await driver.check(await driver.read(FILE));
  const [first] = await driver.rows(checked, 'new');
  expect(first).toMatchObject({ line: 2, title: 'Rigger' });
  expect(first?.changes).toEqual([
    { column: 'title', before: '', after: 'Rigger' },
    { column: 'location', before: '', after: 'Bergen' },
    { column: 'description', before: '', after: 'Rig.' },
  ]);
});

test('a posting that its source marks as a fraud stays out, also when cells with faults are left out', async () => {
  const driver = new ImportDriver(api, 'employer', placeOf(own));
  const read = await driver.read('Title,Location,Fraudulent\nRigger,Bergen,yes\nWelder,Oslo,perhaps\n');
  const mended = await driver.check(read, { columns: { fraudulent: { kind: 'column', label: 'Fraudulent', faulty: '' } } });
  expect(mended.counts).toMatchObject({ new: 1, faulty: 1 });
  expect(await driver.faults(mended)).toMatchObject([{ line: 2, column: '', code: 'job-import.fraudulent' }]);
});

test('two imports of one company that were begun at once do not create a posting twice', async () => {
  const [member, administrator] = [new ImportDriver(api, 'employer', placeOf(own)), new ImportDriver(api, 'admin:jobs', placeOf(own))];
  const [first, second] = await Promise.all([member.begin(FILE), administrator.begin(FILE)]);
  await api.drain();
  const checked = await member.check(await member.get(first));
  expect(await member.apply(checked)).toMatchObject({ state: 'applied' });
  const later = await administrator.check(await administrator.get(second));
  expect(later.counts).toMatchObject({ new: 0 });
  expect(await titles()).toEqual(['Rigger', 'Welder']);
});

test('a member who left the company between check and apply changes nothing', async () => {
  const leaver = api.as('employer', 'leaver');
  const { id } = await leaver.reply(createCompany, { body: { name: 'Ferry Works' } });
  const driver = new ImportDriver(api, 'employer', placeOf(id), 'leaver');
  const checked = await driver.check(await driver.read(FILE));
  const { userId } = await leaver.actor();
  await sql`delete from company_members where user_id = ${userId}`.execute(api.db);
  const apply = await leaver.status(applyImport, { params: { id: checked.id }, body: { version: checked.version, faulty: 'skip' } });
  expect([403, 404]).toContain(apply);
  await api.drain();
  expect(await titles()).toEqual([]);
});
