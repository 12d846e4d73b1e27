import { act, screen, waitFor, within } from '@testing-library/react';
import { Texts } from '#core/client/i18n/texts.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { defineMaster } from '#plugins/admin-masters/contract/define-master.ts';
import { countSuggestions, listRows } from '#plugins/admin-masters/contract/endpoints.ts';
import { masterParts } from '#plugins/admin-masters/contract/master-entity.ts';
import { masterRoutes } from '#plugins/admin-masters/contract/routes.ts';
import { getImport, getImportPlace, listImports, listMappings } from '#plugins/imports/contract/endpoints.ts';
import type { ImportColumn, ImportRun } from '#plugins/imports/contract/schemas.ts';
import { importColumn, readRun } from '#plugins/imports/contract/testing/import-runs.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { masterImportRoutes } from '../contract/routes.ts';
import { masterImportClientPlugin } from './master-import.client-plugin.ts';

const columns: readonly ImportColumn[] = ['code', 'name', 'names.de', 'fields.shade', 'alternatives.fa', 'strange'].map((id) =>
  importColumn(id),
);
const run = { ...readRun, target: 'admin-masters.rows', place: 'colours' };
let shown: ImportRun = run;
const api: FakeReplies = {
  [getImportPlace.id]: { columns, canHideMissing: true },
  [listImports.id]: { items: [], nextCursor: null },
  [listMappings.id]: { items: [] },
  [getImport.id]: () => shown,
  [listRows.id]: { items: [], nextCursor: null },
  [countSuggestions.id]: { items: [] },
};

/** A plugin with one kind of master data. */
const colours = defineClientPlugin({
  id: 'colours',
  requires: ['admin-masters'],
  locales: {
    en: async () => ({ default: { kind: { title: 'Colours', lead: 'Of paint.', add: 'New colour', fields: { shade: 'Shade' } } } }),
  },
  contributes: [
    masterParts.add('colours.colours', 10, {
      kind: {
        description: defineMaster({ entity: 'colours', fields: [{ kind: 'line', name: 'shade', max: 20 }] }),
        texts: 'colours:kind',
        group: 'site',
      },
    }),
  ],
});
const params = { entity: 'colours' };

/** The page needs its guards, and the desk. */
const required = standIns(masterImportClientPlugin, clientPlugins);

/** Opens a page with these rights to colours. */
const open = (at: string, ...actions: string[]): Promise<View> =>
  renderPlugin([...required.flatMap((plugin) => [...standIns(plugin), plugin]), masterImportClientPlugin, colours], {
    at,
    as: 'employer',
    api,
    me: { abilities: actions.map((action) => `master-colours:${action}`) },
  });

describe('The import of master data', () => {
  afterEach(() => {
    shown = run;
  });

  it('is offered on the list with the right to import, and only then', async () => {
    await open(href(masterRoutes.rows, params), 'read', 'import');
    expect(await screen.findByRole('link', { name: 'Import' })).toHaveAttribute('href', '/admin/settings/masters/colours/import');
  });

  it('is not offered with the rights to create and to update', async () => {
    await open(href(masterRoutes.rows, params), 'read', 'create', 'update');
    expect(await screen.findByRole('link', { name: 'New colour' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Import' })).toBeNull();
  });

  it('is closed without the right', async () => {
    await open(href(masterImportRoutes.rows, params), 'read');
    expect(screen.getByText('403')).toBeVisible();
  });

  it('imports into the kind of the address', async () => {
    const view = await open(href(masterImportRoutes.rows, params), 'read', 'import');
    expect(view.heading).toBe('Import: Colours');
    expect(await screen.findByRole('heading', { name: 'Choose a file' })).toBeVisible();
    const asked = view.api.calls.find(({ id }) => id === getImportPlace.id);
    expect(asked?.query).toEqual({ target: 'admin-masters.rows', place: 'colours' });
  });

  it('lets the list be fetched again after rows were imported, and only then', async () => {
    const view = await open(href(masterRoutes.rows, params), 'read', 'import');
    const asked = (): number => view.api.calls.filter(({ id }) => id === listRows.id).length;
    await waitFor(() => expect(asked()).toBe(1));
    await view.user.click(await screen.findByRole('link', { name: 'Import' }));
    expect(await screen.findByRole('heading', { name: 'Choose a file' })).toBeVisible();
    await view.back();
    expect(await screen.findByRole('link', { name: 'Import' })).toBeVisible();
    expect(asked()).toBe(1);
    shown = { ...run, state: 'applied' };
    await view.open(href(masterImportRoutes.rows, params, { import: run.id }));
    await waitFor(() => expect(view.api.calls.some(({ id }) => id === getImport.id)).toBe(true));
    await view.back();
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('calls the columns as the form does, in the language of the page', async () => {
    const view = await open(href(masterImportRoutes.rows, params, { import: run.id }), 'read', 'import');
    const titles = (): (string | null)[] =>
      within(screen.getByRole('list', { name: /Columns to import|Zu importierende Spalten/ }))
        .getAllByRole('combobox')
        .map((select) => (select instanceof HTMLSelectElement ? (select.labels[0]?.textContent ?? null) : null));
    await screen.findByRole('heading', { name: 'Choose the columns' });
    expect(titles()).toEqual([
      'Code',
      'Name in English',
      'Deutsch',
      'Shade',
      expect.stringMatching(/^Alternative names (.+)$/),
      'Title of strange',
    ]);
    await act(() => view.resolve(Texts).change('de'));
    expect(titles().slice(0, 2)).toEqual(['Kürzel', 'Name auf Englisch']);
  });
});
