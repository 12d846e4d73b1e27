import { act, fireEvent, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { getImport, getImportPlace, listImports, listMappings } from '../../contract/endpoints.ts';
import type { ImportDeskProps } from '../../contract/import-desk.ts';
import type { ImportRun } from '../../contract/schemas.ts';
import { bedPlace } from '../../contract/testing/import-runs.ts';
import { ImportDesk } from '../ImportDesk.tsx';
import { importsClientPlugin } from '../imports.client-plugin.ts';

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

const GIVEN: ImportDeskProps = {
  ...{ target: 'garden.plants', place: 'beds', onChanged: countChange },
  list: { to: '/next', label: 'See the beds' },
};

const TITLE = 'Import beds';

function Page(): JSX.Element {
  return (
    <main>
      <h1>{TITLE}</h1>
      <PluginPart plugin="imports" what="imports.desk" load={async () => ImportDesk} given={GIVEN} />
    </main>
  );
}

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    { route: routeRef('garden.import', '/import'), layout: 'none', load: async () => ({ Page }) },
    { route: routeRef('garden.next', '/next'), layout: 'none', load: pageSaying('Next') },
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
  const view = await renderPlugin([importsClientPlugin, garden], {
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
