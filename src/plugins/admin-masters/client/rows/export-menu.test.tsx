import { screen, waitFor } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { openMasters as open, params } from '../testing/open-masters.ts';

const page = href(masterRoutes.rows, params);
const file = { blob: new Blob(['Code']), name: 'colours.xlsx' };
const button = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Export' });
const exports = (view: View): unknown[] =>
  view.api.calls.filter(({ id }) => id === 'admin-masters.export-rows').map(({ query }) => JSON.parse(JSON.stringify(query)));

let click: jest.SpyInstance;
beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:colours');
  click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => click.mockRestore());

async function choose(view: View, format: string): Promise<void> {
  await view.user.click(await button());
  await view.user.click(screen.getByRole('menuitem', { name: format }));
}

test('the rows of all levels are saved in the chosen format', async () => {
  const view = await open(page, { 'admin-masters.export-rows': file });
  await choose(view, 'Excel workbook');
  await choose(view, 'CSV file');
  expect(exports(view)).toEqual([{ format: 'xlsx' }, { format: 'csv' }]);
  expect(click.mock.contexts[0]).toMatchObject({ href: 'blob:colours', download: 'colours.xlsx' });
});

test('the filters and the level of the list are kept', async () => {
  const view = await open(href(masterRoutes.rows, params, { q: 're', filter: 'unused', parent: 'red' }), {
    'admin-masters.export-rows': file,
  });
  await choose(view, 'CSV file');
  expect(exports(view)).toEqual([{ q: 're', filter: 'unused', format: 'csv' }]);
  await view.open(href(masterRoutes.rows, params, { parent: 'red' }));
  await choose(view, 'CSV file');
  expect(exports(view).at(-1)).toEqual({ parent: 'red', format: 'csv' });
});

test('the button is busy until the file is there', async () => {
  let release = (_file: unknown): void => undefined;
  const held = new Promise((resolve) => {
    release = resolve;
  });
  const view = await open(page, { 'admin-masters.export-rows': () => held });
  await choose(view, 'CSV file');
  expect(await button()).toHaveAttribute('aria-busy', 'true');
  await view.user.click(await button());
  expect(screen.queryByRole('menu')).toBeNull();
  expect(exports(view)).toHaveLength(1);
  release(file);
  await waitFor(async () => expect(await button()).toHaveAttribute('aria-busy', 'false'));
});

test('the reason of a refusal is shown, and the export can be tried again', async () => {
  const message = 'A workbook has at most 50,000 rows. Choose CSV, or fewer rows.';
  const issue = { path: 'format', code: 'spreadsheets.too-many-rows', message, values: { limit: 50_000 } };
  const view = await open(page, {
    'admin-masters.export-rows': () => {
      throw refusal(422, 'invalid', 'Some values are not valid.', [issue]);
    },
  });
  await choose(view, 'Excel workbook');
  expect(view.snackbar).toBe(message);
  expect(await button()).toHaveAttribute('aria-busy', 'false');
  expect(click).not.toHaveBeenCalled();
});

test('only users with the right export', async () => {
  await open(page, {}, 'employer', ['master-colours:read', 'master-colours:update']);
  await screen.findByRole('heading', { name: 'Colours' });
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
