import { sql } from 'kysely';
import { refuseEvents } from '#core/testing/audit-events.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { tablesWith } from '#core/testing/tables-with.ts';
import { createRow, deleteRow, getRow, mergeRow, updateRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob, listCategories } from '../../contract/endpoints.ts';
import { aJobInput } from '../testing/a-job-input.ts';
import { published } from '../testing/published.ts';

const api = freshServer(serverPlugins);
const admin = api.as('admin');
const employer = api.as('employer');
beforeEach(async () => {
  await employer.reply(createCompany, { body: { name: 'Tower Works' } });
});

const row = { entity: 'job-categories', code: 'engineering' };
const found = async (q: string): Promise<string[]> => (await published(api, { q })).map(({ title }) => title);
const named = async (code: string) => (await api.as('visitor').reply(listCategories)).items.find((category) => category.code === code);

test('a renamed category has its new name everywhere, in each language, and searches find it by that name', async () => {
  const bergen = await employer.reply(createJob, { body: aJobInput({ title: 'Welder', location: 'Bergen' }) });
  await employer.reply(createJob, { body: aJobInput({ title: 'Fitter', workMode: 'remote', location: '' }) });
  expect(await named('engineering')).toEqual({ code: 'engineering', name: 'Engineering', jobs: 2 });

  const edit = { name: 'Works and bridges', names: { de: 'Brückenbau' }, isHidden: false, version: 1 };
  expect(await admin.reply(updateRow, { params: row, body: edit })).toMatchObject({ uses: 2, version: 2 });

  const names = { en: 'Works and bridges', de: 'Brückenbau' };
  expect(await named('engineering')).toMatchObject({ name: 'Works and bridges', names });
  expect((await api.as('visitor').reply(getJob, { params: { id: bergen.id } })).category).toMatchObject({ names });
  expect((await found('bridges')).sort()).toEqual(['Fitter', 'Welder']);
  expect(await found('bridges bergen')).toEqual(['Welder']);
  expect(await found('welder')).toEqual(['Welder']);
  expect(await found('tower')).toHaveLength(2);
  expect(await found('engineering')).toEqual([]);
});

test('a hidden category is not offered and takes no new postings, but its postings keep it', async () => {
  const { id } = await employer.reply(createJob, { body: aJobInput({ title: 'Welder' }) });
  await admin.reply(updateRow, { params: row, body: { name: 'Engineering', names: {}, isHidden: true, version: 1 } });
  expect(await named('engineering')).toBeUndefined();
  expect((await api.as('visitor').reply(getJob, { params: { id } })).category).toEqual({ code: 'engineering', name: 'Engineering' });
  expect(await found('engineering')).toEqual(['Welder']);
  const refusal = await employer.refusal(createJob, { body: aJobInput({ title: 'Fitter' }) });
  expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'category', code: 'jobs.category-unknown' }] });
});

test('a change of a category is undone when its event cannot be written', async () => {
  await refuseEvents(api);
  const edit = { name: 'Works and bridges', names: {}, isHidden: true, version: 1 };
  await admin.failure(createRow, { params: { entity: row.entity }, body: { code: 'coopers', name: 'Coopers', names: {} } });
  await admin.failure(updateRow, { params: row, body: edit });
  await admin.failure(deleteRow, { params: row });
  expect(await admin.reply(getRow, { params: row })).toMatchObject({ name: 'Engineering', isHidden: false, version: 1 });
  expect(await admin.status(getRow, { params: { ...row, code: 'coopers' } })).toBe(404);
});

test('of a deletion and a new posting at the same moment, one succeeds', async () => {
  for (let round = 1; round <= 8; round += 1) {
    const code = `trade-${round}`;
    await admin.reply(createRow, { params: { entity: row.entity }, body: { code, name: `Trade ${round}`, names: {} } });
    const [posted, deleted] = await Promise.all([
      employer.status(createJob, { body: aJobInput({ title: `Welder ${round}`, category: code }) }),
      admin.status(deleteRow, { params: { entity: row.entity, code } }),
    ]);
    const outcome = [posted < 300, deleted < 300];
    expect([
      [true, false],
      [false, true],
    ]).toContainEqual(outcome);
  }
});

test('a merged category gives its postings to the other one, and no table holds its code', async () => {
  const old = { ...row, code: 'old-trade' };
  await admin.reply(createRow, { params: { entity: row.entity }, body: { code: old.code, name: 'Cooperage', names: {} } });
  await admin.reply(createRow, { params: { entity: row.entity }, body: { code: 'works', name: 'Works', names: {} } });
  const { id } = await employer.reply(createJob, { body: aJobInput({ title: 'Welder', category: old.code }) });
  await admin.reply(mergeRow, { params: old, body: { into: 'works', version: 1 } });
  expect((await api.as('visitor').reply(getJob, { params: { id } })).category).toEqual({ code: 'works', name: 'Works' });
  expect(await found('works')).toEqual(['Welder']);
  expect(await found('cooperage')).toEqual([]);
  expect(await named(old.code)).toBeUndefined();
  expect(await admin.reply(getRow, { params: old })).toMatchObject({ code: 'works', uses: 1 });
  expect(await tablesWith(api, old.code)).toEqual(['audit_events', 'master_history', 'master_rows']);
});

test('of a merge and a new posting at the same moment, both succeed or the posting is refused, and no use of the old code is left', async () => {
  const create = (code: string) =>
    admin.reply(createRow, { params: { entity: row.entity }, body: { code, name: `Trade ${code}`, names: {} } });
  await create('target');
  for (let round = 1; round <= 8; round += 1) {
    const code = `trade-${round}`;
    await create(code);
    const [posted, merged] = await Promise.all([
      employer.status(createJob, { body: aJobInput({ title: `Welder ${round}`, category: code }) }),
      admin.status(mergeRow, { params: { entity: row.entity, code }, body: { into: 'target', version: 1 } }),
    ]);
    expect(merged).toBe(200);
    expect([201, 422]).toContain(posted);
    const { rows } = await sql`select from job_postings p left join job_categories c on c.id = p.category_id where c.id is null`.execute(
      api.db,
    );
    expect(rows).toEqual([]);
    expect(await named(code)).toBeUndefined();
  }
});

test('more deletions at once than the server has connections do not wait for each other in vain', async () => {
  const codes = Array.from({ length: 40 }, (_, index) => `trade-${index}`);
  for (const code of codes) await admin.reply(createRow, { params: { entity: row.entity }, body: { code, name: code, names: {} } });
  const answers = await Promise.all(codes.map((code) => admin.status(deleteRow, { params: { entity: row.entity, code } })));
  expect(new Set(answers)).toEqual(new Set([204]));
});

test('a category in use cannot be deleted', async () => {
  await employer.reply(createJob, { body: aJobInput({ title: 'Welder' }) });
  expect(await admin.refusal(deleteRow, { params: row })).toMatchObject({ status: 409, code: 'admin-masters.in-use' });
  expect(await admin.reply(getRow, { params: row })).toMatchObject({ uses: 1 });
});
