import { screen, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { applyImport, cancelImport, downloadImportFaults, listImportedRows, listImportFaults, mapImport } from '../contract/endpoints.ts';
import type { ImportFault, RowResult } from '../contract/import-run.ts';
import type { ImportedRow } from '../contract/schemas.ts';
import { checkedRun } from '../contract/testing/import-runs.ts';
import { askAgain, currentStep, importPage, showImport } from './testing/import-page.tsx';

const fault: ImportFault = {
  column: 'name',
  label: 'Bed',
  isExample: false,
  rows: 1,
  lines: [4],
  cells: [{ value: 'Northnorth', rows: 1 }],
  texts: 1,
  code: 'imports.twice',
  message: 'This row is in the file twice. The first one is row 2.',
  values: { line: 2 },
};
/** 21 rows with 12 soils that are none. */
const soils: ImportFault = {
  column: 'soil',
  label: 'Ground',
  isExample: true,
  rows: 21,
  lines: [5, 6, 7],
  cells: [
    { value: 'rock', rows: 9 },
    { value: 'mud', rows: 2 },
  ],
  texts: 12,
  code: 'garden.no-soil',
  message: 'This is no soil.',
};
const withSoils = { ...checkedRun, mapping: { columns: { soil: { kind: 'column', label: 'Remark' } }, hidesMissing: false } } as const;
const rows: readonly ImportedRow[] = [
  { line: 5, title: 'South', result: 'changed', changes: [{ column: 'soil', before: 'clay', after: 'sand' }] },
  { line: 6, title: 'West', result: 'changed', changes: [{ column: 'tags', before: 'dry', after: '' }] },
  { line: 7, title: 'East', result: 'new', changes: [{ column: 'soil', before: '', after: 'sand' }] },
  { line: null, title: 'Old bed', result: 'hidden', changes: [] },
];
const replies: FakeReplies = {
  [listImportFaults.id]: { items: [fault] },
  [listImportedRows.id]: ({ query }: { query: { result: RowResult } }) => ({
    items: rows.filter(({ result }) => result === query.result),
    nextCursor: null,
  }),
};
const counts = { new: 3, changed: 2, unchanged: 6, faulty: 0, hidden: 0 };
const show = (run = checkedRun, api: FakeReplies = {}): Promise<View> => showImport({ run, api: { ...replies, ...api } });
const countsShown = (): (string | null)[] => {
  const list = screen.getAllByRole('list', { name: 'Rows by result' })[0];
  return within(list as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

async function showDifferences(run = checkedRun, api: FakeReplies = {}): Promise<View> {
  const view = await show(run, api);
  await view.user.click(screen.getByRole('button', { name: 'See the differences' }));
  return view;
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('The step "Check"', () => {
  it('shows the counts, and each fault with its row, column, cell and sentence', async () => {
    await show();
    expect(currentStep()).toBe('Check');
    expect(countsShown()).toEqual(['New 3', 'Changed 2', 'Unchanged 6', 'With faults 1']);
    const [row] = within(await screen.findByRole('list', { name: 'Faults' })).getAllByRole('listitem');
    expect(row).toHaveTextContent('Title of name · Bed · Row 4This row is in the file twice. The first one is row 2.Northnorth');
    expect(screen.getByText('1 row has faults.')).toBeVisible();
  });

  it('shows equal faults as one, with the number of rows, the first of them and the texts', async () => {
    await show(withSoils, { [listImportFaults.id]: { items: [soils] } });
    const rows = within(await screen.findByRole('list', { name: 'Faults' }));
    expect(rows.getAllByText('For example: This is no soil.')).toHaveLength(1);
    expect(rows.getAllByRole('listitem')[0]).toHaveTextContent(
      'Title of soil · Ground · 21 rows · Rows 5, 6, 7 and othersFor example: This is no soil.rock9 rowsmud2 rows10 other texts',
    );
  });

  it.each([
    ['leaves these values out', async (user: View['user']) => user.click(screen.getByRole('button', { name: /^Leave these values/ })), ''],
    [
      'reads them as a choice',
      async (user: View['user']) => {
        await user.selectOptions(screen.getByRole('combobox', { name: 'Read as Title of soil' }), 'sand');
        await user.click(screen.getByRole('button', { name: 'Read them so' }));
      },
      'sand',
    ],
  ])('%s in all rows, and checks these again', async (_what, mend, faulty) => {
    const checking = { ...withSoils, state: 'checking', version: 5 } as const;
    const view = await show(withSoils, { [listImportFaults.id]: { items: [soils] }, [mapImport.id]: checking });
    await screen.findByText('For example: This is no soil.');
    await mend(view.user);
    expect(view.api.calls.find(({ id }) => id === mapImport.id)).toMatchObject({
      body: { version: 4, mapping: { columns: { soil: { kind: 'column', label: 'Remark', faulty } } } },
    });
    expect(currentStep()).toBe('Check');
  });

  it('offers nothing for a needed column of texts, which differ in each row', async () => {
    await show();
    await screen.findByRole('list', { name: 'Faults' });
    expect(screen.queryByRole('button', { name: /^Leave these values/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Read them so' })).toBeNull();
  });

  it('downloads all faults', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:1';
    const view = await show(checkedRun, { [downloadImportFaults.id]: { blob: new Blob(['x']), name: undefined } });
    await view.user.click(screen.getByRole('button', { name: 'Download all as CSV' }));
    expect(view.api.calls.at(-1)).toMatchObject({ id: downloadImportFaults.id, params: { id: 'run-1' } });
    expect(saved.mock.contexts[0]).toHaveProperty('download', 'faults.csv');
    saved.mockRestore();
  });

  it('does not go on with faults when none of the rows shall be imported', async () => {
    const view = await show();
    await view.user.click(screen.getByRole('radio', { name: 'Import none' }));
    expect(screen.queryByRole('button', { name: 'See the differences' })).toBeNull();
    await view.user.click(screen.getByRole('radio', { name: 'Import the others' }));
    expect(screen.getByRole('button', { name: 'See the differences' })).toBeVisible();
  });

  it('asks before another file takes the place of this one', async () => {
    const view = await show(checkedRun, { [cancelImport.id]: undefined });
    await view.user.click(screen.getByRole('button', { name: 'Choose another file' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel the import of “beds.csv”?' }));
    await view.user.click(dialog.getByRole('button', { name: 'Go on with it' }));
    expect(view.api.calls.filter(({ id }) => id === cancelImport.id)).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Choose another file' }));
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the import' }));
    expect(view.api.calls.find(({ id }) => id === cancelImport.id)?.params).toEqual({ id: 'run-1' });
    expect(view.address).toBe('/import');
    expect(currentStep()).toBe('File');
    expect(view.snackbar).toBe('The import was cancelled. Nothing was changed.');
  });

  it('says that no row has a fault', async () => {
    await show({ ...checkedRun, counts });
    expect(screen.getByText('No row has a fault.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('The step "Differences"', () => {
  it('shows what changes field by field, and moves between the results by keyboard', async () => {
    const view = await showDifferences({ ...checkedRun, counts: { ...counts, hidden: 1 } });
    expect(screen.getByRole('heading', { name: 'See what changes' })).toHaveFocus();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['New 3', 'Changed 2', 'Unchanged 6', 'Hidden 1']);
    const fresh = await screen.findByRole('list', { name: 'New' });
    expect(fresh).toHaveTextContent('East Row 7Title of soilsand');
    screen.getByRole('tab', { name: 'New 3' }).focus();
    await view.user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Changed 2', selected: true })).toHaveFocus();
    const changed = within(await screen.findByRole('list', { name: 'Changed' })).getAllByRole('listitem');
    expect(changed.map(({ textContent }) => textContent)).toEqual([
      'South Row 5Title of soilBefore: clayAfter: sand',
      'West Row 6Title of tagsBefore: dryAfter: empty',
    ]);
    await view.user.keyboard('{End}');
    expect(await screen.findByRole('list', { name: 'Hidden' })).toHaveTextContent('Old bed');
  });

  it('imports the rows without faults, and shows the progress', async () => {
    const applying = { ...checkedRun, state: 'applying', version: 5, progress: { done: 1, total: 5 } } as const;
    const view = await showDifferences(checkedRun, { [applyImport.id]: applying });
    expect(screen.getByText('1 row with faults is left out.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Import 5 rows' }));
    expect(view.api.calls.find(({ id }) => id === applyImport.id)).toMatchObject({
      params: { id: 'run-1' },
      body: { version: 4, faulty: 'skip' },
    });
    expect(currentStep()).toBe('Differences');
    expect(screen.getByText('1 of 5 rows')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel the import' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'See what changes' })).toHaveFocus();
    await askAgain({ ...checkedRun, state: 'applied', version: 6, appliedAt: '2026-03-01T10:00:00.000Z' });
    expect(currentStep()).toBe('Done');
    expect(importPage.changes).toBe(1);
  });

  it('says that the rows were checked again', async () => {
    const applying = { ...checkedRun, state: 'applying', version: 5 } as const;
    const view = await showDifferences(checkedRun, { [applyImport.id]: applying });
    await view.user.click(screen.getByRole('button', { name: 'Import 5 rows' }));
    await askAgain({ ...checkedRun, version: 7, isCheckedAnew: true });
    expect(currentStep()).toBe('Differences');
    expect(screen.getByRole('alert')).toHaveTextContent('The rows were checked again');
    expect(screen.getByRole('button', { name: 'Import 5 rows' })).toBeVisible();
  });

  it('is shown at once after a reload when the rows were checked again', async () => {
    await show({ ...checkedRun, isCheckedAnew: true });
    expect(currentStep()).toBe('Differences');
  });

  it('after a conflict shows the current state and says so', async () => {
    const refuse = (): never => {
      importPage.run = { ...checkedRun, version: 9, counts };
      throw refusal(409, 'imports.state', 'This import is not in the state for this.');
    };
    const view = await showDifferences(checkedRun, { [applyImport.id]: refuse });
    await view.user.click(screen.getByRole('button', { name: 'Import 5 rows' }));
    expect(screen.getByText('This import was changed meanwhile')).toBeVisible();
    expect(screen.queryByText('1 row with faults is left out.')).toBeNull();
  });

  it('of rows that are all stored already says that there is nothing to import', async () => {
    const view = await showDifferences({ ...checkedRun, counts: { new: 0, changed: 0, unchanged: 12, faulty: 0, hidden: 0 } });
    expect(screen.getByText('There is nothing to import')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Import another file' }));
    expect(view.address).toBe('/import');
  });

  it('names on the button the rows that are only hidden', async () => {
    await showDifferences({ ...checkedRun, counts: { new: 0, changed: 0, unchanged: 12, faulty: 0, hidden: 2 } });
    expect(screen.getByRole('button', { name: 'Hide 2 rows' })).toBeVisible();
  });

  it('shows why the last step broke off', async () => {
    const failure = { code: 'imports.no-right', message: 'You may no longer import here. Nothing was changed.' };
    await show({ ...checkedRun, failure });
    expect(screen.getByRole('alert')).toHaveTextContent('You may no longer import here. Nothing was changed.');
  });
});
