import { act, screen, within } from '@testing-library/react';
import { Texts } from '#core/client/i18n/texts.ts';
import { getImport, getImportPlace, listImports, listMappings } from '#core/contract/imports/endpoints.ts';
import type { ImportColumn } from '#core/contract/imports/schemas.ts';
import { href } from '#core/contract/route-ref.ts';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { importColumn, readRun } from '#core/testing/import-page.tsx';
import { masterRoutes } from '../../contract/routes.ts';
import { openMasters, params } from '../testing/open-masters.ts';

const columns: readonly ImportColumn[] = ['code', 'name', 'names.de', 'fields.shade', 'alternatives.fa', 'strange'].map((id) =>
  importColumn(id),
);
const run = { ...readRun, target: 'admin-masters.rows', place: 'colours' };
const api: FakeReplies = {
  [getImportPlace.id]: { columns, canHideMissing: true },
  [listImports.id]: { items: [], nextCursor: null },
  [listMappings.id]: { items: [] },
  [getImport.id]: run,
};

describe('The import of master data', () => {
  it('is offered on the list with the right to import, and only then', async () => {
    await openMasters(href(masterRoutes.rows, params));
    expect(await screen.findByRole('link', { name: 'Import' })).toHaveAttribute('href', '/admin/settings/masters/colours/import');
  });

  it('is not offered with the rights to create and to update', async () => {
    await openMasters(
      href(masterRoutes.rows, params),
      {},
      'employer',
      ['read', 'create', 'update'].map((action) => `master-colours:${action}`),
    );
    expect(await screen.findByRole('link', { name: 'New colour' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Import' })).toBeNull();
  });

  it('is closed without the right', async () => {
    await openMasters(href(masterRoutes.import, params), api, 'employer', ['master-colours:read']);
    expect(screen.getByText('403')).toBeVisible();
  });

  it('imports into the kind of the address', async () => {
    const view = await openMasters(href(masterRoutes.import, params), api);
    expect(view.heading).toBe('Import: Colours');
    expect(await screen.findByRole('heading', { name: 'Choose a file' })).toBeVisible();
    const asked = view.api.calls.find(({ id }) => id === getImportPlace.id);
    expect(asked?.query).toEqual({ target: 'admin-masters.rows', place: 'colours' });
  });

  it('calls the columns as the form does, in the language of the page', async () => {
    const view = await openMasters(href(masterRoutes.import, params, { import: run.id }), api);
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
