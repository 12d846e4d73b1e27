import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Refusal } from '../inspection.ts';
import { checkAttachedName } from './pdf-attachments.ts';
import type { CheckedSource } from './pdf-source.ts';
import { WITHOUT_DRAWING } from './without-drawing.ts';

/** What the library warns of when the cross-references are broken and it searches the file for objects instead. */
const REBUILT = 'Indexing all PDF objects';

/** What an annotation may hold besides its looks. The types of the library leave them out. */
interface AnnotationData {
  readonly actions?: object | null;
  readonly attachment?: AttachedFile | null;
  readonly file?: AttachedFile | null;
  readonly unsafeUrl?: string;
}

interface AttachedFile {
  readonly filename?: string;
}

/**
 * Opens a PDF and each of its pages, without drawing anything.
 *
 * @returns the number of pages
 * @throws Refusal for a password, too many pages, scripts, attachments and broken cross-references; other errors for a broken document
 */
export async function openPdf(bytes: Buffer, maxPages: number, { embedded, areNamesHidden }: CheckedSource): Promise<number> {
  const wasRebuilt = watchForRebuilding();
  const document = await opened(bytes);
  if (document.numPages > maxPages) throw new Refusal('files.pages');
  if (await document.hasJSActions()) throw new Refusal('files.script');
  const names = new Set(namesOf((await document.getAttachments())?.values() ?? []));
  for (let number = 1; number <= document.numPages; number += 1) {
    for (const name of await checkedPage(await document.getPage(number))) names.add(name);
  }
  if (document.numPages === 0 || wasRebuilt()) throw new Refusal('files.unreadable');
  for (const name of names) checkAttachedName(name);
  // A file that the library does not know has a name that nobody can read.
  if (areNamesHidden && embedded > names.size) throw new Refusal('files.attachment');
  return document.numPages;
}

async function opened(bytes: Buffer): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.WARNINGS,
      stopAtErrors: true,
      ...WITHOUT_DRAWING,
    }).promise;
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? new Refusal('files.protected') : error;
  }
}

/** The names of the files that annotations of the page hold. @throws Refusal script */
async function checkedPage(page: PDFPageProxy): Promise<readonly string[]> {
  const annotations: readonly AnnotationData[] = await page.getAnnotations();
  const runs = annotations.some(({ actions, unsafeUrl }) => Boolean(actions) || /^\s*(?:java|vb)script:/i.test(unsafeUrl ?? ''));
  if (runs || (await page.getJSActions()) !== null) throw new Refusal('files.script');
  return annotations.flatMap(({ attachment, file }) => namesOf([attachment, file]));
}

function namesOf(files: Iterable<AttachedFile | null | undefined>): readonly string[] {
  return [...files].flatMap((file) => (file?.filename === undefined ? [] : [file.filename]));
}

/** Returns whether the library has rebuilt cross-references since. It says so only in its warnings. */
function watchForRebuilding(): () => boolean {
  let wasRebuilt = false;
  console.warn = (warning: unknown) => {
    wasRebuilt ||= String(warning).includes(REBUILT);
  };
  return () => wasRebuilt;
}
