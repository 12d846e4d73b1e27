import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { applyImport, cancelImport, getImport, listImports, mapImport, startImport, undoImport } from '../contract/endpoints.ts';
import type { ImportRun } from '../contract/schemas.ts';
import { ImportDriver } from '../contract/testing/import-driver.ts';
import { importsServerPlugin } from './imports.server-plugin.ts';
import { GARDEN, moments, plantsIn, plantsServerPlugin, withdrawn } from './testing/plants-server-plugin.ts';

const api = testServer([importsServerPlugin, plantsServerPlugin], { now: () => now });
let garden: ImportDriver;
let now = new Date();
beforeEach(async () => {
  // Jobs become due by this clock, so it must not go back.
  now = new Date(now.getTime() + 1000);
  withdrawn.clear();
  await sql`delete from plants`.execute(api.db);
  await sql`delete from imports`.execute(api.db);
  garden = new ImportDriver(api, 'employer', GARDEN);
});
afterEach(() => {
  for (const moment of ['compare', 'apply', 'revert'] as const) delete moments[moment];
});

const FILE = 'Code,Name\nrose,Rose\noak,Oak\n';
const state = async (run: ImportRun): Promise<string> => (await garden.get(run)).state;

describe('a step', () => {
  test('of an older version is refused with 409, and nothing happens', async () => {
    const checked = await garden.check(await garden.read(FILE));
    const old = { params: { id: checked.id }, body: { version: checked.version - 1, faulty: 'skip' } };
    expect(await api.as('employer').refusal(applyImport, old)).toMatchObject({ status: 409, code: 'conflict' });
    expect(await state(checked)).toBe('checked');
  });

  test('that does not fit the state is refused with 409', async () => {
    const read = await garden.read(FILE);
    const input = { params: { id: read.id }, body: { version: read.version, faulty: 'skip' } };
    for (const call of [applyImport, undoImport]) {
      expect(await api.as('employer').refusal(call, input)).toMatchObject({ status: 409, code: 'imports.state' });
    }
    const applied = await garden.apply(await garden.check(read));
    await sql`update imports set state = 'undoing' where id = ${applied.id}`.execute(api.db);
    expect(await api.as('employer').refusal(cancelImport, { params: { id: applied.id } })).toMatchObject({ code: 'imports.state' });
    await sql`update imports set state = 'applied' where id = ${applied.id}`.execute(api.db);
    const mapping = { ...applied.mapping, columns: {} };
    const again = { params: { id: applied.id }, body: { version: applied.version, mapping } };
    expect(await api.as('employer').refusal(mapImport, again)).toMatchObject({ code: 'imports.state' });
  });

  test('asked for twenty times at once happens once', async () => {
    const { id, version } = await garden.check(await garden.read(FILE));
    const input = { params: { id }, body: { version, faulty: 'skip' } };
    const statuses = await Promise.all(Array.from({ length: 20 }, () => api.as('employer').status(applyImport, input)));
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    await api.drain();
    expect(await plantsIn(api.db)).toHaveLength(2);
  });
});

describe('a mapping', () => {
  test.each([
    ['a column that the target does not have', { columns: { weight: { kind: 'fixed', value: '1' } } }, 'mapping.columns.weight'],
    ['a column that the file does not have', { columns: { name: { kind: 'column', label: 'Nom' } } }, 'mapping.columns.name'],
  ])('with %s is refused with 422', async (_what, change, path) => {
    const { id, version, mapping } = await garden.read(FILE);
    const body = { version, mapping: { ...mapping, columns: { ...mapping?.columns, ...change.columns } } };
    expect(await api.as('employer').refusal(mapImport, { params: { id }, body })).toMatchObject({
      status: 422,
      issues: [{ path, code: 'imports.column-unknown' }],
    });
  });

  test('without a needed column is refused with 422', async () => {
    const { id, version } = await garden.read(FILE);
    const body = { version, mapping: { columns: { code: { kind: 'column', label: 'Code' } }, hidesMissing: false } };
    expect(await api.as('employer').refusal(mapImport, { params: { id }, body })).toMatchObject({
      status: 422,
      issues: [{ path: 'mapping.columns.name', code: 'imports.column-needed' }],
    });
  });

  test('can be chosen again while a check runs, and only the second check counts', async () => {
    const read = await garden.read('Code,Name,Other\nrose,Rose,Dog rose\n');
    await garden.map(read);
    let again: Promise<ImportRun> | undefined;
    moments.compare = async () => {
      delete moments.compare;
      again = garden.map({ ...read, version: read.version + 1 }, { columns: { name: { kind: 'column', label: 'Other' } } });
      await again;
    };
    await api.drain();
    const checked = await garden.get(read);
    expect([checked.state, (await garden.rows(checked, 'new'))[0]?.title]).toEqual(['checked', 'Dog rose']);
  });

  test('is proposed again for the next file', async () => {
    await garden.check(await garden.read('Code,Name,Other\nrose,Rose,Dog rose\n'), {
      columns: { name: { kind: 'column', label: 'Other' }, size: { kind: 'fixed', value: 'small' } },
    });
    expect((await garden.read('Other,Code,Name\nOak,oak,x\n')).mapping?.columns).toEqual({
      code: { kind: 'column', label: 'Code' },
      name: { kind: 'column', label: 'Other' },
      size: { kind: 'fixed', value: 'small' },
    });
  });
});

describe('a right that is withdrawn', () => {
  test('before applying is answered with 403, and nothing is done', async () => {
    const { id, version } = await garden.check(await garden.read(FILE));
    withdrawn.add((await api.as('employer').actor()).userId);
    const input = { params: { id }, body: { version, faulty: 'skip' } };
    expect(await api.as('employer').status(applyImport, input)).toBe(403);
    expect(await api.as('employer').status(getImport, { params: { id } })).toBe(200);
    expect(await plantsIn(api.db)).toEqual([]);
  });

  test('while the step waits ends it without a change', async () => {
    const { id, version } = await garden.check(await garden.read(FILE));
    await api.as('employer').reply(applyImport, { params: { id }, body: { version, faulty: 'skip' } });
    withdrawn.add((await api.as('employer').actor()).userId);
    await api.drain();
    expect(await garden.get({ id })).toMatchObject({ state: 'checked', failure: { code: 'imports.no-right' } });
    expect(await plantsIn(api.db)).toEqual([]);
  });

  test('by suspending the account ends the work as well', async () => {
    const { id, version } = await garden.check(await garden.read(FILE));
    await api.as('employer').reply(applyImport, { params: { id }, body: { version, faulty: 'skip' } });
    const { userId } = await api.as('employer').actor();
    await sql`update users set status = 'suspended', suspended_for = 'abuse' where id = ${userId}`.execute(api.db);
    await api.drain();
    await sql`update users set status = 'active', suspended_for = null where id = ${userId}`.execute(api.db);
    expect(await garden.get({ id })).toMatchObject({ state: 'checked', failure: { code: 'imports.no-right' } });
  });

  test('by another role while rows are written ends the work without a change', async () => {
    const { id, version } = await garden.check(await garden.read(FILE));
    const { userId } = await api.as('employer').actor();
    await api.as('employer').reply(applyImport, { params: { id }, body: { version, faulty: 'skip' } });
    moments.apply = async () => {
      await sql`update users set role = 'candidate' where id = ${userId}`.execute(api.db);
    };
    await api.drain();
    await sql`update users set role = 'employer' where id = ${userId}`.execute(api.db);
    expect(await garden.get({ id })).toMatchObject({ state: 'checked', failure: { code: 'imports.no-right' } });
    expect(await plantsIn(api.db)).toEqual([]);
  });

  test('before an undo leaves the rows', async () => {
    const { id, version } = await garden.whole(FILE);
    withdrawn.add((await api.as('employer').actor()).userId);
    expect(await api.as('employer').status(undoImport, { params: { id }, body: { version } })).toBe(403);
    expect(await plantsIn(api.db)).toHaveLength(2);
  });
});

describe('the line of a place', () => {
  test('lets one import work at a time, in the order of asking', async () => {
    const other = new ImportDriver(api, 'employer', GARDEN, 'second');
    const first = await garden.begin(FILE);
    now = new Date(now.getTime() + 1000);
    const second = await other.begin(FILE);
    expect([first.ahead, second.ahead]).toEqual([0, 1]);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from queue_jobs where name = 'imports.run-import'`.execute(
      api.db,
    );
    expect(rows).toEqual([{ count: 1 }]);
    await api.drain();
    expect([await garden.get(first), await other.get(second)]).toMatchObject([{ state: 'mapping' }, { state: 'mapping' }]);
  });

  test('shows how many imports of all places come first, until the work begins', async () => {
    await sql`
      insert into imports (id, target, place, file_name, state, version, begun, step_at, created_at) values
        ('018f0000-0000-7000-8000-000000000001', 'other.things', '', 'a.csv', 'applying', 3, 3, ${new Date(0)}, now()),
        ('018f0000-0000-7000-8000-000000000002', 'other.things', '', 'b.csv', 'checked', 3, 3, ${new Date(0)}, now())`.execute(api.db);
    const run = await garden.begin(FILE);
    expect(run.ahead).toBe(1);
    await sql`update imports set begun = version where id = ${run.id}`.execute(api.db);
    expect((await garden.get(run)).ahead).toBe(0);
    await api.drain();
    expect((await garden.map(await garden.get(run))).ahead).toBe(1);
  });

  test('goes on when its first import is cancelled', async () => {
    const first = await garden.begin(FILE);
    now = new Date(now.getTime() + 1000);
    const second = await garden.begin(FILE);
    await garden.cancel(first);
    await api.drain();
    expect(await state(second)).toBe('mapping');
  });

  test('that lost its job gets a new one from the sweep', async () => {
    const run = await garden.begin(FILE);
    await sql`delete from queue_jobs`.execute(api.db);
    await api.drain();
    expect(await state(run)).toBe('reading');
    await api.runSchedule('imports.sweep-imports');
    expect(await state(run)).toBe('mapping');
  });
});

describe('a cancelled import', () => {
  test('is gone at once with its rows', async () => {
    const run = await garden.check(await garden.read(FILE));
    await garden.cancel(run);
    expect(await api.as('employer').status(getImport, { params: { id: run.id } })).toBe(404);
    expect((await api.as('employer').reply(listImports, { query: GARDEN })).items).toEqual([]);
    expect((await sql`select from imports union all select from import_rows`.execute(api.db)).rows).toEqual([]);
  });

  test('whose server died before it deleted the rows is deleted by the sweep', async () => {
    const run = await garden.check(await garden.read(FILE));
    await sql`update imports set state = 'cancelled' where id = ${run.id}`.execute(api.db);
    await api.runSchedule('imports.sweep-imports');
    expect((await sql`select from imports union all select from import_rows`.execute(api.db)).rows).toEqual([]);
  });

  test('in the middle of applying leaves nothing behind', async () => {
    const run = await garden.check(await garden.read(FILE));
    moments.apply = () => garden.cancel(run);
    const input = { params: { id: run.id }, body: { version: run.version, faulty: 'skip' } };
    await api.as('employer').reply(applyImport, input as never);
    await api.drain();
    expect(await plantsIn(api.db)).toEqual([]);
  });
});

describe('a failure', () => {
  const fail = async (): Promise<never> => {
    throw new Error('The disk is full');
  };

  test.each(['compare', 'apply', 'revert'] as const)('in %s is tried once more and then told, and the import can go on', async (moment) => {
    const read = await garden.read(FILE);
    const before = moment === 'compare' ? read : await garden.check(read);
    const run = moment === 'revert' ? await garden.apply(before) : before;
    const plants = await plantsIn(api.db);
    moments[moment] = fail;
    const { id, version } = run;
    if (moment === 'compare') await garden.map(run);
    else if (moment === 'apply') await api.as('employer').reply(applyImport, { params: { id }, body: { version, faulty: 'skip' } });
    else await api.as('employer').reply(undoImport, { params: { id }, body: { version } });
    expect((await api.drain({ failures: 'expected' })).failed).toHaveLength(1);
    now = new Date(now.getTime() + 60_000);
    await api.drain();
    const failed = await garden.get(run);
    expect(failed).toMatchObject({ state: run.state, failure: { code: 'imports.broken-off' } });
    expect(await plantsIn(api.db)).toEqual(plants);

    delete moments[moment];
    const next = moment === 'compare' ? garden.check(failed) : moment === 'apply' ? garden.apply(failed) : garden.undo(failed);
    expect(await next).toMatchObject({ failure: null });
  });

  test('of one attempt is not seen by the user', async () => {
    const run = await garden.check(await garden.read(FILE));
    moments.apply = async () => {
      delete moments.apply;
      await fail();
    };
    await api.as('employer').reply(applyImport, { params: { id: run.id }, body: { version: run.version, faulty: 'skip' } });
    await api.drain({ failures: 'expected' });
    now = new Date(now.getTime() + 60_000);
    await api.drain();
    expect(await garden.get(run)).toMatchObject({ state: 'applied', failure: null });
  });

  test('to read the file ends the import with a sentence', async () => {
    expect(await garden.read(' \n')).toMatchObject({ state: 'failed', failure: { code: 'imports.empty' } });
  });
});

test('imports that failed or were applied are listed for 30 days', async () => {
  const runs = [await garden.read(' \n'), await garden.whole(FILE)];
  now = new Date(now.getTime() + 29 * 86_400_000);
  await api.runSchedule('imports.sweep-imports');
  expect(await Promise.all(runs.map(state))).toEqual(['failed', 'applied']);
  now = new Date(now.getTime() + 2 * 86_400_000);
  await api.runSchedule('imports.sweep-imports');
  expect((await sql`select from imports union all select from import_rows`.execute(api.db)).rows).toEqual([]);
});

test('a deleted account leaves its imports without a name', async () => {
  const leaver = new ImportDriver(api, 'employer', GARDEN, 'leaver');
  await leaver.whole(FILE);
  await sql`delete from users where id = ${(await api.as('employer', 'leaver').actor()).userId}`.execute(api.db);
  expect((await api.as('employer').reply(listImports, { query: GARDEN })).items).toMatchObject([{ by: null, isOwn: false }]);
});

test('a file over its limit is refused with 422 before it is read', async () => {
  const file = { name: 'rows.csv', content: Buffer.alloc(0) };
  expect(await api.as('employer').refusal(startImport, { query: GARDEN, file })).toMatchObject({ status: 422 });
});
