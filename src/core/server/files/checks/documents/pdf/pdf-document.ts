import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Refusal } from '../inspection.ts';

/** What the library warns of when the cross-references are broken and it searches the file for objects instead. */
const REBUILT = 'Indexing all PDF objects';

/** What an annotation may hold besides its looks. The types of the library leave them out. */
interface AnnotationData {
  readonly actions?: object | null;
  readonly attachment?: object | null;
  readonly file?: object | null;
}

/**
 * Opens a PDF and each of its pages, without drawing anything.
 *
 * @returns the number of pages
 * @throws Refusal for a password, too many pages, scripts, attachments and broken cross-references; other errors for a broken document
 */
export async function openPdf(bytes: Buffer, maxPages: number): Promise<number> {
  const wasRebuilt = watchForRebuilding();
  const document = await opened(bytes);
  if (document.numPages > maxPages) throw new Refusal('files.pages');
  if (await hasProgramOfDocument(document)) throw new Refusal('files.program');
  for (let number = 1; number <= document.numPages; number += 1) {
    if (await hasProgramOfPage(await document.getPage(number))) throw new Refusal('files.program');
  }
  if (document.numPages === 0 || wasRebuilt()) throw new Refusal('files.unreadable');
  return document.numPages;
}

async function opened(bytes: Buffer): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.WARNINGS,
      stopAtErrors: true,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
    }).promise;
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? new Refusal('files.protected') : error;
  }
}

async function hasProgramOfDocument(document: PDFDocumentProxy): Promise<boolean> {
  return (await document.hasJSActions()) || (await document.getAttachments()) !== null;
}

async function hasProgramOfPage(page: PDFPageProxy): Promise<boolean> {
  const annotations: readonly AnnotationData[] = await page.getAnnotations();
  const hasOne = annotations.some(({ actions, attachment, file }) => Boolean(actions ?? attachment ?? file));
  return hasOne || (await page.getJSActions()) !== null;
}

/** Returns whether the library has rebuilt cross-references since. It says so only in its warnings. */
function watchForRebuilding(): () => boolean {
  let wasRebuilt = false;
  console.warn = (warning: unknown) => {
    wasRebuilt ||= String(warning).includes(REBUILT);
  };
  return () => wasRebuilt;
}
