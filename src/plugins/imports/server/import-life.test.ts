import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { listImports, undoImport } from '../contract/endpoints.ts';
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

const THREE = 'Code,Name,Host\nrose,Rose,\nivy,Ivy,oak\noak,Oak,\n';
const codes = async (): Promise<string[]> => (await plantsIn(api.db)).map(({ code }) => code);

describe('an import', () => {
  test('is read, mapped, checked, applied and undone', async () => {
    const read = await garden.read(THREE);
    expect(read).toMatchObject({ state: 'mapping', rows: 3, failure: null, isOwn: true, fileName: 'rows.csv', counts: null, ahead: 0 });
    expect(read.columns).toEqual([
      { label: 'Code', examples: ['rose', 'ivy', 'oak'], values: ['rose', 'ivy', 'oak'] },
      { label: 'Name', examples: ['Rose', 'Ivy', 'Oak'], values: ['Rose', 'Ivy', 'Oak'] },
      { label: 'Host', examples: ['oak'], values: ['oak'] },
    ]);
    expect(read.mapping?.columns).toEqual({
      code: { kind: 'column', label: 'Code' },
      name: { kind: 'column', label: 'Name' },
      host: { kind: 'column', label: 'Host' },
    });

    const checked = await garden.check(read);
    expect(checked).toMatchObject({ state: 'checked', counts: { new: 3, changed: 0, unchanged: 0, faulty: 0, hidden: 0 } });
    expect(await codes()).toEqual([]);
    expect(await garden.rows(checked, 'new')).toContainEqual({
      ...{ line: 3, title: 'Ivy', result: 'new' },
      changes: [
        { column: 'name', before: '', after: 'Ivy' },
        { column: 'host', before: '', after: 'oak' },
      ],
    });

    const applied = await garden.apply(checked);
    expect(applied).toMatchObject({ state: 'applied', appliedAt: now.toISOString(), undo: null });
    expect(Date.parse(applied.undoUntil ?? '') - now.getTime()).toBe(24 * 3_600_000);
    expect(await codes()).toEqual(['ivy', 'oak', 'rose']);

    const undone = await garden.undo(applied);
    expect(undone).toMatchObject({ state: 'undone', undo: { reverted: 3, hidden: 0, kept: 0 } });
    expect(await codes()).toEqual([]);
  });

  test('of the same file again changes nothing and cannot be applied', async () => {
    await garden.whole(THREE);
    const again = await garden.check(await garden.read(THREE));
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 3, faulty: 0, hidden: 0 });
    await expect(garden.apply(again)).rejects.toThrow('imports.nothing-new');
  });

  test('of an edited file makes exactly its changes, and keeps columns that the file does not have', async () => {
    await garden.whole('Code,Name,Colours\nrose,Rose,red;white\noak,Oak,green\n');
    const edited = await garden.check(await garden.read('Code,Name\nrose,Wild rose\noak,Oak\n'));
    expect(edited.counts).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await garden.rows(edited, 'changed')).toEqual([
      { line: 2, title: 'Wild rose', result: 'changed', changes: [{ column: 'name', before: 'Rose', after: 'Wild rose' }] },
    ]);
    await garden.apply(edited);
    expect(await plantsIn(api.db)).toMatchObject([
      { code: 'oak', colours: ['green'] },
      { code: 'rose', name: 'Wild rose', colours: ['red', 'white'] },
    ]);
  });

  test('hides what the file leaves out only when this was chosen, and never deletes it', async () => {
    await garden.whole(THREE);
    const file = 'Code,Name\nrose,Rose\noak,Oak\n';
    expect((await garden.check(await garden.read(file))).counts).toMatchObject({ hidden: 0 });
    const hiding = await garden.check(await garden.read(file), { hidesMissing: true });
    expect(hiding.counts).toMatchObject({ unchanged: 2, hidden: 1 });
    expect(await garden.rows(hiding, 'hidden')).toMatchObject([{ line: null, title: 'Ivy' }]);
    const applied = await garden.apply(hiding);
    expect(await plantsIn(api.db)).toContainEqual(expect.objectContaining({ code: 'ivy', isHidden: true }));
    await garden.undo(applied);
    expect(await plantsIn(api.db)).toContainEqual(expect.objectContaining({ code: 'ivy', isHidden: false }));
  });

  test('that would hide rows is refused while rows have faults, because one of them may be meant', async () => {
    await garden.whole(THREE);
    const checked = await garden.check(await garden.read('Code,Name\nrose,Wild rose\n,Oak\n'), { hidesMissing: true });
    await expect(garden.apply(checked)).rejects.toThrow('imports.faults-hide');
  });

  test('is checked anew instead of applied when what is stored has changed since', async () => {
    await garden.whole(THREE);
    const checked = await garden.check(await garden.read('Code,Name\nrose,Wild rose\noak,Old oak\n'));
    await sql`update plants set name = 'Tea rose' where code = 'rose'`.execute(api.db);
    const anew = await garden.apply(checked);
    expect(anew).toMatchObject({ state: 'checked', isCheckedAnew: true, counts: { changed: 2 } });
    expect(await garden.rows(anew, 'changed')).toContainEqual(
      expect.objectContaining({ changes: [{ column: 'name', before: 'Tea rose', after: 'Wild rose' }] }),
    );
    expect(await plantsIn(api.db)).toContainEqual(expect.objectContaining({ code: 'oak', name: 'Oak' }));
    expect(await garden.apply(anew)).toMatchObject({ state: 'applied', isCheckedAnew: false });
  });

  test('records one event with counts when it is applied and one when it is undone', async () => {
    await garden.undo(await garden.whole(THREE));
    const { rows } = await sql<{ action: string; changes: object }>`
      select e.action, d.changes from audit_events e join audit_details d on d.event_id = e.id
      where e.subject = 'import' order by e.id`.execute(api.db);
    expect(rows.slice(-2)).toMatchObject([
      { action: 'import.applied', changes: { new: { to: 3 }, target: { to: GARDEN.target }, place: { to: GARDEN.place } } },
      { action: 'import.undone', changes: { reverted: { to: 3 } } },
    ]);
  });
});

test('an undo leaves rows that were changed or deleted since, and names them', async () => {
  const applied = await garden.whole(THREE);
  await sql`update plants set name = 'Dog rose' where code = 'rose'`.execute(api.db);
  await sql`delete from plants where code = 'ivy'`.execute(api.db);
  const undone = await garden.undo(applied);
  expect(undone.undo).toEqual({ reverted: 1, hidden: 0, kept: 2 });
  expect((await garden.rows(undone, 'kept')).map(({ title }) => title)).toEqual(['Rose', 'Ivy']);
  expect(await codes()).toEqual(['rose']);
});

test('an undo hides new rows that are in use', async () => {
  const applied = await garden.whole('Code,Name\nrose,Rose\noak,Oak\n');
  await sql`update plants set uses = 2 where code = 'rose'`.execute(api.db);
  expect((await garden.undo(applied)).undo).toEqual({ reverted: 1, hidden: 1, kept: 0 });
  expect(await plantsIn(api.db)).toMatchObject([{ code: 'rose', isHidden: true }]);
});

test('an undo is refused after 24 hours', async () => {
  const applied = await garden.whole(THREE);
  now = new Date(now.getTime() + 24 * 3_600_000);
  const input = { params: { id: applied.id }, body: { version: applied.version } };
  expect(await api.as('employer').refusal(undoImport, input)).toMatchObject({ status: 409, code: 'imports.state' });
  expect(await codes()).toHaveLength(3);
});

describe('faults', () => {
  test('name row, column, value and sentence, and other rows are imported if the user wants it', async () => {
    const checked = await garden.check(await garden.read('Code,Name,Host\nrose,Rose,\n,Nameless,\nivy,Ivy,elm\nrose,Second rose,\n'));
    expect(checked.counts).toMatchObject({ new: 1, faulty: 3 });
    expect(await garden.faults(checked)).toMatchObject([
      { line: 3, column: 'code', label: 'Code', value: '', message: 'This is required.' },
      { line: 4, column: 'host', label: 'Host', value: 'elm', message: 'There is no such plant.' },
      { line: 5, column: '', label: '', code: 'imports.twice', values: { line: 2 } },
    ]);
    await expect(garden.apply(checked, 'stop')).rejects.toThrow('imports.has-faults');
    await garden.apply(checked, 'skip');
    expect(await codes()).toEqual(['rose']);
  });

  const LOST_HOSTS = 'Code,Name,Host\nrose,"Rose\nred",elm\nivy,Ivy,elm\nmoss,Moss,pine\noak,Oak,\n';

  test('that are equal are one, with the rows as spreadsheet programs number them and the texts, most frequent first', async () => {
    const checked = await garden.check(await garden.read(LOST_HOSTS));
    expect(await garden.equalFaults(checked)).toMatchObject([
      {
        ...{ column: 'host', label: 'Host', message: 'There is no such plant.', rows: 3, lines: [2, 3, 4], texts: 2 },
        cells: [
          { value: 'elm', rows: 2 },
          { value: 'pine', rows: 1 },
        ],
      },
    ]);
  });

  test('are grouped once, when the check ends: showing them reads no row', async () => {
    const checked = await garden.check(await garden.read(LOST_HOSTS));
    const shown = await garden.equalFaults(checked);
    await sql`update import_rows set issues = null where import_id = ${checked.id}`.execute(api.db);
    expect(shown).toHaveLength(1);
    expect(await garden.equalFaults(checked)).toEqual(shown);
    const again = await garden.check(checked);
    expect(await garden.equalFaults(again)).toEqual(shown);
  });

  test('of a check by the version before are grouped when they are shown', async () => {
    const checked = await garden.check(await garden.read(LOST_HOSTS));
    await sql`update imports set faults = null where id = ${checked.id}`.execute(api.db);
    expect(await garden.equalFaults(checked)).toMatchObject([{ column: 'host', rows: 3 }]);
  });

  test('are neither grouped nor shown while a check runs', async () => {
    const checked = await garden.check(await garden.read(LOST_HOSTS));
    for (const faults of [sql`faults`, sql`null`]) {
      await sql`update imports set counts = null, faults = ${faults} where id = ${checked.id}`.execute(api.db);
      expect(await garden.equalFaults(checked)).toEqual([]);
    }
  });

  test('take room of the quota until the rows are deleted', async () => {
    const checked = await garden.check(await garden.read(LOST_HOSTS));
    const stored = async () => {
      const { rows } = await sql<{ kept: number; results: number; faults: number }>`
        select results_bytes::int as results, coalesce(octet_length(faults::text), 0) as faults,
          (select coalesce(sum(result_size), 0)::int from import_rows where import_id = ${checked.id}) as kept
        from imports where id = ${checked.id}`.execute(api.db);
      return rows[0];
    };
    const { kept = 0, results, faults = 0 } = (await stored()) ?? {};
    expect(faults).toBeGreaterThan(0);
    expect(results).toBe(kept + faults);
    await garden.apply(checked, 'skip');
    now = new Date(now.getTime() + 25 * 3_600_000);
    await api.runSchedule('imports.sweep-imports');
    expect(await stored()).toEqual({ kept: 0, results: 0, faults: 0 });
    expect(await garden.equalFaults(checked)).toEqual([]);
  });

  test('about texts of a column are one, and those about other rows are not', async () => {
    const file = `Code,Name\n${'x'.repeat(4001)},One\nrose,Rose\nrose,Two\nivy,Ivy\nivy,Three\n${'y'.repeat(4001)},Four\n`;
    const checked = await garden.check(await garden.read(file));
    expect(
      (await garden.equalFaults(checked)).map(({ code, rows, lines, isExample, texts }) => [code, rows, lines, isExample, texts]),
    ).toEqual([
      ['imports.cell-too-long', 2, [2, 7], false, 2],
      ['imports.twice', 1, [4], false, 1],
      ['imports.twice', 1, [6], false, 1],
    ]);
    const different = sql`jsonb_set(issues, '{0,message}', to_jsonb(line::text))`;
    await sql`update import_rows set issues = ${different} where import_id = ${checked.id} and line in (2, 7)`.execute(api.db);
    await sql`update imports set faults = null`.execute(api.db);
    expect((await garden.equalFaults(checked))[0]).toMatchObject({ rows: 2, message: '2', isExample: true });
  });

  test.each([
    ['left out', '', null],
    ['read as one text', 'oak', 'oak'],
  ])('are %s in all rows at once when the mapping says so, without a new upload', async (_how, faulty, host) => {
    const checked = await garden.check(await garden.read(LOST_HOSTS));
    expect(checked.counts).toMatchObject({ new: 1, faulty: 3 });
    const mended = await garden.check(checked, { columns: { host: { kind: 'column', label: 'Host', faulty } } });
    expect(mended.counts).toMatchObject({ new: 4, faulty: 0 });
    await garden.apply(mended);
    expect((await plantsIn(api.db)).map(({ code, host: of }) => [code, of])).toEqual([
      ['ivy', host],
      ['moss', host],
      ['oak', null],
      ['rose', host],
    ]);
  });

  test('stay where the text that takes their place has the same fault', async () => {
    const checked = await garden.check(await garden.read(LOST_HOSTS));
    const again = await garden.check(checked, { columns: { host: { kind: 'column', label: 'Host', faulty: 'ash' } } });
    expect(again.counts).toMatchObject({ new: 1, faulty: 3 });
  });

  test('that the reader found are left out in the same way', async () => {
    const long = `Code,Name,Host\nrose,Rose,${'x'.repeat(4001)}\n`;
    const read = await garden.read(long);
    expect((await garden.check(read)).counts).toMatchObject({ faulty: 1 });
    const mapping = { columns: { host: { kind: 'column', label: 'Host', faulty: '' } } } as const;
    expect((await garden.check(await garden.get(read), mapping)).counts).toMatchObject({ new: 1, faulty: 0 });
  });

  test('of broken rows concern the whole row', async () => {
    const checked = await garden.check(await garden.read('Code,Name\nrose,Rose,red,tall\noak,"Oak\n'));
    expect(await garden.faults(checked)).toMatchObject([
      { line: 2, code: 'imports.row-width', values: { count: 4, expected: 2 } },
      { line: 3, code: 'imports.quotation' },
    ]);
  });
});

describe('past imports', () => {
  test('of a place are listed for everybody who may import there, newest first, in pages', async () => {
    await garden.read(THREE, 'one.csv');
    now = new Date(now.getTime() + 1000);
    const other = new ImportDriver(api, 'employer', GARDEN, 'second');
    await other.read(THREE, 'two.csv');
    const first = await api.as('employer').reply(listImports, { query: { ...GARDEN, limit: 1 } });
    expect(first.items).toMatchObject([{ fileName: 'two.csv', isOwn: false }]);
    // Only the call of one import has what may be large.
    for (const name of ['columns', 'mapping']) expect(first.items[0]).not.toHaveProperty(name);
    const next = await api.as('employer').reply(listImports, { query: { ...GARDEN, limit: 1, cursor: first.nextCursor ?? '' } });
    expect(next).toMatchObject({ items: [{ fileName: 'one.csv', isOwn: true }], nextCursor: null });
  });
});
