import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { applyImport } from '../contract/endpoints.ts';
import { ImportDriver } from '../contract/testing/import-driver.ts';
import { importsServerPlugin } from './imports.server-plugin.ts';
import { GARDEN, moments, plantsServerPlugin, withdrawn } from './testing/plants-server-plugin.ts';

const MINUTE = 60_000;
const ONE = 'Code,Name\nrose,Rose\n';

const api = testServer([importsServerPlugin, plantsServerPlugin], { now: () => now });
let garden: ImportDriver;
let now = new Date('2026-03-01T09:00:00.000Z');
let name = '';
beforeEach(async () => {
  name = `gardener-${now.getTime()}`;
  now = new Date(now.getTime() + 1000);
  await sql`delete from plants`.execute(api.db);
  garden = new ImportDriver(api, 'employer', GARDEN, name);
});
afterEach(() => {
  for (const moment of ['compare', 'apply', 'revert'] as const) delete moments[moment];
});

const takes = (ms: number) => async () => {
  now = new Date(now.getTime() + ms);
};
const told = async () => (await api.told('employer', name)).map(({ title, opens }) => [title, opens]);

test('who began an import is told of an end after more than a minute, and of its undoing, on the site alone', async () => {
  moments.apply = takes(MINUTE + 1);
  const applied = await garden.whole(ONE);
  expect(await told()).toEqual([['Imported: rows.csv', `/garden?import=${applied.id}`]]);
  moments.revert = takes(MINUTE + 1);
  await garden.undo(applied);
  expect((await told()).map(([title]) => title)).toEqual(['Import undone: rows.csv', 'Imported: rows.csv']);
  expect(await api.told('employer', 'another')).toEqual([]);
  expect(api.mails).toEqual([]);
});

test('an import that took a minute is not told', async () => {
  moments.apply = takes(MINUTE);
  await garden.undo(await garden.whole(ONE));
  expect(await told()).toEqual([]);
});

test('an import that waited long and then failed is told', async () => {
  const { id, version } = await garden.check(await garden.read(ONE));
  const caller = api.as('employer', name);
  await caller.reply(applyImport, { params: { id }, body: { version, faulty: 'skip' } });
  now = new Date(now.getTime() + MINUTE + 1);
  withdrawn.add((await caller.actor()).userId);
  await api.drain();
  expect(await garden.get({ id })).toMatchObject({ state: 'checked', failure: { code: 'imports.no-right' } });
  expect((await told()).map(([title]) => title)).toEqual(['Import failed: rows.csv']);
});

test('an import that was cancelled is not told', async () => {
  const run = await garden.check(await garden.read(ONE));
  const body = { version: run.version, faulty: 'skip' } as const;
  await api.as('employer', name).reply(applyImport, { params: { id: run.id }, body });
  now = new Date(now.getTime() + MINUTE + 1);
  await garden.cancel(run);
  await api.drain();
  expect(await told()).toEqual([]);
});
