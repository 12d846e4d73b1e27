import { makeAutoObservable, runInAction } from 'mobx';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PdfLibrary } from './load-pdf.ts';
import { printPages } from './print-pages.ts';

/** Matches of a search: the place of the current one, from 1, and how many there are. */
interface Matches {
  readonly place: number;
  readonly count: number;
}

const NO_MATCHES: Matches = { place: 0, count: 0 };

// The values of the library for opening links in a new tab, and for showing annotations without forms.
const NEW_TAB = 2;
const LINKS_ONLY = 1;

/** An open document in an element of the page, with what its toolbar shows. */
export class OpenPdf {
  page = 1;
  matches = NO_MATCHES;
  isPrinting = false;
  readonly count: number;
  readonly #document: PDFDocumentProxy;
  readonly #viewer: InstanceType<PdfLibrary['viewer']['PDFViewer']>;
  readonly #events: InstanceType<PdfLibrary['viewer']['EventBus']>;
  #nameOf: (page: number) => string = String;

  /** @param area the element that scrolls; its first child gets the pages */
  constructor(
    { viewer: { EventBus, GenericL10n, PDFFindController, PDFLinkService, PDFViewer } }: PdfLibrary,
    document: PDFDocumentProxy,
    area: HTMLDivElement,
  ) {
    this.#document = document;
    this.count = document.numPages;
    this.#events = new EventBus();
    const links = new PDFLinkService({
      eventBus: this.#events,
      externalLinkTarget: NEW_TAB,
      externalLinkRel: 'noopener noreferrer nofollow',
    });
    const find = new PDFFindController({ eventBus: this.#events, linkService: links });
    this.#viewer = new PDFViewer({
      container: area,
      eventBus: this.#events,
      linkService: links,
      findController: find,
      // The texts of the library are English. Without an object of its own, the viewer shows them.
      l10n: new GenericL10n(undefined),
      annotationMode: LINKS_ONLY,
      removePageBorders: true,
    });
    links.setViewer(this.#viewer);
    makeAutoObservable(this, { count: false });
    this.#follow();
    this.#viewer.setDocument(document);
    links.setDocument(document);
  }

  /** Names the pages for screen readers. Call it again when the language changes. */
  namePages(nameOf: (page: number) => string): void {
    this.#nameOf = nameOf;
    this.#showNames();
  }

  /** Makes the pages larger or smaller, by steps. */
  zoom(steps: number): void {
    if (steps > 0) this.#viewer.increaseScale({ steps });
    else this.#viewer.decreaseScale({ steps: -steps });
  }

  /** Makes the pages as wide as the element. */
  fit(): void {
    this.#viewer.currentScaleValue = 'page-width';
  }

  /** Searches for words, or goes on to another match of them. */
  find(query: string, to?: 'next' | 'previous'): void {
    const again = to === undefined ? '' : 'again';
    if (query === '') this.matches = NO_MATCHES;
    this.#events.dispatch('find', {
      source: this,
      type: again,
      query,
      highlightAll: true,
      findPrevious: to === 'previous',
      caseSensitive: false,
    });
  }

  async print(): Promise<void> {
    this.isPrinting = true;
    try {
      await printPages(this.#document);
    } finally {
      runInAction(() => {
        this.isPrinting = false;
      });
    }
  }

  close(): void {
    this.#viewer.cleanup();
    void this.#document.loadingTask.destroy();
  }

  // Before the library has made the pages, there is nothing to name.
  #showNames(): void {
    for (let page = 1; page <= this.count; page += 1) {
      const view: { readonly div: HTMLElement } | undefined = this.#viewer.getPageView(page - 1);
      view?.div.setAttribute('aria-label', this.#nameOf(page));
    }
  }

  #follow(): void {
    const found = ({ matchesCount: { current, total } }: { matchesCount: { current: number; total: number } }): void =>
      runInAction(() => {
        this.matches = { place: current, count: total };
      });
    this.#events.on('pagesinit', () => {
      this.#showNames();
      this.fit();
    });
    this.#events.on('pagechanging', ({ pageNumber }: { pageNumber: number }) =>
      runInAction(() => {
        this.page = pageNumber;
      }),
    );
    this.#events.on('updatefindmatchescount', found);
    this.#events.on('updatefindcontrolstate', found);
  }
}
