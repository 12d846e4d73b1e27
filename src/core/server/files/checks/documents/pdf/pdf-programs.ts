import { fateOfLink, isRemote } from '../archive/link-address.ts';
import type { RefusalCode } from '../inspection.ts';
import { stringAt, textOfString } from './pdf-strings.ts';
import type { PdfText } from './pdf-syntax.ts';

/** Actions that run code, start a program, open an embedded file, send or fetch data, or play media (ISO 32000-2, 12.6.4). */
const ACTIONS: ReadonlyMap<string, RefusalCode> = new Map([
  ['JavaScript', 'files.script'],
  ['Launch', 'files.program'],
  ['GoToE', 'files.attachment'],
  ['ImportData', 'files.form'],
  ['SubmitForm', 'files.form'],
  ['Rendition', 'files.media'],
  ['RichMediaExecute', 'files.media'],
  ['GoTo3DView', 'files.media'],
  ['Movie', 'files.media'],
  ['Sound', 'files.media'],
]);

/** Annotations that play media (12.5.6). */
const ANNOTATIONS: ReadonlyMap<string, RefusalCode> = new Map(
  ['RichMedia', 'Screen', 'Movie', 'Sound', '3D'].map((name) => [name, 'files.media']),
);

/** Keys whose value is one of the names. */
const NAMED: ReadonlyMap<string, ReadonlyMap<string, RefusalCode>> = new Map([
  ['S', ACTIONS],
  ['Subtype', ANNOTATIONS],
]);

/**
 * Keys with an array, a dictionary or a reference: the name tree with the scripts of the document (7.7.4), and forms of the XML Forms
 * Architecture, which load data and have code (12.7.8).
 */
const COMPOSED: ReadonlyMap<string, RefusalCode> = new Map([
  ['JavaScript', 'files.script'],
  ['XFA', 'files.form'],
]);

/**
 * Why the objects in the text are refused; `undefined` if nothing in them runs. `pdfjs-dist` does not tell all of it, for example launch
 * actions. Looks for pairs of names, because one name alone may stand in a text.
 */
export function refusalOfObjects(objects: PdfText): RefusalCode | undefined {
  for (const { name, end } of objects.names()) {
    const value = objects.afterGap(end);
    const code = objects.isComposedAt(value) ? COMPOSED.get(name) : NAMED.get(name)?.get(objects.nameAt(value)?.name ?? '');
    const refused = code ?? refusalOfAddress(objects, name, value);
    if (refused !== undefined) return refused;
  }
  // The type of an action may be an object of its own.
  for (const value of objects.values()) {
    const code = ACTIONS.get(objects.nameAt(value)?.name ?? '');
    if (code !== undefined) return code;
  }
  return undefined;
}

/** Keys whose value is the name of a file: one of another computer tells it who opens the document (7.11.2). */
const FILES: ReadonlySet<string> = new Set(['F', 'UF', 'DOS', 'Unix', 'Mac']);

/** Why an address is refused that is a string behind a key. */
function refusalOfAddress(objects: PdfText, name: string, offset: number): RefusalCode | undefined {
  if (name !== 'URI' && !FILES.has(name)) return undefined;
  const found = stringAt(objects.text, offset);
  if (found === undefined) return undefined;
  const address = textOfString(found);
  if (name === 'URI') return fateOfLink(address) === 'script' ? 'files.script' : undefined;
  return isRemote(address) ? 'files.outside' : undefined;
}
