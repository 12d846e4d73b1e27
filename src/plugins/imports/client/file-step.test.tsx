import { act, fireEvent, screen, within } from '@testing-library/react';
import { Texts } from '#core/client/i18n/texts.ts';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { getImport, getImportPlace, getImportTemplate, startImport } from '../contract/endpoints.ts';
import { importIssue } from '../contract/issues.ts';
import type { ImportRun } from '../contract/schemas.ts';
import { readRun } from '../contract/testing/import-runs.ts';
import { askAgain, chooseSheet, currentStep, importPage, showImport } from './testing/import-page.tsx';

const reading: ImportRun = { ...readRun, state: 'reading', version: 1, columns: [], mapping: null, progress: { done: 4, total: 12 } };
const sheet = (name = 'beds.csv', size = 3): File => new File(['x'.repeat(size)], name);

/** An upload whose end the test decides. */
function upload(): {
  readonly api: FakeReplies;
  readonly answer: (run: ImportRun) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
} {
  let end: { answer: (run: ImportRun) => void; fail: (error: unknown) => void } | undefined;
  return {
    api: {
      [startImport.id]: ({ signal }: { signal: AbortSignal }) =>
        new Promise((answer, fail) => {
          signal.addEventListener('abort', () => fail(signal.reason));
          end = { answer, fail };
        }),
    },
    answer: (run) => {
      importPage.run = run;
      return act(async () => end?.answer(run));
    },
    fail: (error) => act(async () => end?.fail(error)),
  };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('The step "File"', () => {
  it('tells the limits, and sends the chosen file', async () => {
    const sending = upload();
    const view = await showImport({ api: sending.api });
    expect(currentStep()).toBe('File');
    expect(screen.getByRole('group', { name: 'File to import' })).toHaveAccessibleDescription(/at most 50,000 rows and 5 MB/);
    chooseSheet(sheet());
    expect(screen.getByRole('progressbar', { name: 'Sending beds.csv' })).toBeVisible();
    expect(view.api.calls.at(-1)).toMatchObject({ id: startImport.id, query: { target: 'garden.plants', place: 'beds' } });
    await sending.answer(reading);
    expect(view.address).toBe('/import?import=run-1');
    expect(view.api.calls.filter(({ id }) => id === getImport.id)).toEqual([]);
    expect(screen.getByText('4 of 12 rows')).toBeVisible();
  });

  it('takes none of several dropped files, and says so until one is chosen', async () => {
    const sending = upload();
    const view = await showImport({ api: sending.api });
    const area = screen.getByRole('group', { name: 'File to import' });
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [sheet(), sheet('more.csv')] } });
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one spreadsheet');
    expect(view.api.calls.filter(({ id }) => id === startImport.id)).toEqual([]);
    chooseSheet(sheet());
    expect(screen.queryByText('Choose one spreadsheet')).toBeNull();
    await sending.answer(reading);
  });

  it.each([
    ['empty', sheet('beds.csv', 0), 'This file is empty.'],
    ['too large', sheet('beds.csv', 5 * 1024 * 1024 + 1), 'This file is larger than 5 MB. Divide it into several files.'],
  ])('refuses a file that is %s without sending it', async (_, file, sentence) => {
    const view = await showImport();
    chooseSheet(file);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(view.api.calls.filter(({ id }) => id === startImport.id)).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Dismiss beds.csv' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a refusal of the server in the language of the page', async () => {
    const sending = upload();
    const view = await showImport({ api: sending.api });
    chooseSheet(sheet('beds.xls'));
    await sending.fail(refusal(422, 'invalid', 'Some of the information is not valid.', [importIssue('imports.old-workbook')]));
    expect(screen.getByRole('alert')).toHaveTextContent('This is an old Excel workbook (.xls). Save it as .xlsx.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await act(() => view.resolve(Texts).change('de'));
    expect(screen.getByRole('alert')).toHaveTextContent('Dies ist eine alte Excel-Arbeitsmappe (.xls).');
  });

  it('sends a file again after a failure', async () => {
    const sending = upload();
    const view = await showImport({ api: sending.api });
    chooseSheet(sheet());
    await sending.fail(refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.'));
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await sending.answer(readRun);
    expect(currentStep()).toBe('Columns');
  });

  it('cancels the upload', async () => {
    const view = await showImport({ api: upload().api });
    chooseSheet(sheet());
    await view.user.click(screen.getByRole('button', { name: 'Cancel beds.csv' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  });

  it('downloads the templates', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:1';
    const view = await showImport({ api: { [getImportTemplate.id]: { blob: new Blob(['x']), name: 'beds.xlsx' } } });
    await view.user.click(screen.getByRole('button', { name: 'Workbook (.xlsx)' }));
    expect(view.api.calls.at(-1)).toMatchObject({
      id: getImportTemplate.id,
      query: { target: 'garden.plants', place: 'beds', format: 'xlsx' },
    });
    expect(saved).toHaveBeenCalledTimes(1);
    saved.mockRestore();
  });

  it('shows the columns when the file is read, moves the focus to their heading, and announces it', async () => {
    await showImport({ run: { ...reading, ahead: 2 } });
    expect(screen.getByText('2 other imports come first. The work begins after them.')).toBeVisible();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('25 percent done');
    await askAgain(readRun);
    expect(currentStep()).toBe('Columns');
    expect(screen.getByRole('heading', { name: 'Choose the columns' })).toHaveFocus();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('The file has been read. Choose the columns.');
  });

  it('says why a file could not be read, and takes another one', async () => {
    const sending = upload();
    const failure = { code: 'imports.no-header', message: 'The row of the header has no names of columns.' };
    await showImport({ run: { ...reading, state: 'failed', progress: null, failure }, api: sending.api });
    expect(screen.getByRole('alert')).toHaveTextContent('This file was not readThe row of the header has no names of columns.');
    chooseSheet(sheet('other.csv'));
    await sending.answer({ ...reading, id: 'run-2', fileName: 'other.csv' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('The file is being read.', { selector: 'p[id]' })).toBeVisible();
  });
});

describe('While the server works', () => {
  it.each([
    ['counts the rows of a file while it is read', { rows: 0, progress: { done: 1200, total: 0 } }, '1,200 rows read'],
    [
      'shows all rows before the first report of a check',
      { state: 'checking', rows: 4199, progress: { done: 0, total: 0 } },
      '0 of 4,199 rows',
    ],
  ] as const)('the progress %s', async (_, run, shown) => {
    await showImport({ run: { ...reading, ...run } });
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('a lost connection is told calmly, and the page goes on asking', async () => {
    let isLost = true;
    const answer = (): ImportRun => {
      if (isLost && importPage.past.length > 0) throw new TypeError('Failed to fetch');
      return reading;
    };
    const view = await showImport({ run: reading, api: { [getImport.id]: answer } });
    importPage.past = [reading];
    await askAgain();
    expect(screen.getByText('The progress is not known at the moment')).toBeVisible();
    expect(view.snackbar).toBe('');
    isLost = false;
    await askAgain();
    expect(screen.queryByText('The progress is not known at the moment')).toBeNull();
  });

  it('an import that is gone leads to the first step with a sentence', async () => {
    const view = await showImport({ run: reading });
    importPage.run = undefined;
    await askAgain();
    expect(view.address).toBe('/import');
    expect(currentStep()).toBe('File');
    expect(screen.getByRole('alert')).toHaveTextContent('This import no longer exists');
  });
});

describe('The address', () => {
  it('with an import that does not exist leads to the first step with a sentence', async () => {
    const view = await showImport();
    await view.open('/import?import=run-9');
    expect(view.address).toBe('/import');
    expect(screen.getByRole('alert')).toHaveTextContent('This import no longer exists');
    await view.open('/import?import=run-8');
    expect(view.address).toBe('/import');
  });

  it('with an import of another place does the same', async () => {
    const view = await showImport();
    importPage.run = { ...readRun, place: 'paths' };
    await view.open('/import?import=run-1');
    expect(view.address).toBe('/import');
    expect(screen.getByRole('alert')).toHaveTextContent('This import no longer exists');
  });

  it('continues the import, also after a failed load', async () => {
    let isDown = true;
    const answer = (): ImportRun => {
      if (isDown) throw refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.');
      return readRun;
    };
    const view = await showImport({ api: { [getImport.id]: answer } });
    await view.open('/import?import=run-1');
    const note = await screen.findByText('This import did not load.');
    isDown = false;
    await view.user.click(within(note.closest('.note') as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(currentStep()).toBe('Columns');
  });

  it('of a place that the user may not import into shows that it does not exist', async () => {
    const refuse = (): never => {
      throw refusal(404, 'not-found', 'This does not exist, or you do not have access to it.');
    };
    await expect(showImport({ api: { [getImportPlace.id]: refuse } })).rejects.toThrow();
    expect(screen.getByText('404')).toBeVisible();
  });
});
