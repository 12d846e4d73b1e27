import type { PDFDocumentProxy } from 'pdfjs-dist';
import type * as Viewer from 'pdfjs-dist/web/pdf_viewer.mjs';

/** The library that shows PDF documents. */
export interface PdfLibrary {
  /** Opens a document. Nothing of it runs: neither its scripts nor code made from its fonts. */
  readonly open: (content: Uint8Array) => Promise<PDFDocumentProxy>;
  readonly viewer: Pick<typeof Viewer, 'EventBus' | 'GenericL10n' | 'PDFFindController' | 'PDFLinkService' | 'PDFViewer'>;
}

/** Loads the library and its worker, which are chunks of their own. */
export async function loadPdf(): Promise<PdfLibrary> {
  const { getDocument, GlobalWorkerOptions, version } = await import(/* webpackChunkName: "pdf" */ 'pdfjs-dist');
  // The viewer takes the library from the global object, so it loads after it.
  const viewer = await import(/* webpackChunkName: "pdf-viewer" */ 'pdfjs-dist/web/pdf_viewer.mjs');
  await import(/* webpackChunkName: "pdf-viewer" */ 'pdfjs-dist/web/pdf_viewer.css');
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('pdfjs-dist/build/pdf.worker.mjs', import.meta.url));
  const files = `/assets/pdf-${version}`;
  const open = (data: Uint8Array): Promise<PDFDocumentProxy> =>
    getDocument({
      data,
      cMapUrl: `${files}/cmaps/`,
      standardFontDataUrl: `${files}/standard_fonts/`,
      useWasm: false,
      disableFontFace: true,
      enableXfa: false,
    }).promise;
  return { open, viewer };
}
