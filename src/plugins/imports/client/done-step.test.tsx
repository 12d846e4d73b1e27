import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '#core/testing/fake-api.ts';
import { cancelImport, listImportedRows, listImports, undoImport } from '../contract/endpoints.ts';
import type { ImportRun } from '../contract/schemas.ts';
import { checkedRun, readRun } from '../contract/testing/import-runs.ts';
import { askAgain, currentStep, importPage, showImport } from './testing/import-page.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const applied: ImportRun = { ...checkedRun, state: 'applied', version: 6, appliedAt: '2026-03-01T10:00:00.000Z', undoUntil: soon };
const undoing: ImportRun = { ...applied, state: 'undoing', version: 7 };
const undone: ImportRun = { ...applied, state: 'undone', version: 8, undoUntil: null, undo: { reverted: 4, hidden: 0, kept: 1 } };
const kept = { items: [{ line: 5, title: 'South', result: 'kept', changes: [] }], nextCursor: null };
const past = (): HTMLElement => screen.getByRole('region', { name: 'Past imports' });
const pastRows = (): HTMLElement[] => [...past().querySelectorAll<HTMLElement>(':scope > ul > li')];

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('The step "Done"', () => {
  it('takes the import back after a confirmation, and lists the rows that stayed', async () => {
    const view = await showImport({ run: applied, api: { [undoImport.id]: undoing, [listImportedRows.id]: kept } });
    expect(currentStep()).toBe('Done');
    expect(screen.getByText(/^You can undo this import until /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the beds' })).toHaveAttribute('href', '/next');
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    await view.user.click(
      within(screen.getByRole('dialog', { name: 'Undo the import of “beds.csv”?' })).getByRole('button', { name: 'Undo' }),
    );
    expect(view.api.calls.find(({ id }) => id === undoImport.id)).toMatchObject({ params: { id: 'run-1' }, body: { version: 6 } });
    expect(screen.getByText('The import is being undone.', { selector: 'p[id]' })).toBeVisible();
    await askAgain(undone);
    expect(screen.getByRole('heading', { name: 'Import undone' })).toHaveFocus();
    expect(await screen.findByRole('list', { name: 'Rows that stayed' })).toHaveTextContent('South');
    expect(view.api.calls.at(-1)?.query).toMatchObject({ result: 'kept' });
    expect(importPage.changes).toBe(2);
  });

  it('offers no undo when its time is over', async () => {
    await showImport({ run: { ...applied, undoUntil: '2026-03-02T10:00:00.000Z' } });
    expect(currentStep()).toBe('Done');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says that an undo broke off', async () => {
    await showImport({ run: { ...applied, failure: { code: 'imports.broken-off', message: 'It broke off.' } } });
    expect(screen.getByRole('alert')).toHaveTextContent('The last step did not complete');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('leads to another file', async () => {
    const view = await showImport({ run: applied });
    await view.user.click(screen.getByRole('button', { name: 'Import another file' }));
    expect(view.address).toBe('/import');
    expect(await screen.findByRole('heading', { name: 'Choose a file' })).toHaveFocus();
  });
});

describe('The past imports', () => {
  it('show who imported what when, the state and the counts', async () => {
    await showImport({ past: [{ ...undone, by: null, isOwn: false }] });
    const [row] = pastRows();
    expect(row).toHaveTextContent(/^beds\.csv UndoneMar 1, 2026, .+ · Deleted accountTaken back 4Hidden 0Changed since 1$/);
    expect(within(row as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('continue own unfinished imports, and only these', async () => {
    const other = { ...readRun, id: 'run-2', fileName: 'other.csv', isOwn: false };
    const view = await showImport({ past: [readRun, other] });
    importPage.run = readRun;
    expect(screen.queryByRole('button', { name: 'Continue “other.csv”' })).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Continue “beds.csv”' }));
    expect(view.address).toBe('/import?import=run-1');
    expect(currentStep()).toBe('Columns');
    expect(screen.queryByRole('button', { name: 'Continue “beds.csv”' })).toBeNull();
  });

  it('take an import back within its time', async () => {
    const view = await showImport({ past: [applied], api: { [undoImport.id]: undoing } });
    importPage.run = undoing;
    await view.user.click(screen.getByRole('button', { name: 'Undo the import of “beds.csv”' }));
    await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('The import is being undone.', { selector: 'p[id]' })).toBeVisible());
    expect(view.address).toBe('/import?import=run-1');
    expect(pastRows()[0]).toHaveTextContent('Being undone');
  });

  it('do not take back what is too old', async () => {
    await showImport({ past: [{ ...applied, undoUntil: '2026-03-02T10:00:00.000Z' }] });
    expect(screen.getByRole('button', { name: 'Show “beds.csv”' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('show the import on screen with its latest state, and lose one that is cancelled', async () => {
    const view = await showImport({ run: readRun, past: [{ ...readRun, state: 'reading' }], api: { [cancelImport.id]: undefined } });
    await waitFor(() => expect(pastRows()[0]).toHaveTextContent('Columns to choose'));
    await view.user.click(screen.getByRole('button', { name: 'Cancel the import' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pastRows()).toEqual([]);
    expect(within(past()).getByText('Nothing was imported here yet.')).toBeVisible();
  });

  it('say that they did not load', async () => {
    let isDown = true;
    const answer = () => {
      if (isDown) throw refusal(500, 'internal', 'It failed.');
      return { items: [applied], nextCursor: null };
    };
    const view = await showImport({ api: { [listImports.id]: answer } });
    expect(await screen.findByText('This list did not load.')).toBeVisible();
    isDown = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('beds.csv')).toBeVisible();
  });
});

describe('Deleting a past import', () => {
  it('asks first, and takes the import off the list', async () => {
    const view = await showImport({ past: [readRun], api: { [cancelImport.id]: undefined } });
    await view.user.click(screen.getByRole('button', { name: 'Delete “beds.csv”' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete the import of “beds.csv”?' });
    expect(dialog).toHaveTextContent('The rows of the file and your choices for it are deleted.');
    expect(view.api.calls.filter(({ id }) => id === cancelImport.id)).toEqual([]);
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(view.api.calls.find(({ id }) => id === cancelImport.id)?.params).toEqual({ id: 'run-1' });
    expect(view.snackbar).toBe('The import of “beds.csv” was deleted.');
    expect(pastRows()).toEqual([]);
  });

  it('says that an applied import can no longer be undone then', async () => {
    const view = await showImport({ past: [applied] });
    await view.user.click(screen.getByRole('button', { name: 'Delete “beds.csv”' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('What was imported stays, and can no longer be undone.');
  });

  it('keeps the import in the list when the call fails, unless it is gone already', async () => {
    let status = 503;
    const refuse = (): never => {
      throw refusal(status, status === 404 ? 'not-found' : 'unavailable', 'It failed.');
    };
    const view = await showImport({ past: [readRun], api: { [cancelImport.id]: refuse } });
    const remove = async (): Promise<void> => {
      await view.user.click(screen.getByRole('button', { name: 'Delete “beds.csv”' }));
      await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    };
    await remove();
    expect(pastRows()).toHaveLength(1);
    status = 404;
    await remove();
    expect(pastRows()).toEqual([]);
  });

  it('is not offered for imports of others and for one that is being undone', async () => {
    await showImport({ past: [undoing, { ...readRun, id: 'run-2', isOwn: false }] });
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });
});

test('the list follows an import on which the server works, also when it is not on screen', async () => {
  const applying: ImportRun = { ...checkedRun, state: 'applying', version: 5, progress: { done: 1, total: 5 } };
  await showImport({ past: [applying] });
  expect(pastRows()[0]).toHaveTextContent('Being imported');
  importPage.past = [applied];
  await askAgain();
  await waitFor(() => expect(pastRows()[0]).not.toHaveTextContent('Being imported'));
  expect(pastRows()[0]).toHaveTextContent('Imported');
});
