import { act, screen, within } from '@testing-library/react';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { refusal } from '#core/testing/fake-api.ts';
import { deleteMapping, getImportPlace, getMapping, keepMapping, listMappings, mapImport, readImportAgain } from '../contract/endpoints.ts';
import { importIssue } from '../contract/issues.ts';
import type { KeptMapping } from '../contract/schemas.ts';
import { bedPlace, checkedRun, readRun } from '../contract/testing/import-runs.ts';
import { currentStep, importPage, showImport } from './testing/import-page.tsx';

const checking = { ...readRun, state: 'checking', version: 3 } as const;
const column = (name: string): HTMLElement => screen.getByRole('combobox', { name: `Title of ${name}` });
const check = (): HTMLElement => screen.getByRole('button', { name: 'Check the rows' });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('The step "Columns"', () => {
  it('shows each column with its help, its source and examples, and names the columns that are not used', async () => {
    await showImport({ run: readRun });
    expect(currentStep()).toBe('Columns');
    expect(column('name')).toHaveDisplayValue('Bed');
    expect(column('name')).toBeRequired();
    expect(column('name')).toHaveAccessibleDescription('Help of name.');
    expect(column('tags')).toHaveDisplayValue('Not imported');
    expect(screen.getByText('North').closest('p')).toHaveTextContent('In the file: North · South');
    const unused = screen.getByRole('list', { name: 'Columns of the file that are not imported' });
    expect(
      within(unused)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Labels', 'Remark']);
  });

  it('reads another sheet, or another row as the header', async () => {
    const firstRows = [
      { line: 1, cells: ['Beds of 2026'] },
      { line: 3, cells: ['Bed', 'Place'] },
    ];
    const layout = { sheets: ['Beds', 'Trees'], sheet: 0, headerLine: 3, firstRows };
    const reading = { ...readRun, state: 'reading', version: 3, columns: [], progress: { done: 0, total: 0 } } as const;
    const view = await showImport({ run: { ...readRun, layout }, api: { [readImportAgain.id]: reading } });
    const header = screen.getByRole('combobox', { name: 'Row of the header' });
    expect(header).toHaveDisplayValue('Row 3: Bed · Place');
    await view.user.selectOptions(header, 'Row 1: Beds of 2026');
    expect(view.api.calls.find(({ id }) => id === readImportAgain.id)).toMatchObject({
      params: { id: 'run-1' },
      body: { version: 2, sheet: 0, headerLine: 1 },
    });
    expect(currentStep()).toBe('File');
  });

  it('asks for the order of dates that have two readings, and for the decimal sign of such numbers', async () => {
    const form = { hasOpenNumbers: true, openDates: ['dmy', 'mdy'] as const };
    const columns = readRun.columns.map((one) => ({ ...one, form }));
    const place = {
      ...bedPlace,
      columns: [
        ...bedPlace.columns,
        { ...bedPlace.columns[0], id: 'sown', title: 'Sown', help: '', isNeeded: false, kind: 'date', spellings: [] },
        { ...bedPlace.columns[0], id: 'size', title: 'Size', help: '', isNeeded: false, kind: 'number', spellings: [] },
      ],
    };
    const view = await showImport({
      run: { ...readRun, columns: [...columns] },
      api: { [getImportPlace.id]: place, [mapImport.id]: checking },
    });
    await view.user.selectOptions(screen.getByRole('combobox', { name: /^Sown/ }), 'Remark');
    await view.user.selectOptions(screen.getByRole('combobox', { name: /^Size/ }), 'Labels');
    await view.user.click(check());
    const order = screen.getByRole('combobox', { name: 'Order of the dates' });
    expect(order).toBeInvalid();
    expect(order).toHaveFocus();
    expect(view.api.calls.some(({ id }) => id === mapImport.id)).toBe(false);
    await view.user.selectOptions(order, 'Month, day, year');
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Decimal sign' }), 'Comma: 45.000 is 45 thousand');
    await view.user.click(check());
    expect(view.api.calls.find(({ id }) => id === mapImport.id)).toMatchObject({
      body: {
        mapping: {
          columns: {
            sown: { kind: 'column', label: 'Remark', dateOrder: 'mdy' },
            size: { kind: 'column', label: 'Labels', decimal: 'comma' },
          },
        },
      },
    });
  });

  it('sends the sources, separators, translations and the choice to hide', async () => {
    const view = await showImport({ run: readRun, api: { [mapImport.id]: checking } });
    await view.user.selectOptions(column('tags'), 'Labels');
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Separator in a cell' }), 'Semicolon ;');
    const row = column('tags').closest('li') as HTMLElement;
    await view.user.click(within(row).getByText('Read values as others'));
    await view.user.click(within(row).getByRole('button', { name: 'Add a value' }));
    expect(within(row).getByLabelText('In the file')).toHaveFocus();
    await view.user.keyboard('old');
    await view.user.type(within(row).getByLabelText('Read as'), 'new');
    await view.user.selectOptions(column('soil'), 'The same for all rows');
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Title of soil, for all rows' }), 'sand');
    await view.user.click(screen.getByRole('checkbox', { name: 'Hide what is not in the file' }));
    await view.user.click(check());
    expect(view.api.calls.find(({ id }) => id === mapImport.id)).toMatchObject({
      params: { id: 'run-1' },
      body: {
        version: 2,
        mapping: {
          columns: {
            name: { kind: 'column', label: 'Bed' },
            tags: { kind: 'column', label: 'Labels', separator: ';', values: [{ from: 'old', to: 'new' }] },
            soil: { kind: 'fixed', value: 'sand' },
          },
          hidesMissing: true,
        },
      },
    });
    expect(currentStep()).toBe('Check');
    expect(screen.getByRole('heading', { name: 'Check the rows' })).toHaveFocus();
  });

  it('names the values that are no choice, and offers to translate them one after another', async () => {
    const labels = { label: 'Labels', examples: ['Clay', 'loam', 'gravel'], values: ['Clay', 'loam', 'gravel'] };
    const run = {
      ...readRun,
      columns: [...readRun.columns.filter(({ label }) => label !== 'Labels'), labels],
      mapping: { columns: { name: { kind: 'column', label: 'Bed' }, soil: { kind: 'column', label: 'Labels' } }, hidesMissing: false },
    } as const;
    const view = await showImport({ run, api: { [mapImport.id]: checking } });
    const row = within(column('soil').closest('li') as HTMLElement);
    expect(row.getByText(/^These values are not among the choices/)).toHaveTextContent(/loam.*gravel$/);
    await view.user.click(row.getByRole('button', { name: 'Add a value' }));
    expect(row.getByLabelText('In the file')).toHaveValue('loam');
    expect(row.getByLabelText('Read as')).toHaveFocus();
    await view.user.selectOptions(row.getByLabelText('Read as'), 'sand');
    expect(row.getByText(/^These values are not among the choices/)).not.toHaveTextContent('loam');
    await view.user.click(row.getByRole('button', { name: 'Add a value' }));
    expect(row.queryByText(/^These values are not among the choices/)).toBeNull();
    await view.user.click(check());
    expect(view.api.calls.find(({ id }) => id === mapImport.id)?.body).toMatchObject({
      mapping: {
        columns: {
          soil: {
            values: [
              { from: 'loam', to: 'sand' },
              { from: 'gravel', to: '' },
            ],
          },
        },
      },
    });
  });

  it('names needed columns without a source, does not go on, and moves the focus to the first', async () => {
    const view = await showImport({ run: { ...readRun, mapping: null } });
    expect(screen.getByText('These columns still need a source').closest('.note')).toHaveTextContent('Title of name');
    await view.user.click(check());
    expect(column('name')).toHaveFocus();
    expect(column('name')).toHaveAccessibleDescription('Choose the column of the file, or one text for all rows.');
    await view.user.selectOptions(column('name'), 'The same for all rows');
    expect(screen.queryByText('These columns still need a source')).toBeNull();
    await view.user.click(check());
    expect(screen.getByRole('textbox', { name: 'Title of name, for all rows' })).toHaveFocus();
    expect(view.api.calls.filter(({ id }) => id === mapImport.id)).toEqual([]);
  });

  it('shows a refusal of the server at its column', async () => {
    const refuse = (): never => {
      const issues = [importIssue('imports.column-unknown', {}, 'mapping.columns.name'), importIssue('imports.no-right')];
      throw refusal(422, 'invalid', 'Some of the information is not valid.', issues);
    };
    const view = await showImport({ run: readRun, api: { [mapImport.id]: refuse } });
    await view.user.click(check());
    expect(column('name')).toHaveAccessibleDescription('The file has no such column.');
    expect(screen.getByText('You may no longer import here. Nothing was changed.')).toBeVisible();
    await act(() => new Promise((later) => setTimeout(later)));
    expect(view.snackbar).toBe('');
  });

  it('keeps what was chosen over a reload', async () => {
    const view = await showImport({ run: readRun });
    await view.user.selectOptions(column('tags'), 'Remark');
    await view.open('/next');
    await view.open('/import?import=run-1');
    await screen.findByText('12 rows');
    expect(column('tags')).toHaveDisplayValue('Remark');
  });

  it('after a conflict shows the current state, says so, and keeps what was chosen', async () => {
    const refuse = (): never => {
      importPage.run = { ...readRun, version: 7, rows: 3 };
      throw refusal(409, 'conflict', 'This was changed in the meantime. Reload to see the current version.');
    };
    const view = await showImport({ run: readRun, api: { [mapImport.id]: refuse } });
    await view.user.selectOptions(column('tags'), 'Remark');
    await view.user.click(check());
    expect(screen.getByText('This import was changed meanwhile')).toBeVisible();
    expect(column('tags')).toHaveDisplayValue('Remark');
    await view.user.click(check());
    expect(view.api.calls.findLast(({ id }) => id === mapImport.id)?.body).toMatchObject({ version: 7 });
  });

  it('says that a check broke off', async () => {
    const failure = { code: 'imports.broken-off', message: 'The server could not complete this step.' };
    await showImport({ run: { ...readRun, failure } });
    expect(screen.getByRole('alert')).toHaveTextContent('The last step did not complete');
  });
});

describe('Kept choices', () => {
  const kept: KeptMapping = {
    id: 'kept-1',
    name: 'From the office',
    size: 160,
    mapping: { columns: { name: { kind: 'column', label: 'Remark' }, tags: { kind: 'column', label: 'Old' } }, hidesMissing: true },
  };

  async function open(api = {}) {
    const { mapping: _content, ...listed } = kept;
    const view = await showImport({ run: readRun, api: { [listMappings.id]: { items: [listed] }, [getMapping.id]: kept, ...api } });
    await view.user.click(screen.getByText('Kept choices', { selector: 'summary' }));
    return view;
  }

  it('are used as far as the file has their columns', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Use “From the office”' }));
    expect(view.api.calls.find(({ id }) => id === getMapping.id)?.params).toEqual({ id: 'kept-1' });
    expect(column('name')).toHaveDisplayValue('Remark');
    expect(screen.getByText('These columns are not in the file').closest('.note')).toHaveTextContent('Old');
    expect(screen.getByRole('checkbox', { name: 'Hide what is not in the file' })).toBeChecked();
  });

  it('leave the columns as they are when they do not load', async () => {
    const refuse = (): never => {
      throw refusal(404, 'not-found', 'This does not exist, or you do not have access to it.');
    };
    const view = await open({ [getMapping.id]: refuse });
    await view.user.click(screen.getByRole('button', { name: 'Use “From the office”' }));
    expect(column('name')).toHaveDisplayValue('Bed');
    expect(screen.queryByText('“From the office” is used.')).toBeNull();
  });

  it('are kept under a name', async () => {
    const view = await open({ [keepMapping.id]: { ...kept, id: 'kept-2' } });
    await view.user.click(screen.getByRole('button', { name: 'Keep these choices' }));
    expect(screen.getByText('Enter a name.')).toBeVisible();
    await view.user.type(screen.getByRole('textbox', { name: 'Name' }), 'From the office');
    expect(screen.getByText('You keep choices with this name. They are replaced.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Keep these choices' }));
    expect(view.api.calls.find(({ id }) => id === keepMapping.id)).toMatchObject({
      query: { target: 'garden.plants', place: 'beds' },
      body: { name: 'From the office', mapping: readRun.mapping },
    });
    expect(view.snackbar).toBe('The choices are kept as “From the office”.');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('keep the typed name when they could not be kept', async () => {
    const refuse = (): never => {
      throw refusal(422, 'invalid', 'Some of the information is not valid.');
    };
    const view = await open({ [keepMapping.id]: refuse });
    await view.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mine');
    await view.user.click(screen.getByRole('button', { name: 'Keep these choices' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
  });

  it('come back after a deletion is undone', async () => {
    const view = await open({ [deleteMapping.id]: undefined, [keepMapping.id]: kept });
    await view.user.click(screen.getByRole('button', { name: 'Delete “From the office”' }));
    expect(view.api.calls.find(({ id }) => id === deleteMapping.id)?.params).toEqual({ id: 'kept-1' });
    expect(view.snackbar).toBe('“From the office” was deleted.');
    await act(async () => view.resolve(SnackbarStore).undo());
    expect(view.api.calls.find(({ id }) => id === keepMapping.id)?.body).toEqual({ name: kept.name, mapping: kept.mapping });
  });

  it('are no more than twenty', async () => {
    const items = Array.from({ length: 20 }, (_, at) => ({ ...kept, id: `kept-${at}`, name: `Kept ${at}` }));
    const view = await open({ [listMappings.id]: { items } });
    await view.user.type(screen.getByRole('textbox', { name: 'Name' }), 'One more');
    await view.user.click(screen.getByRole('button', { name: 'Keep these choices' }));
    expect(screen.getByText(/^You can keep no more choices here\./)).toBeVisible();
  });
});

test('the columns of a checked import can be chosen again', async () => {
  const view = await showImport({ run: checkedRun, api: { 'imports.list-import-faults': { items: [] } } });
  await view.user.click(screen.getByRole('button', { name: 'Back to the columns' }));
  expect(currentStep()).toBe('Columns');
  expect(screen.getByRole('heading', { name: 'Choose the columns' })).toHaveFocus();
});
