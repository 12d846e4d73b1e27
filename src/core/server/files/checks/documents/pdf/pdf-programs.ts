import type { PdfText } from './pdf-syntax.ts';

/** Actions that run code, start a program, open an embedded file or send or fetch data (ISO 32000-2, 12.6.4). */
const ACTIONS: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'GoToE',
  'ImportData',
  'SubmitForm',
  'Rendition',
  'RichMediaExecute',
  'GoTo3DView',
]);

/** Keys whose value is one of the names. */
const NAMED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['S', ACTIONS],
  ['Type', new Set(['EmbeddedFile'])],
  // Annotations that hold files or play media (12.5.6).
  ['Subtype', new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D'])],
]);

/**
 * Keys with an array, a dictionary or a reference: the name trees with the scripts and the files of the document (7.7.4), the files of one
 * object (7.11.3, 14.13), and forms of the XML Forms Architecture, which have scripts (12.7.8).
 */
const COMPOSED: ReadonlySet<string> = new Set(['JavaScript', 'EmbeddedFiles', 'EF', 'RF', 'XFA']);

/**
 * Whether the objects in the text contain a program or a file. `pdfjs-dist` does not tell all of them, for example launch actions. Looks for
 * pairs of names, because one name alone may stand in a text.
 */
export function hasProgram(objects: PdfText): boolean {
  for (const { name, end } of objects.names()) {
    const value = objects.afterGap(end);
    if (COMPOSED.has(name) && objects.isComposedAt(value)) return true;
    if (NAMED.get(name)?.has(objects.nameAt(value)?.name ?? '') === true) return true;
  }
  // The type of an action may be an object of its own.
  for (const value of objects.values()) if (ACTIONS.has(objects.nameAt(value)?.name ?? '')) return true;
  return false;
}

/** Whether the document is encrypted. */
export function isEncrypted(objects: PdfText): boolean {
  for (const { name, end } of objects.names()) {
    if (name === 'Encrypt' && objects.isComposedAt(objects.afterGap(end))) return true;
  }
  return false;
}
