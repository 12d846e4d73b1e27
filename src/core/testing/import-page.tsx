import { act, fireEvent, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { ImportDesk } from '#core/client/spreadsheets/ImportDesk.tsx';
import { getImport, getImportPlace, listImports, listMappings } from '#core/contract/imports/endpoints.ts';
import type { ImportColumn, ImportPlaceDescription, ImportRun } from '#core/contract/imports/schemas.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from './client-kit.tsx';
import { type FakeReplies, refusal } from './fake-api.ts';
import { pageSaying } from './test-pages.tsx';

/** A column of beds. */
export function importColumn(id: string, rest: Partial<ImportColumn> = {}): ImportColumn {
  return { id, title: `Title of ${id}`, help: `Help of ${id}.`, kind: 'text', isNeeded: false, example: 'ash', spellings: [], ...rest };
}

/** What can be imported into beds. */
export const bedPlace: ImportPlaceDescription = {
  columns: [
    importColumn('name', { isNeeded: true }),
    importColumn('tags', { kind: 'list' }),
    importColumn('soil', { choices: ['clay', 'sand'] }),
  ],
  canHideMissing: true,
};

/** An import of beds whose file was read. */
export const readRun: ImportRun = {
  id: 'run-1',
  target: 'garden.plants',
  place: 'beds',
  fileName: 'beds.csv',
  state: 'mapping',
  version: 2,
  isOwn: true,
  by: 'Ada',
  createdAt: '2026-03-01T09:30:00.000Z',
  progress: null,
  ahead: 0,
  columns: [
    { label: 'Bed', examples: ['North', 'South'], values: [] },
    { label: 'Labels', examples: ['a; b'], values: [] },
    { label: 'Remark', examples: [], values: [] },
  ],
  rows: 12,
  otherSheets: 0,
  mapping: { columns: { name: { kind: 'column', label: 'Bed' } }, hidesMissing: false },
  counts: null,
  isCheckedAnew: false,
  failure: null,
  appliedAt: null,
  undoUntil: null,
  undo: null,
};

/** The same import after its check. */
export const checkedRun: ImportRun = {
  ...readRun,
  state: 'checked',
  version: 4,
  counts: { new: 3, changed: 2, unchanged: 6, faulty: 1, hidden: 0 },
};

/** What the server of the page has, and what the page reported. */
export const importPage: { run: ImportRun | undefined; past: readonly ImportRun[]; changes: number } = {
  run: undefined,
  past: [],
  changes: 0,
};

const replies: FakeReplies = {
  [getImportPlace.id]: bedPlace,
  [listMappings.id]: { items: [] },
  [listImports.id]: () => ({ items: importPage.past.map(({ columns: _columns, mapping: _mapping, ...run }) => run), nextCursor: null }),
  [getImport.id]: () => {
    if (importPage.run === undefined) throw refusal(404, 'not-found', 'This does not exist, or you do not have access to it.');
    return importPage.run;
  },
};

const countChange = (): void => {
  importPage.changes += 1;
};

function Page(): JSX.Element {
  return (
    <main>
      <h1>Import beds</h1>
      <ImportDesk target="garden.plants" place="beds" list={{ to: '/next', label: 'See the beds' }} onChanged={countChange} />
    </main>
  );
}

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    { route: routeRef('garden.import', '/import'), layout: 'none', page: async () => ({ Page }) },
    { route: routeRef('garden.next', '/next'), layout: 'none', page: pageSaying('Next') },
  ],
});

interface ShownImport {
  /** The import in the address; none when absent. */
  readonly run?: ImportRun | undefined;
  readonly past?: readonly ImportRun[];
  readonly api?: FakeReplies;
}

/** Opens the page of imports and waits until it is shown. */
export async function showImport({ run, past = [], api = {} }: ShownImport = {}): Promise<View> {
  Object.assign(importPage, { run, past, changes: 0 });
  const view = await renderPlugin([garden], {
    at: run === undefined ? '/import' : `/import?import=${run.id}`,
    as: 'admin',
    api: { ...replies, ...api },
  });
  await screen.findByRole('list', { name: 'Steps of the import' });
  if (run !== undefined) await screen.findAllByText(run.fileName);
  return view;
}

/** Lets the page ask for the progress: it does so when it becomes visible. */
export async function askAgain(run: ImportRun | undefined = importPage.run): Promise<void> {
  importPage.run = run;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

/** The current step on the rail. */
export function currentStep(): string | null | undefined {
  return screen
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')
    ?.querySelector('.rail__label')?.textContent;
}

/** Chooses a file in the dialog of the browser. */
export function chooseSheet(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('The page has no input for files');
  fireEvent.change(input, { target: { files: [file] } });
}
