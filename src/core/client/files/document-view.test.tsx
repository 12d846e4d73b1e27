import { Blob as ReadableBlob } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { JSX } from 'react';
import { linkFile, readFile } from '#core/contract/files/endpoints.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { isolated } from '#core/contract/isolated.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { Texts } from '../i18n/texts.ts';
import { DocumentDialog } from './DocumentDialog.tsx';
import { loadPdf } from './load-pdf.ts';

jest.mock('./load-pdf.ts', () => ({ loadPdf: jest.fn() }));

/** Stands in for the library, which needs a browser with a layout. */
function fakeLibrary(): {
  readonly asked: object[];
  readonly tell: (event: string, details: object) => void;
  readonly scale: string[];
  readonly pages: HTMLElement[];
} {
  const asked: object[] = [];
  const scale: string[] = [];
  const pages: HTMLElement[] = [];
  const listeners = new Map<string, (details: object) => void>();
  class EventBus {
    on(event: string, listener: (details: object) => void): void {
      listeners.set(event, listener);
    }
    dispatch(event: string, details: object): void {
      asked.push({ event, ...details, source: undefined });
    }
  }
  class PDFViewer {
    set currentScaleValue(value: string) {
      scale.push(value);
    }
    increaseScale(): void {
      scale.push('larger');
    }
    decreaseScale(): void {
      scale.push('smaller');
    }
    setDocument(): void {}
    getPageView(at: number): object | undefined {
      return pages[at] && { div: pages[at] };
    }
    cleanup(): void {}
  }
  class PDFLinkService {
    setViewer(): void {}
    setDocument(): void {}
  }
  class PDFFindController {}
  class GenericL10n {}
  const pdf = { numPages: 3, loadingTask: { destroy: async () => undefined } };
  const library = { open: async () => pdf, viewer: { EventBus, GenericL10n, PDFViewer, PDFLinkService, PDFFindController } };
  jest.mocked(loadPdf).mockResolvedValue(library as never);
  return { asked, scale, pages, tell: (event, details) => act(() => listeners.get(event)?.(details)) };
}

const pdf: StoredFile = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  purpose: 'cv',
  name: 'cv.pdf',
  mediaType: 'application/pdf',
  bytes: 3,
  state: 'ready',
  createdAt: '2026-03-01T09:30:00.000Z',
};

let shown: StoredFile;
const closed = jest.fn();
const Page = (): JSX.Element => (
  <main>
    <h1>Papers</h1>
    <DocumentDialog file={shown} open onClose={closed} />
  </main>
);
const papers = onePage('papers', '/papers', Page);

const REPLIES: FakeReplies = {
  [linkFile.id]: { url: '/files/token-of-the-link', expiresAt: '2026-03-01T09:31:00.000Z' },
  // The blobs of jsdom cannot be read.
  [readFile.id]: { blob: new ReadableBlob(['%PDF']), name: 'cv.pdf' },
};

async function show(file: StoredFile, replies: FakeReplies = {}): Promise<View> {
  shown = file;
  return renderPlugin([papers], { at: '/papers', as: 'candidate', api: { ...REPLIES, ...replies } });
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

test('a PDF is fetched by a link and shown with its place, zoom and fit', async () => {
  const library = fakeLibrary();
  const view = await show(pdf);
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  expect(view.api.calls.filter(({ id }) => id === readFile.id)).toMatchObject([{ params: { token: 'token-of-the-link' } }]);
  library.tell('pagesinit', {});
  library.tell('pagechanging', { pageNumber: 2 });
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  for (const name of ['Zoom in', 'Zoom out', 'Fit to width']) await view.user.click(screen.getByRole('button', { name }));
  expect(library.scale).toEqual(['page-width', 'larger', 'smaller', 'page-width']);
});

test('the dialog is closed by a button beside the name, which stands apart from the tools of the document', async () => {
  fakeLibrary();
  const view = await show(pdf);
  await screen.findByText('Page 1 of 3');
  const close = screen.getByRole('button', { name: 'Close' });
  const document = screen.getByRole('region', { name: isolated('cv.pdf') });
  expect(document).not.toContainElement(close);
  expect(within(document).getAllByRole('button').length).toBeGreaterThan(3);
  expect(close.parentElement).toHaveTextContent('cv.pdf');
  expect(close.compareDocumentPosition(document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await view.user.click(close);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('the pages are named in the language of the user', async () => {
  const library = fakeLibrary();
  const view = await show(pdf);
  await screen.findByText('Page 1 of 3');
  library.pages.push(...[1, 2, 3].map(() => document.createElement('div')));
  library.tell('pagesinit', {});
  const names = () => library.pages.map((page) => page.getAttribute('aria-label'));
  expect(names()).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']);
  await act(() => view.resolve(Texts).change('ar'));
  expect(names()[1]).toBe('الصفحة 2 من 3');
});

test('a page that renders again does not load its document again', async () => {
  fakeLibrary();
  const view = await show({ ...pdf });
  await screen.findByText('Page 1 of 3');
  shown = { ...pdf };
  await act(() => view.resolve(Texts).change('ar'));
  expect(view.api.calls.filter(({ id }) => id === linkFile.id)).toHaveLength(1);
});

test('a search counts its matches, and goes from one to the next by keys and buttons', async () => {
  const library = fakeLibrary();
  const view = await show(pdf);
  const box = await screen.findByRole('searchbox', { name: 'Search in the document' });
  await view.user.type(box, 'lock{Enter}');
  expect(library.asked.at(-1)).toMatchObject({ event: 'find', type: 'again', query: 'lock', findPrevious: false });
  library.tell('updatefindmatchescount', { matchesCount: { current: 2, total: 7 } });
  expect(screen.getByText('Match 2 of 7')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Previous match' }));
  expect(library.asked.at(-1)).toMatchObject({ type: 'again', findPrevious: true });
  await view.user.clear(box);
  expect(screen.queryByText(/Match 2/)).toBeNull();
});

test('a document that cannot be printed says so, and can be printed again', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  // The fake document has no pages to draw.
  fakeLibrary();
  const view = await show(pdf);
  await view.user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(view.snackbar).toBe('The document could not be printed. Download it and print it from there.'));
  expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-busy', 'false');
});

test('a document that does not load can be tried again', async () => {
  fakeLibrary();
  let isAway = true;
  const view = await show(pdf, {
    [linkFile.id]: () => {
      if (isAway) throw refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.');
      return REPLIES[linkFile.id];
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The document did not load.');
  isAway = false;
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
});

test('a PDF that cannot be opened offers the download', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  jest.mocked(loadPdf).mockRejectedValue(new Error('broken'));
  await show(pdf);
  expect(await screen.findByRole('alert')).toHaveTextContent('The document did not load.');
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('a picture is shown with its name', async () => {
  await show({ ...pdf, name: 'me.webp', mediaType: 'image/webp' });
  expect(await screen.findByRole('img', { name: isolated('me.webp') })).toHaveAttribute('src', 'blob:picture');
});

test('other kinds have no preview, and are saved under their name', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const view = await show({ ...pdf, name: 'cv.odt', mediaType: 'application/vnd.oasis.opendocument.text' });
  const document = await screen.findByRole('region', { name: isolated('cv.odt') });
  expect(document).toHaveTextContent('There is no preview for this kind of file.');
  expect(view.api.calls.some(({ id }) => id === linkFile.id)).toBe(false);
  await view.user.click(within(document).getByRole('button', { name: 'Download' }));
  expect(view.api.calls.find(({ id }) => id === linkFile.id)).toMatchObject({ body: { disposition: 'attachment' } });
  expect(saved).toEqual(['cv.pdf']);
});
