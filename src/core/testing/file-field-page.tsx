import { act, fireEvent, screen, within } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { FileField } from '#core/client/files/FileField.tsx';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { uploadFile } from '#core/contract/files/endpoints.ts';
import { filePurpose } from '#core/contract/files/file-purpose.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from './client-kit.tsx';
import type { FakeReplies } from './fake-api.ts';
import { pageSaying } from './test-pages.tsx';

const cv = filePurpose({ id: 'cv', ownerKind: 'user', kinds: ['pdf', 'docx'], maxBytes: 1000, perOwner: 3 });

/** An upload whose end the test decides. */
interface Sending {
  readonly progress: (share: number) => void;
  readonly answer: (reply: StoredFile) => void;
  readonly fail: (error: unknown) => void;
}

/** What the page shows and has sent. */
export const page: { value: readonly StoredFile[]; max: number | undefined; sending: Sending[]; ended: number[] } = {
  value: [],
  max: undefined,
  sending: [],
  ended: [],
};

function Page(): JSX.Element {
  const [files, setFiles] = useState(page.value);
  const change = (next: readonly StoredFile[]): void => {
    page.value = next;
    setFiles(next);
  };
  return (
    <main>
      <h1>Papers</h1>
      <FileField label="CVs" field="papers.cvs" purpose={cv} files={files} onChange={change} max={page.max} />
    </main>
  );
}

const papers = defineClientPlugin({
  id: 'papers',
  pages: [
    { route: routeRef('papers.edit', '/papers'), layout: 'none', load: async () => ({ Page }) },
    { route: routeRef('papers.next', '/next'), layout: 'none', load: pageSaying('Next') },
  ],
});

const replies: FakeReplies = {
  [uploadFile.id]: ({ onUpload, signal }: { onUpload: (share: number) => void; signal: AbortSignal }) =>
    new Promise((answer, fail) => {
      const place = page.sending.length;
      signal.addEventListener('abort', () => {
        page.ended.push(place);
        fail(signal.reason);
      });
      page.sending.push({ progress: onUpload, answer, fail });
    }),
};

/** A stored CV. */
export function stored(id: string, name = `${id}.pdf`): StoredFile {
  const facts = { mediaType: 'application/pdf', bytes: 2048, state: 'ready', pages: 2, createdAt: '2026-03-01T09:30:00.000Z' } as const;
  return { id, purpose: cv.id, name, ...facts };
}

/** A file on the device of the user. Browsers know programs by their ending. */
export function picked(name = 'cv.pdf', size = 3): File {
  return new File(['x'.repeat(size)], name, { type: name.endsWith('.exe') ? 'application/x-msdownload' : '' });
}

/** Opens the page with these files in the field, or at most so many. */
export async function show(files: readonly StoredFile[] = [], max?: number): Promise<View> {
  Object.assign(page, { value: files, max, sending: [], ended: [] });
  return renderPlugin([papers], { at: '/papers', as: 'candidate', api: replies });
}

/** The field. */
export function field(): HTMLElement {
  return screen.getByRole('group', { name: 'CVs' });
}

/** The browser's control in the field. */
export function input(): HTMLInputElement {
  const found = field().querySelector<HTMLInputElement>('input[type=file]');
  if (found === null) throw new Error('The field has no input');
  return found;
}

/** Chooses files in the dialog of the browser. */
export function choose(...files: readonly File[]): void {
  fireEvent.change(input(), { target: { files } });
}

/** Lets the upload at this place go a step. */
export async function upload(at: number, step: (upload: Sending) => void): Promise<void> {
  const one = page.sending[at];
  if (one === undefined) throw new Error(`There is no upload ${at}`);
  await act(async () => step(one));
}

/** Names of the files in the field. */
export function rows(): (string | null)[] {
  const items = within(field()).queryAllByRole('listitem');
  return items.map((row) => row.querySelector('bdi')?.textContent ?? null);
}

// An upload that does not end would let the browser ask in the next test.
afterEach(() =>
  act(async () => {
    for (const { answer } of page.sending) answer(stored('last'));
  }),
);
